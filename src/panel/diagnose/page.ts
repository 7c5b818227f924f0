import type { Reply } from '../../worker/api.ts';
import { diagnoseLabels } from '../../words/diagnose.ts';
import { checkedReply, connectPage, type PageFrame } from '../host/frame.ts';
import type { DiagnoseHostApi, DiagnoseViewApi } from '../protocol/diagnoseApi.ts';
import { checkpoints, diagnoseViewCalls, diagnosis, mistakes, savedDiagnose } from '../protocol/diagnoseGuards.ts';
import type { Guard } from '../protocol/shape.ts';
import './diagnose.css';
import { DiagnosePage } from './diagnosePage.ts';

/** Fills the page of *My Program Prints...*. */
export function startDiagnose({ port, l10n, saved, remember, body }: PageFrame): void {
  const page = new DiagnosePage();
  const remote = connectPage<DiagnoseHostApi, DiagnoseViewApi>(
    port,
    { setInput: (input, turnTo) => page.setInput(input, turnTo) },
    diagnoseViewCalls,
    ['showSets', 'copyFingerprint', 'openFingerprint', 'chooseInput', 'revealInput', 'explain', 'saveExactPack'],
  );
  const checked = <Value>(question: string, answer: Promise<unknown>, guard: Guard<Value>): Promise<Reply<Value>> =>
    checkedReply(question, answer, guard, (text) => void remote.log(text));
  page.begin(
    {
      l10n,
      labels: diagnoseLabels(l10n),
      host: {
        mistakes: (game) => checked('mistakes', remote.mistakes(game), mistakes),
        diagnose: (source, printed) => checked('diagnose', remote.diagnose(source, printed), diagnosis),
        checkpoints: (source, question) => checked('checkpoints', remote.checkpoints(source, question), checkpoints),
        showSets: (source, index, ones) => void remote.showSets(source, index, ones),
        copyFingerprint: (game) => void remote.copyFingerprint(game),
        openFingerprint: (game) => void remote.openFingerprint(game),
        chooseInput: () => void remote.chooseInput(),
        revealInput: () => void remote.revealInput(),
        explain: (id) => void remote.explain(id),
        saveExactPack: (game) => void remote.saveExactPack(game),
      },
    },
    savedDiagnose(saved) ? saved : null,
    remember,
  );
  body.append(page);
  void remote.ready();
}
