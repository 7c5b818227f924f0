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
import '@vscode-elements/elements/dist/vscode-option/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import '@vscode-elements/elements/dist/vscode-textfield/index.js';
import { connect } from './host/connection.ts';
import { followLines } from './host/followLines.ts';
import { Panel } from './panel.ts';
import { panelContext } from './parts/context.ts';
import { pageTranslator } from './parts/page.ts';
import type { SavedPanel } from './protocol/panelApi.ts';

declare function acquireVsCodeApi(): { postMessage(message: unknown): void; setState(state: SavedPanel): void };

const vscode = acquireVsCodeApi();
const panel = new Panel();
const host = connect(
  {
    post: (message) => vscode.postMessage(message),
    listen: (listener) => window.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
  },
  panel,
);
panel.remember = (saved) => vscode.setState(saved);
followLines(document, host);
panel.context = panelContext(pageTranslator(document), document.documentElement.lang || 'en', host);
document.body.append(panel);
