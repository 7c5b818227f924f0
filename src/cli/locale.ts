/** Whether messages are in Chinese by the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides, as in POSIX. */
export function speaksChinese(environment: NodeJS.ProcessEnv): boolean {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(Boolean) ?? '';
  return /^zh(?![a-z])/i.test(locale);
}
