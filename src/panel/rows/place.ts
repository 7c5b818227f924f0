import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';
import { noChange } from 'lit';

/** Places an element by its properties (`style` attributes are not allowed in the panel): a height or a shift down, in pixels. */
class Place extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('place stands in an element');
  }

  override render(_placing: { readonly height?: number; readonly top?: number }): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [{ height, top }]: [{ readonly height?: number; readonly top?: number }]): typeof noChange {
    const { style } = part.element as HTMLElement;
    style.height = height === undefined ? '' : `${height}px`;
    style.transform = top === undefined ? '' : `translateY(${top}px)`;
    return noChange;
  }
}

export const place = directive(Place);
