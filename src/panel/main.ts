import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/answer.css';
import './styles/cases.css';
import './styles/ledger.css';
import './styles/photos.css';
import './styles/rows.css';
import './styles/turns.css';
import './styles/moves.css';
import './styles/members.css';
import './styles/chart.css';
import './styles/gems.css';
import './styles/stacks.css';
import './styles/stackCard.css';
import './styles/states.css';
import './styles/positions.css';
import './styles/play.css';
import './styles/contrast.css';
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-textfield/index.js';
import { startAssessment } from './assess/page.ts';
import { startDiagnose } from './diagnose/page.ts';
import type { PageFrame } from './host/frame.ts';
import { pageTranslator } from './parts/page.ts';
import type { PageName } from './protocol/pages.ts';
import { startStrategy } from './strategy.ts';

declare function acquireVsCodeApi(): { postMessage(message: unknown): void; setState(state: unknown): void; getState(): unknown };

const pages: Readonly<Record<PageName, (frame: PageFrame) => void>> = {
  strategy: startStrategy,
  diagnose: startDiagnose,
  assessment: startAssessment,
};

const vscode = acquireVsCodeApi();
const name = document.body.dataset['page'] ?? 'strategy';
const start = Object.entries(pages).find(([page]) => page === name)?.[1];
start?.({
  port: {
    post: (message) => vscode.postMessage(message),
    listen: (listener) => window.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
  },
  l10n: pageTranslator(document),
  language: document.documentElement.lang || 'en',
  saved: vscode.getState(),
  remember: (state) => vscode.setState(state),
  body: document.body,
});
