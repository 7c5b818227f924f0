import { html, type TemplateResult } from 'lit';
import type { AnswerState } from '../scene.ts';
import type { GameContext } from '../parts/context.ts';
import { fileHeader } from './header.ts';
import { problemFacts } from './problemStates.ts';

/** An input that holds no case: nothing is wrong, nothing is there to answer. */
export function noCases(context: GameContext, state: AnswerState): TemplateResult {
  const { labels } = context;
  return html`${fileHeader(context, state.file, { cases: 0, ledger: null, solve: true })}
    <div class="center">
      <h1>${labels.noCases}</h1>
      <p>${labels.noCasesText}</p>
      <ul class="facts">
        ${problemFacts(context, state.problems)}
      </ul>
    </div>`;
}
