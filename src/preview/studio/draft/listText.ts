import type { JSONPath } from 'jsonc-parser';
import type { Json } from '#engine/brand/json.ts';
import { nodeAt, printedAt } from './layout.ts';

const isSame = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The places of items that differ where two lists have as many. */
export const changedItems = (before: readonly Json[], after: readonly Json[]): number[] =>
  after.flatMap((item, index) => (isSame(item, before[index]) ? [] : [index]));

/**
 * A list that stands on several lines with other items: those that stay keep their text, wherever they move.
 * Null where its items do not begin on lines of their own.
 */
export function relaidList(text: string, path: JSONPath, after: readonly Json[]): string | null {
  const list = nodeAt(text, path);
  const items = list?.children ?? [];
  if (!list || items.length === 0 || after.length === 0) return null;
  const indentOf = (offset: number): string => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const indent = indentOf(items[0]!.offset);
  if (items.some(({ offset }) => indentOf(offset) !== indent) || indent.trim() !== '') return null;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const left = new Map<string, string[]>();
  for (const { offset, length } of items) {
    const part = text.slice(offset, offset + length);
    const value = JSON.stringify(JSON.parse(part));
    const alike = left.get(value);
    if (alike === undefined) left.set(value, [part]);
    else alike.push(part);
  }
  const parts = after.map((item) => left.get(JSON.stringify(item))?.shift() ?? printedAt(text, indent, item));
  const first = items[0]!.offset;
  const last = items.at(-1)!;
  return text.slice(0, first) + parts.join(`,${end}${indent}`) + text.slice(last.offset + last.length);
}
