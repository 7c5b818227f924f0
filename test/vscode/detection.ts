import { api, closeAll, equal, openExample, openUntitled, pause, replace, until } from './support.ts';

const offer = '$(lightbulb) Solve';

describe('which texts are inputs', () => {
  afterEach(closeAll);

  it('those of our languages', async () => {
    await openUntitled('', 'gems-fight');
    const { statusText } = await api();
    await until('Solve is offered', () => statusText() === offer);
  });

  it('those that a reader accepts, whatever their language', async () => {
    const { statusText } = await api();
    const document = await openUntitled('2\n5 4 8 8\n4 12 14 0\n');
    await until('Solve is offered', () => statusText() === offer);
    equal(document.languageId, 'plaintext');
    await replace(document, 1, 0, 1, 'x');
    await until('it is offered no more', () => statusText() === undefined);
    await replace(document, 1, 0, 1, '5');
    await until('it is offered again', () => statusText() === offer);
  });

  it('not answers, nor prose', async () => {
    const { statusText } = await api();
    await openUntitled('Take 3 of 5 stones, then 2.\n');
    await pause(500);
    equal(statusText(), undefined);
  });

  it('those whose game was chosen', async () => {
    const { statusText, chooseGame } = await api();
    const document = await openExample('family-photos/sample-2.ans');
    await chooseGame(document.uri, 'gems-fight');
    await until('Solve is offered', () => statusText() === offer);
    await chooseGame(document.uri, null);
    await until('it is offered no more', () => statusText() === undefined);
  });
});
