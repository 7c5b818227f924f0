import type { Uri } from 'vscode';
import { env, l10n, window, workspace } from 'vscode';
import type { ExplanationForm, ExplanationLimits } from '../games/explanation.ts';
import { readingLimits } from '../games/explanation.ts';
import { explanationHandout } from '../words/explanationHandout.ts';
import { explanationJson } from '../words/explanationJson.ts';
import { explanationMarkdown } from '../words/explanationMarkdown.ts';
import { explanationSummary } from '../words/explanationSummary.ts';
import { summaryCopied } from '../words/extensionExports.ts';
import type { Explained, Explainer } from './explaining.ts';
import { dataLimits, documentLimits } from './explaining.ts';
import type { PlainTexts } from './plainTexts.ts';
import { columnOf } from './reveal.ts';

const messageMilliseconds = 5000;

/** Takes the explanation of what is looked at out of the panel: into new documents, which the user saves or not, and the clipboard. */
export class Takeaways {
  private readonly _explainer: Explainer;
  private readonly _plainTexts: PlainTexts;

  constructor(explainer: Explainer, plainTexts: PlainTexts) {
    this._explainer = explainer;
    this._plainTexts = plainTexts;
  }

  async exportAs(uri: Uri, form: ExplanationForm): Promise<void> {
    const explained = await this._explain(uri, form === 'json' ? dataLimits : documentLimits);
    if (explained) await open(uri, form === 'json' ? 'json' : 'markdown', written(explained, form));
  }

  async saveChart(uri: Uri, svg: string): Promise<void> {
    await open(uri, 'xml', svg);
  }

  async copySummary(uri: Uri): Promise<void> {
    const explained = await this._explain(uri, readingLimits);
    if (!explained) return;
    await env.clipboard.writeText(explanationSummary(explained.explanation, explained.title, l10n));
    window.setStatusBarMessage(`$(check) ${summaryCopied(l10n)}`, messageMilliseconds);
  }

  async showPlainText(uri: Uri): Promise<void> {
    const answer = await this._explainer.answer(uri);
    if (typeof answer === 'string') say(answer);
    else await this._plainTexts.show(this._explainer.subject(uri, answer), answer.file.name, columnOf(uri));
  }

  private async _explain(uri: Uri, limits: ExplanationLimits): Promise<Extract<Explained, { readonly ok: true }> | null> {
    const answer = await this._explainer.answer(uri);
    const explained: Explained =
      typeof answer === 'string'
        ? { ok: false, sentence: answer }
        : await this._explainer.explain(this._explainer.subject(uri, answer), limits);
    if (explained.ok) return explained;
    say(explained.sentence);
    return null;
  }
}

function written({ answer, explanation, title }: Extract<Explained, { readonly ok: true }>, form: ExplanationForm): string {
  switch (form) {
    case 'markdown':
      return explanationMarkdown(explanation, title, l10n);
    case 'handout':
      return explanationHandout(explanation, title, l10n);
    case 'json': {
      const { game, name } = answer.file;
      const problems = answer.problems.map(({ problem }) => problem);
      return `${JSON.stringify(explanationJson({ file: name, game, problems, cases: [{ case: title.case, explanation }] }, l10n), null, 2)}\n`;
    }
  }
}

async function open(uri: Uri, language: string, content: string): Promise<void> {
  const document = await workspace.openTextDocument({ language, content });
  await window.showTextDocument(document, { viewColumn: columnOf(uri), preview: false });
}

function say(sentence: string): void {
  void window.showWarningMessage(sentence);
}
