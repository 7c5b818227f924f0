import type { Uri } from 'vscode';
import { commands, workspace } from 'vscode';
import type { PanelHostApi } from '../../panel/protocol/panelApi.ts';
import type { CaseRef, Reply } from '../../worker/api.ts';
import type { Cases } from '../cases.ts';
import { openDocument } from '../files.ts';
import { openFile, openSample } from '../open.ts';
import type { GameChoices } from '../gameChoices.ts';
import type { Log } from '../log.ts';
import { fixEdit } from '../quickFixes.ts';
import { reveal } from '../reveal.ts';
import type { Solver } from '../solver.ts';
import type { States } from '../states.ts';
import type { Takeaways } from '../takeaways.ts';
import type { LineLinks } from './lineLinks.ts';
import type { StrategyPanel } from './strategyPanel.ts';
import type { Verifier } from './verifier.ts';

export interface PanelHostOptions {
  readonly panel: StrategyPanel;
  readonly cases: Cases;
  readonly verifier: Verifier;
  readonly takeaways: Takeaways;
  readonly links: LineLinks;
  readonly states: States;
  readonly solver: Solver;
  readonly choices: GameChoices;
  readonly log: Log;
  readonly solve: (uri: Uri) => Promise<void>;
}

/** Answers the panel: what it asks is about the input it shows, and only the present answer is given. */
export function panelHost(options: PanelHostOptions): PanelHostApi {
  const { panel, cases, verifier, takeaways, links, states, solver, choices, log, solve } = options;
  const { worker } = cases.engine;

  const onShown = (act: (uri: Uri) => Promise<unknown> | void): void => {
    if (panel.shown) log.background(Promise.resolve(act(panel.shown)));
  };

  const about = <Value>(version: number, index: number, ask: (at: CaseRef) => Promise<Reply<Value>>): Promise<Reply<Value>> =>
    cases.ask(panel.shown, version, index, ask);

  return {
    ready: () => panel.begin(),
    solve: () => onShown(solve),
    cancel: () => onShown((uri) => solver.cancel(uri)),
    chooseGame: (game) => onShown((uri) => choices.choose(uri, game)),
    reveal: (line, start, end) =>
      onShown((uri) => {
        const state = states.of(uri);
        // Places of an older text are no places of this one, but for its beginning.
        if (line > 0 && state?.kind === 'answer' && state.outdated) return solve(uri);
        return reveal(uri, line, start, end);
      }),
    applyFix: (index) => onShown((uri) => applyFix(uri, index)),
    openSample: () => log.background(openSample(solve)),
    openFile: () => log.background(openFile(solve)),
    showLog: () => log.show(),
    showProblems: () => void commands.executeCommand('workbench.actions.view.problems'),
    log: (message) => log.channel.warn(`Panel: ${message}`),
    togglePin: () => panel.togglePin(),
    looking: (uri, version, index, position, hidden) => panel.looking(uri, version, index, position, hidden),
    exportAs: (form) => onShown((uri) => takeaways.exportAs(uri, form)),
    saveChart: (svg) => onShown((uri) => takeaways.saveChart(uri, svg)),
    copySummary: () => onShown((uri) => takeaways.copySummary(uri)),
    showPlainText: () => onShown((uri) => takeaways.showPlainText(uri)),
    highlight: (line) => links.highlight(line),

    ledger: (version, index) => about(version, index, (at) => worker.ledger(at)),
    members: (version, index, part, window) => about(version, index, (at) => worker.members(at, part, window)),
    position: (version, index, position) => about(version, index, (at) => worker.position(at, position)),
    line: (version, index, position, window) => about(version, index, (at) => worker.line(at, position, window)),
    wholeLine: (version, index, position, points) => about(version, index, (at) => worker.series(at, position, points)),
    moves: (version, index, position, window) => about(version, index, (at) => worker.moves(at, position, window)),
    filteredMoves: (version, index, position, filter, window) =>
      about(version, index, (at) => worker.filteredMoves(at, position, filter, window)),
    move: (version, index, position, move, filter) => about(version, index, (at) => worker.move(at, position, move, filter)),
    explainPosition: (version, index, position, most) => about(version, index, (at) => worker.explainPosition(at, position, most)),
    explainMoves: (version, index, position, moves) => about(version, index, (at) => worker.explainMoves(at, position, moves)),
    verifiable: (version, index, position) => about(version, index, (at) => worker.verifiable(at, position)),
    verify: (version, index, position) => about(version, index, (at) => verifier.verify(at, position)),
    cancelVerify: () => verifier.cancel(),
    stacks: (version, index, order, window) => about(version, index, (at) => worker.stacks(at, order, window)),
    hottest: (version, index, count) => about(version, index, (at) => worker.hottest(at, count)),
    changedStack: (version, index, stack, values) => about(version, index, (at) => worker.changedStack(at, stack, values)),
  };

  async function applyFix(uri: Uri, index: number): Promise<void> {
    const state = states.of(uri);
    const document = openDocument(uri);
    if (!document || (state?.kind !== 'errors' && state?.kind !== 'answer')) return;
    const fix = state.problems[index]?.problem.fix;
    if (!fix || state.file.version !== document.version) return;
    await workspace.applyEdit(fixEdit(document, fix));
    await solve(uri);
  }
}
