import assert from 'node:assert/strict';
import type { GemsFightTurn } from '../../../src/games/gemsFight/facts.ts';
import type { GemsFightPositionExplanation, GemsFightPositionReason } from '../../../src/games/gemsFight/reasons.ts';
import type { Place, Referee } from './gemsFightReasonsReferee.ts';

type Code = GemsFightPositionReason['code'];

/** Recomputes every clause of a position's explanation by exhaustive play; `line` is the line of play from there. */
export function checkPosition(
  referee: Referee,
  here: Place,
  { reasons, runs, allEqual }: GemsFightPositionExplanation,
  line: readonly GemsFightTurn[],
): void {
  const losses = referee.bags(here).map((bag) => referee.loss(here, bag));
  assert.equal(
    allEqual,
    losses.every((loss) => loss === 0),
  );
  assert.deepEqual(
    runs.flatMap(({ player, turns }) => Array.from({ length: turns }, () => player)),
    line.map(({ player }) => player),
  );
  const gained = runs.reduce((sum, { player, stones }) => sum + (player === 0 ? stones : 0 - stones), 0);
  assert.equal(here.banked + gained, referee.final(here));
  for (const reason of reasons) checkReason(referee, here, reason, line);
  checkMissing(
    referee,
    here,
    reasons.map(({ code }) => code),
    line,
  );
}

function checkReason(referee: Referee, here: Place, reason: GemsFightPositionReason, line: readonly GemsFightTurn[]): void {
  const { code, args, branch = [] } = reason;
  const final = referee.final(here);
  const player = referee.player(here);
  const bags = referee.bags(here);
  if ('final' in args && code !== 'other-way') assert.equal(args.final, String(final));
  switch (code) {
    case 'no-stone-to-come':
      assert.equal(args.made, referee.stones > 0);
      assert.equal(stonesByColour(referee, here).size, 0);
      break;
    case 'only-move':
      assert.deepEqual(args.bags, bags);
      assert.equal(new Set(bags.map((bag) => referee.input.bags[bag - 1].toSorted((a, b) => a - b).join())).size, 1);
      break;
    case 'all-equal':
      assert.equal(args.first, here.branch.length === 0);
      assert.ok(bags.every((bag) => referee.loss(here, bag) === 0));
      break;
    case 'stones-to-come': {
      const stones = stonesByColour(referee, here);
      assert.deepEqual(new Map(args.colours.map(({ colour, count }) => [colour, count])), stones);
      assert.equal(args.stones, stonesToCome(referee, here));
      const colours = new Set(referee.input.bags.flat());
      assert.equal(
        args.oneOfEach,
        [...colours].every((colour) => stones.get(colour) === 1),
      );
      assert.equal(args.made, args.stones < referee.stones);
      break;
    }
    case 'first-stone-fixed':
    case 'first-stone-always':
    case 'first-stone-in-line':
      checkFirstStone(referee, here, reason, line);
      break;
    case 'line-runs':
      assert.equal(args.banked, String(here.banked));
      break;
    case 'zugzwang':
    case 'hypothetical-pass': {
      assert.equal(args.player, player);
      assert.equal(args.passed, String(referee.finalIfPassed(here)));
      const gain = (final - here.banked) * (player === 0 ? 1 : -1);
      assert.equal(code === 'zugzwang', gain < 0);
      break;
    }
    case 'double-dealing': {
      assert.equal(args.player, player);
      const [best] = args.best.bags;
      assert.ok(referee.stonesOf(here, best) === 0 && referee.loss(here, best) === 0);
      const scoring = referee.scoring(here);
      const least = Math.min(...scoring.map((bag) => referee.loss(here, bag)));
      assert.ok(least > 0);
      const [taken] = args.instead.bags;
      assert.deepEqual(branch, [taken]);
      assert.deepEqual(
        [args.instead.stones, args.instead.final],
        [referee.stonesOf(here, taken), String(referee.final(referee.play(here, taken)))],
      );
      assert.equal(referee.loss(here, taken), least);
      const reply = runFrom(referee, referee.play(here, best));
      assert.equal(args.gives, reply.stones);
      assert.equal(args.opens, reply.stones > 0 && reply.mustOpen ? reply.last : null);
      assert.equal(args.wouldOpen, runFrom(referee, here, taken).mustOpen);
      break;
    }
    case 'other-way': {
      const after = referee.play(here, branch[0]);
      assert.equal(referee.loss(here, branch[0]), 0);
      assert.equal(args.player, referee.player(after));
      assert.equal(branch[1], args.bag);
      assert.equal(referee.stonesOf(after, args.bag), 0);
      assert.ok(referee.loss(after, args.bag) > 0);
      assert.equal(args.final, String(referee.final(referee.play(here, ...branch))));
      break;
    }
    case 'smaller-bite': {
      const stones = bags.map((bag) => referee.stonesOf(here, bag));
      assert.equal(args.most.stones, Math.max(...stones));
      for (const choice of [args.best, args.most]) {
        const [bag] = choice.bags;
        assert.equal(choice.stones, referee.stonesOf(here, bag));
        assert.equal(choice.final, String(referee.final(referee.play(here, bag))));
        assert.equal(choice.goesOn, runFrom(referee, here, bag).second > 0);
      }
      assert.equal(referee.loss(here, args.best.bags[0]), 0);
      assert.ok(bags.every((bag) => referee.stonesOf(here, bag) < args.most.stones || referee.loss(here, bag) > 0));
      break;
    }
  }
}

