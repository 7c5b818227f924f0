import chinese from '../../l10n/bundle.l10n.zh-cn.json' with { type: 'json' };
import { english, translatorOf } from '../words/translator.ts';
import type { Translator } from '../words/translator.ts';
import { speaksChinese } from './locale.ts';

/** The language of messages by the locale. */
export function translatorFor(environment: NodeJS.ProcessEnv): Translator {
  return speaksChinese(environment) ? translatorOf(chinese) : english;
}
