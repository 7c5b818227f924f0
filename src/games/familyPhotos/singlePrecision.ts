/** Bits of a number that single precision (IEEE 754) keeps. */
const kept = 24n;
/** Larger numbers become infinite; one number stands for all of them, as they compare equal. */
const infinite = 2n ** 128n;

/** A whole number of 0 or more rounded to single precision, to even in the middle, as a double or an integer like itself. */
export function inSinglePrecision<N>(value: N): N {
  if (typeof value === 'number') return Math.fround(value) as N;
  return typeof value === 'bigint' ? (rounded(value) as N) : value;
}

function rounded(value: bigint): bigint {
  if (value <= BigInt(Number.MAX_SAFE_INTEGER)) return BigInt(Math.fround(Number(value)));
  const dropped = BigInt(value.toString(2).length) - kept;
  const unit = 1n << dropped;
  const below = value & (unit - 1n);
  const down = value >> dropped;
  const up = 2n * below > unit || (2n * below === unit && (down & 1n) === 1n);
  const result = (up ? down + 1n : down) << dropped;
  return result < infinite ? result : infinite;
}
