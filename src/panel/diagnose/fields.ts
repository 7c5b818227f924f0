import { html, nothing, type TemplateResult } from 'lit';

/** A line to type in, with its name above and a hint below. */
export function textField(
  label: string,
  id: string,
  value: string,
  change: (value: string) => void,
  className: string,
  hint = '',
): TemplateResult {
  return html`<div class="field ${className}">
    <label class="small" for=${id}>${label}</label>
    <input
      id=${id}
      class="num"
      type="text"
      autocomplete="off"
      spellcheck="false"
      aria-describedby=${hint === '' ? nothing : `${id}-hint`}
      .value=${value}
      @input=${({ target }: Event) => change((target as HTMLInputElement).value)}
    />
    ${hint === '' ? nothing : html`<p id="${id}-hint" class="small muted">${hint}</p>`}
  </div>`;
}

/** A choice of few, all of them in view. */
export function choiceField<Value extends string>(
  label: string,
  name: string,
  chosen: Value,
  options: readonly { readonly value: Value; readonly label: string }[],
  change: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="radios">
    <legend class="small">${label}</legend>
    ${options.map(
      ({ value, label: text }) =>
        html`<label><input type="radio" name=${name} .checked=${value === chosen} @change=${() => change(value)} />${text}</label>`,
    )}
  </fieldset>`;
}
