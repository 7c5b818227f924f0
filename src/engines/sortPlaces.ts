/** Turns how often each digit occurs into the place of the first number with that digit: the step between the passes of a radix sort. */
export function turnIntoPlaces(counts: Int32Array | Uint32Array): void {
  let place = 0;
  for (let digit = 0; digit < counts.length; digit++) {
    const next = place + counts[digit];
    counts[digit] = place;
    place = next;
  }
}