function checkFirstStone(
  referee: Referee,
  here: Place,
  reason: Extract<GemsFightPositionReason, { readonly code: `first-stone-${string}` }>,
  line: readonly GemsFightTurn[],
): void {
  const { turn, player, made } = reason.args;
  const first = line.find(({ stones }) => stones.length > 0);
  assert.deepEqual([turn, player], [first?.turn, first?.player]);
  assert.equal(made, stonesToCome(referee, here) < referee.stones);
  const end = line.findIndex((shown) => shown.turn > turn && shown.player !== player);
  const run = line.slice(turn - here.branch.length - 1, end < 0 ? undefined : end);
  assert.equal(
    reason.args.stones,
    run.flatMap(({ stones }) => stones).reduce((sum, { count }) => sum + count, 0),
  );
  assert.equal(reason.args.toEnd, run.at(-1) === line.at(-1));
  const counts = referee.quietBefore(here);
  const [least, greatest] = [Math.min(...counts), Math.max(...counts)];
  switch (reason.code) {
    case 'first-stone-fixed':
      assert.deepEqual([...counts], [reason.args.quiet]);
      break;
    case 'first-stone-always':
      assert.equal(reason.args.quiet, least);
      assert.ok(referee.scoresAfterAny(here, least));
      break;
    case 'first-stone-in-line':
      assert.ok(least < greatest);
      assert.deepEqual(
        [reason.args.earliest, reason.args.latest],
        [least, greatest].map((quiet) => here.branch.length + quiet + 1),
      );
      break;
  }
}

/** What must be said where it is so. */
function checkMissing(referee: Referee, here: Place, codes: readonly Code[], line: readonly GemsFightTurn[]): void {
  const bags = referee.bags(here);
  if (stonesToCome(referee, here) === 0) {
    assert.deepEqual(codes, ['no-stone-to-come']);
    return;
  }
  const equal = bags.every((bag) => referee.loss(here, bag) === 0);
  assert.equal(codes.includes('all-equal') || codes.includes('only-move'), equal);
  assert.equal(codes.filter((code) => code.startsWith('first-stone')).length, 1);
  assert.equal(codes.filter((code) => code === 'zugzwang' || code === 'hypothetical-pass').length, 1);
  const scoring = referee.scoring(here);
  const declined = scoring.length > 0 && scoring.every((bag) => referee.loss(here, bag) > 0);
  assert.equal(codes.includes('double-dealing'), declined && line[0].stones.length === 0);
  const best = bags.filter((bag) => referee.loss(here, bag) === 0).map((bag) => referee.stonesOf(here, bag));
  const most = Math.max(...bags.map((bag) => referee.stonesOf(here, bag)));
  assert.equal(codes.includes('smaller-bite'), Math.max(...best) > 0 && Math.max(...best) < most);
}

/** The run of the player on move in best play, the lowest bag among equals, after `first` where it is given. */
function runFrom(referee: Referee, here: Place, first?: number) {
  const player = referee.player(here);
  let at = here;
  const made: number[] = [];
  let last = 0;
  let mustOpen = false;
  while (referee.bags(at).length > 0 && referee.player(at) === player) {
    const place = at;
    last = (made.length === 0 ? first : undefined) ?? referee.bags(place).find((bag) => referee.loss(place, bag) === 0) ?? 0;
    mustOpen = referee.scoring(at).length === 0 && referee.bags(at).length > 1;
    made.push(referee.stonesOf(at, last));
    at = referee.play(at, last);
  }
  return { stones: made.reduce((a, b) => a + b, 0), last, mustOpen, second: made[1] ?? 0 };
}

function stonesToCome(referee: Referee, here: Place): number {
  return [...stonesByColour(referee, here).values()].reduce((sum, count) => sum + count, 0);
}

function stonesByColour({ input }: Referee, { position }: Place): Map<number, number> {
  const gems = new Map(position.cooker);
  for (const bag of position.left) for (const colour of input.bags[bag]) gems.set(colour, (gems.get(colour) ?? 0) + 1);
  return new Map([...gems].map(([colour, count]) => [colour, Math.floor(count / input.meltsAt)] as const).filter(([, count]) => count > 0));
}
