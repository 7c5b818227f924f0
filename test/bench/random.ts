/** Numbers below a bound by a seed: the minimal standard generator of Park and Miller. */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
