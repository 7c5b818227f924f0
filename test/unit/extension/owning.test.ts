import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const folder = path.resolve(import.meta.dirname, '../../../src/extension');

// An owner keeps what it registers for as long as it lives: what comes and goes is held in a slot or a map instead.
test('owners register things at their making alone', () => {
  const late: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // The meter of edits listens once, after all others.
    if (!file.endsWith('.ts') || ['disposables.ts', 'editMeter.ts'].includes(file)) continue;
    let member = '';
    for (const [index, line] of readFileSync(path.join(folder, file), 'utf8').split('\n').entries()) {
      if (/^ {2}[a-z_]/i.test(line)) member = line.trim();
      if (line.includes('this._register(') && !member.startsWith('constructor(') && !/^[^(]*=/.test(member))
        late.push(`${file}:${index + 1}`);
    }
  }
  assert.deepEqual(late, []);
});
