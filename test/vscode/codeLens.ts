import type { CodeLens, TextDocument } from 'vscode';
import { commands, ConfigurationTarget, workspace } from 'vscode';
import { api, closeAll, equal, ok, openExample, openUntitled, panelIsUp, replace, solve, until } from './support.ts';

async function lenses(document: TextDocument): Promise<readonly (readonly [number, string | undefined])[]> {
  const found = await commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 100);
  return found.map(({ range, command }) => [range.start.line, command?.title] as const);
}

describe('answers above cases in the editor', () => {
  afterEach(closeAll);

  it('stand there once the input is solved, and open the panel at their case', async () => {
    const document = await openExample('gems-fight/three-cases.gems');
    equal(await lenses(document), [[0, 'Solve']]);
    const state = await solve(document);
    ok(state.kind === 'answer' && state.cases.length === 3, 'three cases');
    const shown = await lenses(document);
    equal(
      shown.map(([line]) => line),
      state.cases.map(({ line }) => line),
    );
    ok(shown[0][1]?.endsWith(': explain'), shown[0][1] ?? '');
    await panelIsUp();
    const [, , third] = await commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 100);
    ok(third.command, 'a command');
    await commands.executeCommand(third.command.command, ...((third.command.arguments ?? []) as unknown[]));
    const { panel } = await api();
    await until('the panel is at its case', () => panel().looks?.index === 2);
    await replace(document, 0, 0, 0, ' ');
    await until('an edit takes them back', async () => (await lenses(document))[0][1] === 'Solve');
  });

  it('are not in other texts, nor where answers are to be predicted or the setting is off', async () => {
    equal(await lenses(await openUntitled('one 1\ntwo 2\n')), []);
    const document = await openExample('gems-fight/sample.gems');
    for (const [key, value] of [
      ['predictFirst', true],
      ['codeLens', false],
    ] as const) {
      const set = (to: boolean | undefined): Thenable<void> =>
        workspace.getConfiguration('optimalPlay').update(key, to, ConfigurationTarget.Workspace);
      await set(value);
      try {
        equal(await lenses(document), [], key);
      } finally {
        await set(undefined);
      }
    }
    equal((await lenses(document)).length, 1);
  });
});
