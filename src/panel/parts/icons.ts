import { svg, html, type TemplateResult } from 'lit';

/** The panel's own symbols: 16 by 16, drawn in the colour of the text. */
const symbols = {
  again: svg`<path d="M3.5 6.5a4.7 4.7 0 1 1-.3 3M3 3v3.6h3.6"/>`,
  bag: svg`<path d="M5.5 5.5 4 3h8l-1.5 2.5c2 1.5 3 3.5 3 5.5 0 1.5-1 2.5-2.5 2.500H5C3.5 13.5 2.5 12.5 2.5 11c0-2 1-4 3-5.500z"/>`,
  branch: svg`<circle cx="4.5" cy="3.5" r="1.500"/><circle cx="4.5" cy="12.5" r="1.500"/><circle cx="11.5" cy="5" r="1.500"/><path d="M4.5 5v6M11.5 6.500c0 2.5-3.5 2-6 3.500"/>`,
  bulb: svg`<path d="M6 11.500c0-1.5-2-2.2-2-4.700a4 4 0 0 1 8 0c0 2.5-2 3.2-2 4.700zM6.5 13.500h3"/>`,
  check: svg`<path d="m3 8.5 3.2 3.200L13 4.8"/>`,
  checked: svg`<circle cx="8" cy="8" r="5.750"/><path d="m5.3 8.2 1.9 1.900 3.6-3.800"/>`,
  close: svg`<path d="m4 4 8 8M12 4l-8 8"/>`,
  contested: svg`<path d="M8 2.5 13.5 8 8 13.5 2.5 8z"/><path d="M8 2.5 13.5 8 8 13.500z" fill="currentColor"/>`,
  copy: svg`<path d="M5.5 5.500h8v8h-8zM3 10.500h-.5v-8h8V3"/>`,
  dead: svg`<path d="M3 3h10v10H3z" stroke-dasharray="2 2"/><path d="M5.5 8h5"/>`,
  error: svg`<circle cx="8" cy="8" r="5.75"/><path d="m6 6 4 4M10 6l-4 4"/>`,
  export: svg`<path d="M8 10.500v-8M5 5.500l3-3 3 3M2.5 10v3.500h11V10"/>`,
  filter: svg`<path d="M2.5 4.500h11M4.5 8h7M6.5 11.500h3"/>`,
  first: svg`<path d="M4 3.500v9M12 3.5 6.5 8l5.5 4.500z"/>`,
  'first-gain': svg`<circle cx="8" cy="8" r="5.5"/><path d="M8 5.500v5M5.5 8h5"/>`,
  'second-gain': svg`<path d="M3 3h10v10H3z"/><path d="M8 5.500v5M5.5 8h5"/>`,
  flag: svg`<path d="M4 14V2.500h8l-2 3 2 3H4"/>`,
  help: svg`<circle cx="8" cy="8" r="5.750"/><path d="M6.2 6.300a1.8 1.8 0 1 1 2.500 1.700c-.5.200-.7.500-.7 1.100M8 11.100v.300"/>`,
  hidden: svg`<path d="M3 5.200C2 6.500 1.5 8 1.5 8S4 12.200 8 12.200c1 0 1.900-.300 2.700-.700M6 4.100c.6-.200 1.300-.300 2-.300C12 3.800 14.500 8 14.500 8s-.500 1-1.500 2.100M2.500 2.500l11 11"/>`,
  info: svg`<circle cx="8" cy="8" r="5.75"/><path d="M8 7.300v3.700M8 5v.3"/>`,
  last: svg`<path d="M12 3.500v9M4 3.5 9.5 8 4 12.500z"/>`,
  more: svg`<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" stroke-width="2"/>`,
  next: svg`<path d="m5.5 3.5 5 4.5-5 4.5"/>`,
  open: svg`<path d="m3.5 5.5 4.5 5 4.5-5"/>`,
  pass: svg`<path d="M2.5 7c1.5-3 6.5-4.5 9.5 0M12.5 3.500V7H9"/><circle cx="8" cy="11" r="1.3"/>`,
  pin: svg`<path d="m9.5 2.500 4 4-2.600.900-2 2 .1 2.600L4 7l2.600.100 2-2zM6.400 9.600l-3.900 3.900"/>`,
  play: svg`<path d="m4.500 3 8 5-8 5z"/>`,
  previous: svg`<path d="M10.5 3.5 5.5 8l5 4.5"/>`,
  redo: svg`<path d="M12.5 3v3.500H9M12.3 6.500A5 5 0 1 0 12 11"/>`,
  refresh: svg`<path d="M13 8a5 5 0 1 1-1.5-3.600M13 2.500v2.800h-2.8"/>`,
  search: svg`<circle cx="7" cy="7" r="4.25"/><path d="m10.2 10.2 3.3 3.3"/>`,
  stop: svg`<path d="M3.5 3.500h9v9h-9z"/>`,
  'to-main': svg`<path d="M13.5 8h-11M6.5 4 2.5 8l4 4"/>`,
  undo: svg`<path d="M3.5 3v3.500H7M3.7 6.500A5 5 0 1 1 4 11"/>`,
  text: svg`<path d="M3.5 2.500h9v11h-9zM5.5 5.500h5M5.5 8h5M5.5 10.500h3"/>`,
  warning: svg`<path d="M8 2.5 14 13H2zM8 6.500v3M8 11.200v.3"/>`,
};

export type IconName = keyof typeof symbols;

/** An icon beside a word that says the same: hidden from screen readers. */
export function icon(name: IconName, className = ''): TemplateResult {
  return html`<svg class="icon ${className}" viewBox="0 0 16 16" aria-hidden="true">${symbols[name]}</svg>`;
}
