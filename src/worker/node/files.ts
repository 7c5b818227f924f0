import { open, stat } from 'node:fs/promises';
import type { FileReader } from '../fileReadings.ts';

/** The files of this machine. Reading them leaves the thread free. */
export const nodeFiles: FileReader = {
  async open(path) {
    // To open what is no file, as a pipe, may never come to an end.
    if (!(await stat(path)).isFile()) throw new Error('This is no file.');
    const file = await open(path);
    const { size } = await file.stat();
    return {
      size,
      fill: async (target) => (await file.read(target, 0, target.length)).bytesRead,
      close: () => file.close(),
    };
  },
};
