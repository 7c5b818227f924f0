import type { Uri } from 'vscode';
import { commands, workspace } from 'vscode';
import type { InputState } from '../../src/extension/inputState.ts';
import { api, closeAll, equal, marginsOf, ok, openUntitled, panelIsUp, solve, until } from './support.ts';
import { photos, removeMade, suite } from './testingSupport.ts';

/** Runs *Solve File*, which settles with the run. */
async function solveFile(uri: Uri): Promise<InputState> {
  await commands.executeCommand('optimalPlay.solveFile', uri);
  return until('a state', async () => (await api()).state(uri));
}

/** The worker of the browser reads no files: the extension does, and watches none. */
const readByWorker = (uri: Uri): boolean => uri.scheme === 'file';

describe('Solve File', () => {
  afterEach(async () => {
    await closeAll();
    await removeMade();
  });

  it('solves a file without a document, and its questions are answered', async () => {
    const made = await suite({ 'a b{1}.txt': photos });
    const uri = made.uri('a b{1}.txt');
    equal(marginsOf(await solveFile(uri)), ['4']);
    equal(
      workspace.textDocuments.some((document) => document.uri.toString() === uri.toString()),
      false,
      'a document is open',
    );
    const { panel, callPanelHost, state } = await api();
    equal(panel().shown?.toString(), uri.toString());
    await panelIsUp();
    const now = state(uri);
    ok(now, 'it has a state');
    equal((await callPanelHost()?.ledger(now.file.version, 0))?.ok, true);
  });

  it('marks the answer outdated when the file is changed on disk, and reads it anew', async () => {
    const made = await suite({ '[1].in': photos });
    const uri = made.uri('[1].in');
    equal(marginsOf(await solveFile(uri)), ['4']);
    if (readByWorker(uri)) {
      // Watching a file begins a moment after it was asked for.
      await until('it is outdated', async () => {
        await made.write({ '[1].in': '1\n7 0 0 0\n' });
        const now = (await api()).state(uri);
        return now?.kind === 'answer' && now.outdated?.editedLine === null;
      });
    } else await made.write({ '[1].in': '1\n7 0 0 0\n' });
    equal(marginsOf(await solveFile(uri)), ['7']);
    const again = (await api()).state(uri);
    equal(again?.kind === 'answer' && again.outdated, null);
  });

  it('gives way to the document once the file is opened', async () => {
    const made = await suite({ '1.photos': photos });
    const uri = made.uri('1.photos');
    await solveFile(uri);
    const document = await workspace.openTextDocument(uri);
    const solved = await until('solved as a document', async () => {
      const now = (await api()).state(uri);
      return now?.kind === 'answer' && now.file.version === document.version && now;
    });
    equal(marginsOf(solved), ['4']);
  });

  it('says that a file is no text, and that there is none', async () => {
    const made = await suite({ 'zero.in': new Uint8Array([49, 10, 0]), 'wide.in': new Uint8Array([0xff, 0xfe, 0x31, 0]) });
    if (!readByWorker(made.uri('zero.in'))) return;
    for (const [name, reason] of [
      ['zero.in', 'not-text'],
      ['wide.in', 'utf-16'],
      ['missing.in', 'unreadable'],
    ] as const) {
      const state = await solveFile(made.uri(name));
      equal(state.kind === 'failure' && state.failure, { code: 'unreadable-file', reason }, name);
    }
    await made.write({ 'missing.in': photos });
    equal(marginsOf(await solveFile(made.uri('missing.in'))), ['4']);
  });
});

describe('the memory limit', () => {
  afterEach(async () => {
    await workspace.getConfiguration('optimalPlay').update('memoryLimit', undefined, true);
    await closeAll();
  });

  it('refuses a case before it is solved, until it is raised', async () => {
    const settings = workspace.getConfiguration('optimalPlay');
    await settings.update('memoryLimit', 64, true);
    const bags = Array.from({ length: 25 }, (_, bag) => {
      const gems = Array.from({ length: 10 }, (_, gem) => 1 + ((bag * 7 + gem * (3 + (bag % 5)) + ((bag >> 2) & gem)) % 8));
      return `10 ${gems.join(' ')}`;
    });
    const document = await openUntitled(`8 25 3\n${bags.join('\n')}\n0 0 0\n`, 'gems-fight');
    const refused = await solve(document);
    ok(refused.kind === 'failure' && refused.failure.code === 'too-large', JSON.stringify(refused));
    equal(refused.failure.limit, 64);
    await settings.update('memoryLimit', 1024, true);
    equal(marginsOf(await solve(document)).length, 1);
  });
});
