/** Rows `from` (inclusive) to `to` (exclusive) of a list. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Rows kept drawn above and below what is in view, so that a short scroll shows no gap. */
const overscan = 8;

/** The rows to draw for a scroll position, in pixels, of a list with rows of one height. */
export function drawnRows(scrollTop: number, viewHeight: number, rowHeight: number, count: number): RowRange {
  const { from, to } = visibleRows(scrollTop, viewHeight, rowHeight, count);
  return { from: Math.max(0, from - overscan), to: Math.min(count, to + overscan) };
}

/** The rows that are in view, in part at least. */
export function visibleRows(scrollTop: number, viewHeight: number, rowHeight: number, count: number): RowRange {
  const from = Math.min(count, Math.max(0, Math.floor(scrollTop / rowHeight)));
  return { from, to: Math.min(count, Math.max(from, Math.ceil((scrollTop + viewHeight) / rowHeight))) };
}

/** The scroll position nearest to the present one at which a row is wholly in view. */
export function scrollTopFor(row: number, scrollTop: number, viewHeight: number, rowHeight: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  if (top + rowHeight > scrollTop + viewHeight) return top + rowHeight - viewHeight;
  return scrollTop;
}

/** The row that a key leads to from `row`; null where the key moves nothing. `page` is the number of rows in view. */
export function rowAfterKey(key: string, row: number, count: number, page: number): number | null {
  const clip = (to: number) => Math.min(count - 1, Math.max(0, to));
  switch (key) {
    case 'ArrowUp':
      return clip(row - 1);
    case 'ArrowDown':
      return clip(row + 1);
    case 'PageUp':
      return clip(row - Math.max(1, page - 1));
    case 'PageDown':
      return clip(row + Math.max(1, page - 1));
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
