import chinese from '../../l10n/bundle.l10n.zh-cn.json' with { type: 'json' };
import { english, translatorOf } from '../words/translator.ts';
import type { Translator } from '../words/translator.ts';

/** The language of messages by the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides, as in POSIX. */
export function translatorFor(environment: NodeJS.ProcessEnv): Translator {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(Boolean) ?? '';
  return /^zh(?![a-z])/i.test(locale) ? translatorOf(chinese) : english;
}
