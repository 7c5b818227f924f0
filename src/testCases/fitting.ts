import type { StrategyId } from '../games/strategyIds.ts';
import type { Diagnosis } from './diagnosis.ts';

/** What the outputs of one program for one or several inputs say of it together. */
export interface Fitting {
  /** Every output is the right one. */
  readonly right: boolean;
  /** Strategies that print just that: all of what is known of them agrees, and for one input at least all is known. */
  readonly fits: readonly StrategyId[];
  /** Strategies that agree in all cases but one, a wrong value among them: agreeing where it is right says nothing. Only where none fits. */
  readonly near: readonly StrategyId[];
  /** Strategies that agree as far as is known: finding out the rest takes too much work. */
  readonly unknown: readonly StrategyId[];
}

/** Null where no output can be compared: none holds a value a case. */
export function fittingOf(diagnoses: readonly Diagnosis[]): Fitting | null {
  const compared = diagnoses.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong');
  if (compared.length === 0) return null;
  const right = compared.every(({ outcome }) => outcome === 'right');
  const tallies = compared[0].strategies.map(({ id }) => tallyOf(id, compared));
  const ids = (of: (tally: Tally) => boolean): StrategyId[] => tallies.filter(of).map(({ id }) => id);
  const fits = ids(({ differ, whole }) => differ === 0 && whole > 0);
  return {
    right,
    fits,
    near: right || fits.length > 0 ? [] : ids(({ differ, shared, missing }) => differ === 1 && shared > 0 && missing === 0),
    unknown: ids(({ differ, whole }) => differ === 0 && whole === 0),
  };
}

/** Cases in which a strategy shares a wrong value with what was printed, differs from it, or is not known; inputs of which all cases are known. */
interface Tally {
  readonly id: StrategyId;
  readonly shared: number;
  readonly differ: number;
  readonly missing: number;
  readonly whole: number;
}

function tallyOf(id: StrategyId, diagnoses: readonly Diagnosis[]): Tally {
  let [shared, differ, missing, whole] = [0, 0, 0, 0];
  for (const { strategies, printed, right } of diagnoses) {
    const says = strategies.find((one) => one.id === id)?.says ?? [];
    if (!says.includes(null)) whole++;
    for (const [index, value] of says.entries()) {
      if (value === null) missing++;
      else if (value !== printed?.[index]) differ++;
      else if (value !== right[index]) shared++;
    }
  }
  return { id, shared, differ, missing, whole };
}
