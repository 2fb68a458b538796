import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { type Deviation, deviation, shown } from './deviation.ts';

export type Row = Readonly<Record<string, unknown>>;

/** One page of a list as it was answered. */
export interface Page {
  readonly rows: readonly Row[];
  /** Name of the list: `rows` or `content`. */
  readonly list: string;
  readonly total: number | null;
  readonly totalPages: number | null;
  readonly pageNo: number | null;
  readonly totals: Row | null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A page in a value; null where it holds no list. */
export function pageIn(value: unknown): Page | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rows, content, total, totalPages, pageNo, totals } = value as Record<string, unknown>;
  const list = rows ?? content;
  if (!Array.isArray(list)) return null;
  return {
    rows: list.filter((row): row is Row => typeof row === 'object' && row !== null),
    list: rows === undefined ? 'content' : 'rows',
    total: numberOf(total),
    totalPages: numberOf(totalPages),
    pageNo: numberOf(pageNo),
    totals: typeof totals === 'object' && totals !== null ? (totals as Row) : null,
  };
}

/** What is wrong with the counts of a page that was asked for. */
export function judgeCounts(page: Page, { pageNo, pageSize }: { pageNo: number; pageSize: number }): Deviation[] {
  const { rows, list, total, totalPages } = page;
  const found: Deviation[] = [];
  const wrong = (pointer: string, seen: string | number, expected: string) =>
    found.push(deviation('page', { pointer, seen: String(seen), expected }));
  if (rows.length > pageSize) wrong(`/${list}`, `${rows.length} rows`, `at most ${pageSize} rows, as asked`);
  if (page.pageNo !== null && page.pageNo !== pageNo) wrong('/pageNo', page.pageNo, `page ${pageNo}, as asked`);
  if (total === null) return found;
  const due = Math.max(0, Math.min(pageSize, total - (pageNo - 1) * pageSize));
  if (rows.length !== due && rows.length <= pageSize)
    wrong(`/${list}`, `${rows.length} rows`, `${due} rows of ${total} on page ${pageNo}`);
  const pages = Math.ceil(total / pageSize);
  if (totalPages !== null && totalPages !== pages)
    wrong('/totalPages', totalPages, `${pages}: ${total} rows, ${pageSize} a page`);
  return found;
}

const keys = ['referenceNumber', 'orderNumber', 'id', 'code', 'nodeId'];

/** A row that stands on the pages twice. */
export function judgeTwins(rows: readonly Row[], list: string): Deviation[] {
  const key = keys.find((name) => rows.length > 0 && rows.every((row) => row[name] !== undefined));
  if (key === undefined) return [];
  const seen = new Set<unknown>();
  for (const row of rows) {
    const twin = seen.has(row[key]);
    seen.add(row[key]);
    if (twin) return [deviation('page', { pointer: `/${list}`, seen: `${key} of a row twice`, expected: 'each row once' })];
  }
  return [];
}

export const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return isAmount(one) && isAmount(other) ? compareAmounts(one, other) : 0;
}

/** Whether rows stand in the order that was asked for. Rows without the column are passed over. */
export function judgeOrder(page: Page, column: string, order: 'asc' | 'desc'): Deviation[] {
  const sign = order === 'asc' ? 1 : -1;
  const values = page.rows.map((row) => row[column]);
  const wrong = values.findIndex((value, index) => index > 0 && sign * compare(values[index - 1], value) > 0);
  if (wrong < 0) return [];
  const seen = `${shown(values[wrong - 1])} before ${shown(values[wrong])}`;
  return [deviation('sort', { pointer: `/${page.list}/${wrong}/${column}`, seen, expected: `sorted by ${column}, ${order}` })];
}
