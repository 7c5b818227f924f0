/**
 * What is shown of one stack in several places lights up in all of them while the pointer or the keyboard is on one:
 * elements with the same `data-link`. A rule in a sheet of its own does it, so that rows which come into view later, or
 * are used again for another stack, are right without any work.
 */
const sheet = new CSSStyleSheet();
let users = 0;

/** Follows the pointer and the focus until the function that it gives is called. */
export function followLinks(): () => void {
  users += 1;
  if (users === 1) {
    document.adoptedStyleSheets.push(sheet);
    for (const type of ['mouseover', 'focusin']) document.addEventListener(type, light);
    document.documentElement.addEventListener('mouseleave', clear);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const type of ['mouseover', 'focusin']) document.removeEventListener(type, light);
    document.documentElement.removeEventListener('mouseleave', clear);
    clear();
  };
}

let lit: string | null = null;

function light(event: Event): void {
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-link]') : null;
  show(from?.dataset['link'] ?? null);
}

function clear(): void {
  show(null);
}

function show(link: string | null): void {
  if (link === lit) return;
  lit = link;
  const name = link === null ? '' : CSS.escape(link);
  sheet.replaceSync(
    link === null
      ? ''
      : `.row[data-link="${name}"], tr[data-link="${name}"], .stack[data-link="${name}"] .photo {
           background-color: var(--op-hover); outline: 1px dashed var(--op-outline); outline-offset: -1px;
         }
         .row[data-link="${name}"], tr[data-link="${name}"] { box-shadow: inset 3px 0 var(--op-link); }`,
  );
}

/** The stack that is to be shown in the table of all stacks, chosen elsewhere in the panel. */
export class ChooseStack extends Event {
  static readonly type = 'op-choose-stack';
  readonly stack: number;

  constructor(stack: number) {
    super(ChooseStack.type, { bubbles: true });
    this.stack = stack;
  }
}
