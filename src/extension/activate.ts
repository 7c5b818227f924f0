import type { ExtensionContext, Uri } from 'vscode';
import { commands } from 'vscode';
import type { WorkerHost } from '../worker/channel.ts';
import { Assessment } from './assessing/assessment.ts';
import { AnswerLenses } from './codeLens.ts';
import { registerDiagnosing } from './diagnosing/register.ts';
import { Diagnostics } from './diagnostics.ts';
import { DisposableStore } from './disposables.ts';
import { EditMeter } from './editMeter.ts';
import { Engine } from './engine.ts';
import { registerExplainCommands } from './explainCommands.ts';
import { Explainer } from './explaining.ts';
import { GameChoices } from './gameChoices.ts';
import { KnownInputs } from './known.ts';
import { registerLifetimes } from './lifetimes.ts';
import { Log } from './log.ts';
import { answerable, windowPrompts } from './making/prompts.ts';
import { registerMaking } from './making/register.ts';
import { commands as ids } from './manifest.ts';
import { registerNotices } from './notices.ts';
import { panelHost } from './webview/host.ts';
import { LineLinks } from './webview/lineLinks.ts';
import { StrategyPanel } from './webview/strategyPanel.ts';
import { Verifier } from './webview/verifier.ts';
import { PlainTexts } from './plainTexts.ts';
import { registerPanelSolving } from './panelSolving.ts';
import { registerPresence } from './presence.ts';
import { RunProgressNotices } from './progress.ts';
import { registerQuickFixes } from './quickFixes.ts';
import { Readings } from './readings.ts';
import { registerSelectGame } from './selectGame.ts';
import { registerSolveCommands, solveAndShow } from './solveCommand.ts';
import { Solver } from './solver.ts';
import { States } from './states.ts';
import { StatusBar } from './statusBar.ts';
import { Takeaways } from './takeaways.ts';
import { targetOf } from './targets.ts';
import { registerTesting } from './testing/register.ts';
import type { TestApi } from './testApi.ts';
import { mortal } from './testApi.ts';
import { VerifyCommand } from './verifyCommand.ts';

/** Registers the features and no more; `host` is what differs between Node and the browser. */
export function activateWith(context: ExtensionContext, host: WorkerHost): TestApi {
  const start = performance.now();
  const store = new DisposableStore();
  const edits = store.add(new EditMeter());
  context.subscriptions.push(store);
  const log = store.add(new Log());
  const workers = mortal(() => host.spawn());
  // First of all that listen to edits: the worker hears of them before anybody asks about the new text.
  const engine = store.add(new Engine({ ...host, spawn: workers.spawn }, log));
  const choices = store.add(new GameChoices(context.workspaceState));
  const known = store.add(new KnownInputs(choices));
  const states = store.add(new States());
  const solver = store.add(new Solver(engine, states, choices));
  const readings = store.add(new Readings(engine, known, choices));
  const panel = store.add(new StrategyPanel({ extensionUri: context.extensionUri, memento: context.workspaceState, states, known, log }));
  const solving = { engine, known, solver, states, panel, log };
  const solve = (uri: Uri): Promise<void> => solveAndShow(solving, uri);
  const explainer = new Explainer(solving);
  const takeaways = new Takeaways(explainer, store.add(new PlainTexts(explainer, states)));
  const verifier = new Verifier(engine, panel);
  const links = store.add(new LineLinks(panel));
  panel.host = panelHost({ panel, cases: explainer.cases, verifier, takeaways, links, states, solver, choices, log, solve });

  const diagnostics = store.add(new Diagnostics(readings, known));
  store.add(registerQuickFixes(diagnostics));
  store.add(registerSolveCommands(solving));
  const verifying = new VerifyCommand(explainer, verifier, panel, log);
  store.add(registerExplainCommands({ solving, explainer, takeaways, verifying }));
  store.add(registerSelectGame(choices, (argument) => targetOf(argument, panel)));
  const testing = store.add(registerTesting({ solving, choices, memento: context.workspaceState }));
  const assessment = store.add(new Assessment({ engine, cases: testing.cases, solving, extensionUri: context.extensionUri }));
  const prompts = answerable(windowPrompts);
  store.add(registerMaking({ engine, choices, log, panel, cases: testing.cases, prompts, recheck: testing.recheck }));
  const { diagnosing } = store.add(
    registerDiagnosing({ extensionUri: context.extensionUri, engine, choices, known, log, prompts, solve }, panel),
  );
  store.add(registerPanelSolving(panel, engine.files, solver, states, log));
  store.add(registerLifetimes(engine, solver, states, known, panel));
  store.add(registerNotices(engine, solver, panel, log));
  store.add(new RunProgressNotices(states, solver, panel));
  const statusBar = store.add(new StatusBar(states, known, panel));
  store.add(new AnswerLenses(known, states, panel));
  store.add(registerPresence(context.workspaceState, known, testing.cases));
  store.add(commands.registerCommand(ids.showLog, () => log.show()));

  edits.listenLast();
  return {
    activationMilliseconds: performance.now() - start,
    editMilliseconds: () => edits.last,
    killWorker: workers.kill,
    workersStarted: () => workers.started,
    state: (uri) => states.of(uri),
    onDidChangeState: states.onDidChange,
    panel: () => ({
      open: panel.open,
      ready: panel.ready,
      shown: panel.shown,
      state: panel.state,
      looks: panel.shown && panel.lookedAt(panel.shown),
    }),
    markedLine: () => links.marked?.line ?? null,
    callPanelHost: () => panel.host,
    chooseGame: (uri, game) => choices.choose(uri, game),
    statusText: () => statusBar.text,
    statusTooltip: () => statusBar.tooltip,
    tests: testing.view,
    answerPrompts: prompts.answer,
    callDiagnoseHost: () => diagnosing.host,
    diagnosePage: () => ({ open: diagnosing.page.open, active: diagnosing.page.active }),
    assessment: () => ({ state: assessment.state, host: assessment.host }),
  };
}
