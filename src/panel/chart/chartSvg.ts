import type { Host } from '../host/host.ts';

const namespace = 'http://www.w3.org/2000/svg';
/** How a shape looks; in the panel the style sheet says so, in a document of its own each shape has to. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
] as const;
const fonts = ['font-family', 'font-size', 'font-weight', 'text-anchor'] as const;
const margin = 8;

/** The chart that is shown; null where none is. */
export function shownChart(): HTMLElement | null {
  return document.querySelector<HTMLElement>('op-chart figure');
}

/** Sends the chart that is shown to the extension, where one is. */
export function sendChart(host: Pick<Host, 'saveChart'>): void {
  const figure = shownChart();
  if (figure !== null) host.saveChart(chartSvg(figure));
}

/** A chart as an SVG document of its own, as it is drawn now, in the colours of the theme. */
function chartSvg(figure: HTMLElement): string {
  const frame = figure.getBoundingClientRect();
  const whole = element('svg', { width: frame.width + 2 * margin, height: frame.height + 2 * margin, role: 'img' });
  const title = element('title', {});
  title.textContent = figure.getAttribute('aria-label');
  const background = element('rect', { width: '100%', height: '100%', fill: backgroundOf(figure) });
  whole.append(title, background);
  for (const part of figure.querySelectorAll('svg')) {
    const box = part.getBoundingClientRect();
    const copy = element('svg', {
      x: box.left - frame.left + margin,
      y: box.top - frame.top + margin,
      width: box.width,
      height: box.height,
      overflow: 'visible',
    });
    for (const child of part.children) copy.append(copied(child));
    whole.append(copy);
  }
  return `${new XMLSerializer().serializeToString(whole)}\n`;
}

/** An element with what the style sheets give it, and without the marks of the page. */
function copied(original: Element): Element {
  const copy = document.createElementNS(namespace, original.localName);
  for (const { name, value } of original.attributes) if (name !== 'class') copy.setAttribute(name, value);
  const style = getComputedStyle(original);
  const isText = original.localName === 'text';
  for (const name of isText ? [...looks, ...fonts] : looks) copy.setAttribute(name, style.getPropertyValue(name));
  if (isText) copy.textContent = original.textContent?.trim() ?? '';
  for (const child of isText ? [] : original.children) copy.append(copied(child));
  return copy;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** The first background behind an element that can be seen. */
function backgroundOf(from: Element): string {
  for (let at: Element | null = from; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== '' && backgroundColor !== 'transparent' && backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'none';
}
