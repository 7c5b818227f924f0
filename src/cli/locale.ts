/**
 * Whether messages are in Chinese by the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides, as in POSIX; where it
 * names a language, the list of languages in LANGUAGE goes before it, as in gettext.
 */
export function speaksChinese(environment: NodeJS.ProcessEnv): boolean {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(Boolean) ?? 'C';
  const wanted = /^(?:C|POSIX)(?![a-z])/i.test(locale) ? [] : (environment['LANGUAGE'] ?? '').split(':');
  return /^zh/i.test([...wanted, locale].find((one) => /^(?:zh|en)(?![a-z])/i.test(one)) ?? '');
}
