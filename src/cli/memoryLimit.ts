/** Bytes that the solver of one case may take; beyond, the case is refused. */
export const memoryLimit = 4 * 2 ** 30;
