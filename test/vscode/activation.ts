import { commands, extensions, languages, Uri, window, workspace } from 'vscode';
import * as manifest from '../../src/extension/manifest.ts';
import { api, closeAll, equal, ok, pause, until } from './support.ts';

describe('activation', () => {
  afterEach(closeAll);

  it('happens once the editor has started', async () => {
    await until('the extension is active', () => extensions.getExtension('optimal-play.optimal-play')?.isActive);
  });

  it('registers every command', async () => {
    await api();
    const registered = await commands.getCommands(true);
    for (const id of Object.values(manifest.commands)) ok(registered.includes(id), `${id} is registered`);
  });

  it('knows both languages by their file patterns', async () => {
    const known = await languages.getLanguages();
    ok(known.includes('family-photos') && known.includes('gems-fight'), 'both languages are known');
    const [photos] = await workspace.findFiles('family-photos/sample-2.photos');
    equal((await workspace.openTextDocument(photos)).languageId, 'family-photos');
    const [gems] = await workspace.findFiles('gems-fight/sample.gems');
    equal((await workspace.openTextDocument(gems)).languageId, 'gems-fight');
  });

  it('starts no worker for a text without numbers', async () => {
    const { workersStarted, statusText } = await api();
    // What other tests opened is read by now.
    await pause(500);
    const before = workersStarted();
    await window.showTextDocument(await workspace.openTextDocument({ content: 'Two players take turns.\n', language: 'plaintext' }));
    await until('no status item', () => statusText() === undefined);
    await pause(500);
    equal(workersStarted(), before);
  });

  it('says one sentence where there is nothing to solve', async () => {
    await closeAll();
    await commands.executeCommand('optimalPlay.solve', Uri.parse('untitled:'));
  });
});
