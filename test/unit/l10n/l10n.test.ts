import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { differences, manifestTexts, sentences, translations } from '../../l10n/strings.ts';

const chinese = translations('zh-cn');
const pairs = Object.entries(chinese);

/** The numbers of the placeholders of a sentence, each once, in order. */
function placeholders(sentence: string): string[] {
  return [...new Set(sentence.match(/\{\d+\}/g))].toSorted();
}

/** Its square brackets in their order, those of placeholders left aside. */
function brackets(sentence: string): string {
  return sentence.replace(/[^[\]]/g, '');
}

/** The pairs whose translation is wrong, as lines to read. */
function faults(isWrong: (english: string, translated: string) => boolean): string[] {
  return pairs.filter(([english, translated]) => isWrong(english, translated)).map((pair) => pair.join(' => '));
}

describe('Simplified Chinese', () => {
  test('has every sentence of the sources and no other', async () => {
    const said = await sentences();
    assert.ok(said.length > 500, `only ${said.length} sentences found: the collector no longer sees the translator`);
    assert.deepEqual(differences(said, chinese), { missing: [], stale: [] });
  });

  test('leaves no sentence empty', () => {
    assert.deepEqual(
      faults((_, translated) => translated.trim() === ''),
      [],
    );
  });

  test('has the placeholders of the English sentence', () => {
    assert.deepEqual(
      faults((english, translated) => placeholders(english).join() !== placeholders(translated).join()),
      [],
    );
  });

  test('keeps the square brackets, with words between', () => {
    assert.deepEqual(
      faults((english, translated) => brackets(english) !== brackets(translated) || /\[\s*\]/.test(translated)),
      [],
    );
  });

  test('has full-width signs beside Chinese characters', () => {
    assert.deepEqual(
      faults((_, translated) => /\p{Script=Han}\s*[,.;:!?()]|[,;:!?()]\s*\p{Script=Han}/u.test(translated.replaceAll('Gems Fight!', ''))),
      [],
    );
  });

  test('has one word for one thing', () => {
    // The glossary alone says temperature, in both languages.
    const others = /堆|摞|袋|石子|宝玉|摆幅|温度|跳过|过牌|让步|您/u;
    assert.deepEqual(
      faults((english, translated) => others.test(translated) && !english.includes('temperature')),
      [],
    );
  });

  test('ends a sentence where the English one ends', () => {
    assert.deepEqual(
      faults((english, translated) => /[.?]$/.test(english) !== /[。？]$/u.test(translated)),
      [],
    );
  });
});

test('the manifest says the same things in Chinese', () => {
  const translated = manifestTexts('zh-cn');
  assert.deepEqual(Object.keys(translated).toSorted(), Object.keys(manifestTexts()).toSorted());
  assert.deepEqual(
    Object.keys(translated).filter((key) => translated[key]?.trim() === ''),
    [],
  );
});

test('missing and stale sentences are told apart', () => {
  assert.deepEqual(differences(['a', 'b'], { b: '乙', c: '丙' }), { missing: ['a'], stale: ['c'] });
});
