// Sentences without a translation ('+', ready to be filled in) and translations without a sentence ('-'); exit code 1 where there are any.
// node test/l10n/missing.ts [LANGUAGE]
import { differences, sentences, translations } from './strings.ts';

const { missing, stale } = differences(await sentences(), translations(process.argv[2] ?? 'zh-cn'));
for (const sentence of missing) process.stdout.write(`+ ${JSON.stringify(sentence)}: "",\n`);
for (const sentence of stale) process.stdout.write(`- ${JSON.stringify(sentence)}\n`);
process.stdout.write(`${missing.length} missing, ${stale.length} stale\n`);
if (missing.length + stale.length > 0) process.exitCode = 1;
