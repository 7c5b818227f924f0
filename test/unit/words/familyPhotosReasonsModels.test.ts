import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FamilyPhotosMove } from '../../../src/games/familyPhotos/facts.ts';
import { familyPhotosReasons } from '../../../src/words/familyPhotosReasons.ts';
import { positionLedgerRows } from '../../../src/words/familyPhotosReasonsLedger.ts';
import { english } from '../../../src/words/translator.ts';
import { explainedText } from '../games/familyPhotosReasonsSupport.ts';

interface Model {
  readonly name: string;
  readonly input: string;
  readonly branch: readonly number[];
  /** Name, margin and rule of each row. */
  readonly ledger: readonly string[];
  readonly position: string;
  /** By stack (0: pass), final margin and loss. */
  readonly moves: Readonly<Record<string, string>>;
}

/** What is to be said of games whose numbers were counted by exhaustive play. */
const models: readonly Model[] = [
  {
    name: '1: exchange',
    input: '2 12 3 4 7 1 15 9 1',
    branch: [],
    ledger: [
      'Pool 1: 16 (stack 2 top) Alice +1 · 15 (stack 1 top) Bonnie -3 · 11 (stack 1 bottom) Alice +4 · 10 (stack 2 bottom) Bonnie -1',
      'Sum 1',
    ],
    position: '',
    moves: {
      '2 1 0':
        'It is worth 1 to Alice and 15 to Bonnie: who takes it matters 1 + 15 = 16 points. Nothing in the pool matters more (next: 12 + 3 = 15).',
      '1 0 1':
        'Bonnie takes the top of stack 2 (15 to her). Two photos change owner: Alice has swing 15 instead of swing 16, 16 - 15 = 1. From the third photo on nothing changes: 12 - 15 + 4 - 1 = 0.',
      '0 -1 2':
        'Bonnie takes the top of stack 2 (15 to her) and all four pool photos change owner: 16 - 15 + 11 - 10 = 2. She does not pass as well: [the game would end] at 0, better for Alice.',
    },
  },
  {
    name: '2: a threat that is too small',
    input: '2 50 50 0 0 3 0 5 2',
    branch: [],
    ledger: [
      'Pool 50: 100 (stack 1 top) Alice +50 · 0 (stack 1 bottom) Bonnie -0',
      "Alice's free gains 1: stack 2: Alice opens 3, Bonnie answers 2",
      'Sum 51',
    ],
    position:
      'The free gain of stack 2 does not run away: if Bonnie opened stack 2 herself and Alice answered at the bottom, it would give 5 - 0 = 5 instead of 3 - 2 = 1.',
    moves: {
      '1 51 0':
        'It is worth 50 to Alice and 50 to Bonnie: who takes it matters 50 + 50 = 100 points. Nothing in the pool matters more (next: 0 + 0 = 0).',
      '2 -42 93':
        'Too early. It threatens the bottom photo, swing 5 + 2 = 7, but the top of stack 1 is hotter, swing 100. Bonnie does not answer; she takes the top of stack 1 (50 to her): 3 - 50 + 5 - 0 = -42. Two photos change owner: 100 - 7 = 93. [Had she answered] at the bottom, it would still be +51.',
      '0 -49 100':
        'Bonnie takes the top of stack 1 (50 to her) and both pool photos change owner: 100 - 0 = 100. She does not pass as well: [the game would end] at 0, better for Alice.',
    },
  },
  {
    name: '3: all four kinds',
    input: '4 6 4 3 2 5 1 6 2 1 6 2 7 1 2 5 6',
    branch: [],
    ledger: [
      'Pool 4: 10 (stack 1 top) Alice +6 · 5 (stack 1 bottom) Bonnie -2',
      "Alice's free gains 3: stack 2: Alice opens 5, Bonnie answers 2",
      "Bonnie's free gains -4: stack 3: Bonnie opens 6, Alice answers 2",
      'Dead 0: stack 4: opening gives 1 - 6 = -5 (Alice) or 2 - 5 = -3 (Bonnie): nobody needs to',
      'Sum 3',
    ],
    position:
      'The free gain of stack 2 does not run away: if Bonnie opened stack 2 herself and Alice answered at the bottom, it would give 6 - 1 = 5 instead of 5 - 2 = 3.',
    moves: {
      '1 3 0':
        'It is worth 6 to Alice and 4 to Bonnie: who takes it matters 6 + 4 = 10 points. Nothing in the pool matters more (next: 3 + 2 = 5).',
      '2 1 2':
        'Too early. It threatens the bottom photo, swing 6 + 2 = 8, but the top of stack 1 is hotter, swing 10. Bonnie does not answer; she takes the top of stack 1 (4 to her): 5 - 4 + 6 - 2 - 4 = 1 (free gains -4). Two photos change owner: 10 - 8 = 2. [Had she answered] at the bottom, it would still be +3.',
      '3 0 3':
        "It is Bonnie's free gain: Alice takes the cooler photo of the stack and leaves the hotter one, 9 - 7 = 2. Besides, the top of stack 1, swing 10, is hotter than the bottom left open, swing 9. Bonnie does not answer; she takes the top of stack 1 (4 to her), and Alice gets the 9 instead, 10 - 9 = 1. [Had she answered] at the bottom, it would be +1.",
      '4 -2 5': 'The stack is dead. Its bottom, swing 11, is now the hottest; Bonnie takes it: 1 - 6 = -5.',
      '0 -2 5':
        'Bonnie takes the top of stack 1 (4 to her) and both pool photos change owner: 10 - 5 = 5. She does not pass as well: [the game would end] at 0, better for Alice.',
    },
  },
  {
    name: '3: the pass at 7',
    input: '4 6 4 3 2 5 1 6 2 1 6 2 7 1 2 5 6',
    branch: [1, 1, 2, 2],
    ledger: [
      'Banked 7: photos taken so far',
      "Bonnie's free gains -4: stack 3: Bonnie opens 6, Alice answers 2",
      'Dead 0: stack 4: opening gives 1 - 6 = -5 (Alice) or 2 - 5 = -3 (Bonnie): nobody needs to',
      'Sum 3',
    ],
    position:
      'Why does Alice pass at +7? Every photo she could take loses: open stack 3 gives +1 (loses 2), open stack 4 gives -2 (loses 5). Why does Bonnie not pass too? [The game would end] at +7; opening stack 3 leads to +3.',
    moves: {
      '0 3 0':
        'Costs nothing: the pool is empty. Bonnie opens stack 3. She does not pass as well: [the game would end] at +7, better for Alice.',
      '3 1 2':
        "It is Bonnie's free gain: Alice takes the cooler photo of the stack and leaves the hotter one, 9 - 7 = 2. Bonnie takes that one: 1 - 7 = -6 instead of 2 - 6 = -4.",
      '4 -2 5': 'The stack is dead. Its bottom, swing 11, is now the hottest; Bonnie takes it: 1 - 6 = -5.',
    },
  },
  {
    name: '3: after the pass at 7',
    input: '4 6 4 3 2 5 1 6 2 1 6 2 7 1 2 5 6',
    branch: [1, 1, 2, 2, 0],
    ledger: [
      'Banked 7: photos taken so far',
      "Bonnie's free gains -4: stack 3: Bonnie opens 6, Alice answers 2",
      'Dead 0: stack 4: opening gives 1 - 6 = -5 (Alice) or 2 - 5 = -3 (Bonnie): nobody needs to',
      'Sum 3',
    ],
    position: 'Why does Bonnie not pass too? [The game would end] at +7; opening stack 3 leads to +3.',
    moves: {
      '3 3 0': 'A free gain: Alice answers at the bottom, 2 - 6 = -4. The pool is empty.',
      '4 6 3': 'The stack is dead. Its bottom, swing 11, is now the hottest; Alice takes it: 5 - 2 = 3.',
      '0 7 4': 'Alice has passed, so this ends the game at +7. What is still to come is lost: -4.',
    },
  },
  {
    name: '4: the pass that is the only right move',
    input: '1 0 1 0 2',
    branch: [],
    ledger: ["Bonnie's free gains -1: stack 1: Bonnie opens 1, Alice answers 0", 'Sum -1'],
    position:
      'Why does Alice pass at 0? Every photo she could take loses: open stack 1 gives -2 (loses 1). Why does Bonnie not pass too? [The game would end] at 0; opening stack 1 leads to -1.',
    moves: {
      '0 -1 0':
        'Costs nothing: the pool is empty. Bonnie opens stack 1. She does not pass as well: [the game would end] at 0, better for Alice.',
      '1 -2 1':
        "It is Bonnie's free gain: Alice takes the cooler photo of the stack and leaves the hotter one, 2 - 1 = 1. Bonnie takes that one: 0 - 2 = -2 instead of 0 - 1 = -1.",
    },
  },
];

for (const { name, input, branch, ledger, position, moves } of models) {
  void test(`model ${name}`, () => {
    const solved = explainedText(input);
    const at = { turn: 0, branch };
    const explanation = solved.explainPosition(at, 20);
    assert.deepEqual(
      positionLedgerRows(english, explanation.ledger).map(({ name, rule, margin }) => `${name} ${margin}${rule === '' ? '' : ': '}${rule}`),
      ledger,
    );
    assert.equal(familyPhotosReasons(english, explanation.reasons), position);
    const said = (solved.moves(at, 0, Infinity) as readonly FamilyPhotosMove[]).map(({ stack, final, loss }) => [
      `${stack} ${final} ${loss}`,
      familyPhotosReasons(english, solved.explainMove(at, stack).reasons),
    ]);
    assert.deepEqual(Object.fromEntries(said), moves);
  });
}
