/** The list with the item at `from` at the place `to`, both from 0. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** The place, from 0, that a row gets which is let go at this height: it passes each row whose middle it has reached. px of the window. */
export const placeAt = (rows: readonly { top: number; bottom: number }[], from: number, y: number): number =>
  rows.filter(({ top, bottom }, index) => {
    const middle = (top + bottom) / 2;
    return index !== from && (index < from ? middle < y : middle <= y);
  }).length;
