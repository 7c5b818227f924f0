import { assessLabels } from '../../words/assess.ts';
import { connectPage, type PageFrame } from '../host/frame.ts';
import type { AssessHostApi, AssessState, AssessViewApi, SavedAssess } from '../protocol/assessApi.ts';
import { assessViewCalls } from '../protocol/assessGuards.ts';
import './assess.css';
import './matrix.css';
import { AssessPage } from './assessPage.ts';

/** Fills the page with what a suite is good for. */
export function startAssessment({ port, l10n, remember, body }: PageFrame): void {
  const page = new AssessPage();
  const setState = (state: AssessState): void => {
    page.setState(state);
    if (state.kind === 'report') remember({ folder: state.folder } satisfies SavedAssess);
  };
  const host = connectPage<AssessHostApi, AssessViewApi>(port, { setState }, assessViewCalls, [
    'again',
    'cancel',
    'openFile',
    'addInput',
    'explain',
  ]);
  page.context = {
    l10n,
    labels: assessLabels(l10n),
    actions: {
      again: () => void host.again(),
      cancel: () => void host.cancel(),
      open: (file) => void host.openFile(page.run, file),
      add: (input) => void host.addInput(page.run, input),
      explain: (input) => void host.explain(page.run, input),
    },
  };
  body.append(page);
  void host.ready();
}
