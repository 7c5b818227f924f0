import type { TextDocument } from 'vscode';
import { commands, window } from 'vscode';
import type { InputState } from '../../src/extension/inputState.ts';
import { api, closeAll, equal, longInput, marginsOf, ok, openUntitled, solve, until } from './support.ts';

async function running(document: TextDocument): Promise<InputState> {
  const { state } = await api();
  return until('the run is on', () => {
    const now = state(document.uri);
    return now?.kind === 'solving' && now.progress !== null && now;
  });
}

// More cases than any machine solves before the test is through with them.
const endless = 4000;

describe('runs', () => {
  afterEach(closeAll);

  it('can be cancelled and keep what is ready', async () => {
    const document = await openUntitled(longInput(endless), 'gems-fight');
    const solving = solve(document);
    await running(document);
    await commands.executeCommand('optimalPlay.cancel');
    const state = await solving;
    ok(state.kind === 'cancelled', `${state.kind} after Cancel`);
    ok(state.ready.count < endless, 'not all cases are ready');
    equal((await api()).statusText(), '$(circle-slash) Cancelled');
  });

  it('that are newer take the place of older ones', async () => {
    const document = await openUntitled(longInput(200), 'gems-fight');
    const first = solve(document);
    await running(document);
    const second = solve(document);
    equal(marginsOf(await second).length, 200);
    await first;
    equal(marginsOf((await api()).state(document.uri)).length, 200);
  });

  it('do not keep other inputs waiting', async () => {
    const long = await openUntitled(longInput(endless), 'gems-fight');
    const solving = solve(long);
    await running(long);
    const photos = await openUntitled('2\n5 4 8 8\n4 12 14 0\n', 'family-photos');
    equal(marginsOf(await solve(photos)), ['4']);
    const gems = await openUntitled('1 1 1\n1 1\n0 0 0\n', 'gems-fight');
    equal(marginsOf(await solve(gems)), ['1']);
    equal((await api()).state(long.uri)?.kind, 'solving', 'the long run');
    await commands.executeCommand('optimalPlay.cancel');
    await solving;
  });

  it('survive the death of the worker', async () => {
    const document = await openUntitled(longInput(200), 'gems-fight');
    const solving = solve(document);
    await running(document);
    const { killWorker, workersStarted } = await api();
    const before = workersStarted();
    ok(killWorker(), 'a worker was there to kill');
    const state = await solving;
    equal(marginsOf(state).length, 200);
    ok(state.kind === 'answer' && state.restarted, 'the panel tells of it');
    equal(workersStarted(), before + 1);
  });

  it('find their texts again after the worker died', async () => {
    const document = await openUntitled('2\n5 4 8 8\n4 12 14 0\n', 'family-photos');
    await solve(document);
    (await api()).killWorker();
    const editor = window.activeTextEditor;
    ok(editor, 'an editor is active');
    await editor.edit((edit) => edit.insert(document.lineAt(0).range.end, ' '));
    equal(marginsOf(await solve(document)), ['4']);
  });
});
