import type { TextDocument } from 'vscode';
import { commands, env, window, workspace } from 'vscode';
import type { PanelHostApi } from '../../src/panel/protocol/panelApi.ts';
import { api, closeAll, equal, ok, openExample, openUntitled, panelIsUp, replace, solve, until } from './support.ts';

const sample = '2\n5 4 8 8\n4 12 14 0\n';

async function host(): Promise<PanelHostApi> {
  const calls = (await api()).callPanelHost();
  ok(calls, 'the panel has a host');
  return calls;
}

/** The new document that an action opens, once it is in front. */
async function opened(act: () => unknown): Promise<TextDocument> {
  const before = new Set(workspace.textDocuments.map(({ uri }) => uri.toString()));
  await act();
  return until('a new document is in front', () => {
    const document = window.activeTextEditor?.document;
    return document && !before.has(document.uri.toString()) && document.getText() !== '' && document;
  });
}

describe('taking it along', () => {
  afterEach(closeAll);

  it('exports the answer as Markdown, as a hand-out and as JSON', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    const { uri } = document;
    const markdown = await opened(() => commands.executeCommand('optimalPlay.exportExplanation', uri, 'markdown'));
    equal(markdown.languageId, 'markdown');
    equal(markdown.uri.scheme, 'untitled');
    ok(markdown.getText().includes('**Alice wins by 4**'), markdown.getText());
    const handout = await opened(() => commands.executeCommand('optimalPlay.exportExplanation', uri, 'handout'));
    const [questions, solutions] = handout.getText().split('\n---\n');
    ok(!questions.includes('Alice wins by 4') && solutions.includes('**Alice wins by 4**'), handout.getText());
    const json = await opened(() => commands.executeCommand('optimalPlay.exportExplanation', uri, 'json'));
    const { schemaVersion, game, cases } = JSON.parse(json.getText()) as {
      readonly schemaVersion: number;
      readonly game: string;
      readonly cases: readonly { readonly margin: string; readonly proof: { readonly by: string } }[];
    };
    equal([json.languageId, schemaVersion, game, cases.length], ['json', 1, 'family-photos', 1]);
    equal([cases[0].margin, cases[0].proof.by], ['4', 'exhaustive-play']);
  });

  it('solves first what is not solved, or outdated', async () => {
    const document = await openUntitled(sample, 'family-photos');
    const first = await opened(() => commands.executeCommand('optimalPlay.exportExplanation', document.uri, 'markdown'));
    ok(first.getText().includes('**Alice wins by 4**'), first.getText());
    await replace(document, 1, 0, 1, '6');
    const second = await opened(() => commands.executeCommand('optimalPlay.exportExplanation', document.uri, 'markdown'));
    ok(second.getText() !== first.getText(), 'it is of the text as it is now');
    const now = (await api()).state(document.uri);
    ok(now?.kind === 'answer' && now.outdated === null, 'the answer is current');
  });

  it('copies a summary', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await env.clipboard.writeText('before');
    await commands.executeCommand('optimalPlay.copySummary', document.uri);
    const text = await env.clipboard.readText();
    ok(text.includes('Alice wins by 4'), text);
  });

  it('shows a plain text that says when it is outdated and follows the answer', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    const plain = await opened(() => commands.executeCommand('optimalPlay.showPlainText', document.uri));
    equal([plain.uri.scheme, plain.languageId], ['optimal-play', 'plaintext']);
    ok(plain.getText().includes('Alice wins by 4'), plain.getText());
    await replace(document, 2, 0, 1, '9');
    await until('it says that it is outdated', () => plain.getText().startsWith('Outdated'));
    // A plain text stands for the input that it explains.
    await window.showTextDocument(plain);
    await commands.executeCommand('optimalPlay.solve');
    const now = await until('the answer is new', async () => {
      const state = (await api()).state(document.uri);
      return state?.kind === 'answer' && state.outdated === null && state;
    });
    await until('it is the new explanation', () => !plain.getText().startsWith('Outdated'));
    ok(plain.getText().includes(`wins by ${now.cases[0].margin.replace('-', '')}`), plain.getText());
  });

  it('takes a chart from the panel', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    const chart = await opened(async () => (await host()).saveChart(svg));
    equal(chart.getText(), svg);
  });

  it('explains the position that the panel looks at', async () => {
    const document = await openExample('family-photos/all-four-kinds.photos');
    await solve(document);
    const calls = await host();
    await panelIsUp();
    const { panel } = await api();
    await until('the panel looks at the start', () => panel().looks);
    const { version } = document;
    calls.looking(document.uri.toString(), version, 0, { turn: 0, branch: [4] }, false);
    equal(panel().looks, { index: 0, position: { turn: 0, branch: [4] } });
    const markdown = await opened(() => calls.exportAs('markdown'));
    ok(markdown.getText().includes('After these moves: Alice: open stack 4'), markdown.getText());
    ok(markdown.getText().includes('loses'), markdown.getText());
  });
});

describe('Verify by Exhaustive Play', () => {
  afterEach(closeAll);

  it('gives the panel and the command one answer', async () => {
    const document = await openUntitled(sample, 'family-photos');
    const state = await solve(document);
    await commands.executeCommand('optimalPlay.verify', document.uri);
    const calls = await host();
    // One position is played out at a time: the panel itself may ask for another one in between.
    const again = await until('exhaustive play has an answer', async () => {
      const reply = await calls.verify(state.file.version, 0, { turn: 0, branch: [] });
      return reply.ok && reply.value;
    });
    equal([again.agrees, again.margin], [true, '4']);
  });
});
