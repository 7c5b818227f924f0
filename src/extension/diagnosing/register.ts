import { commands } from 'vscode';
import type { Disposable } from '../disposables.ts';
import { DisposableStore } from '../disposables.ts';
import { openDocument } from '../files.ts';
import { commands as ids } from '../manifest.ts';
import type { PanelTarget } from '../targets.ts';
import { targetOf } from '../targets.ts';
import type { DiagnosingOptions } from './diagnosing.ts';
import { Diagnosing } from './diagnosing.ts';
import { ExactPack } from './exactPack.ts';
import { DiagnoseQuestions } from './questions.ts';

interface DiagnosingFeature extends Disposable {
  readonly diagnosing: Diagnosing;
}

/** *My Program Prints...* and *Save All Smallest Counterexamples...*. Each may be called with a resource, the second with a game. */
export function registerDiagnosing(options: Omit<DiagnosingOptions, 'exactPack'>, panel: PanelTarget): DiagnosingFeature {
  const store = new DisposableStore();
  const { engine, choices, known } = options;
  const questions = new DiagnoseQuestions(engine, choices);
  const exactPack = new ExactPack(
    (game) => questions.mistakes(game),
    () => options.prompts.prompts,
  );
  const diagnosing = store.add(new Diagnosing({ ...options, exactPack }));
  store.add(
    commands.registerCommand(ids.diagnose, (argument: unknown) => {
      const uri = targetOf(argument, panel);
      const document = uri && openDocument(uri);
      diagnosing.show(document && known.has(document) ? uri : undefined);
    }),
  );
  store.add(
    commands.registerCommand(ids.saveExactPack, (game: unknown) =>
      exactPack.save(game === 'family-photos' || game === 'gems-fight' ? game : undefined),
    ),
  );
  return { diagnosing, dispose: () => store.dispose() };
}
