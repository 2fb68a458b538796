import { isRow, type RecordPage, type RecordRow } from '../useRecords.ts';
import { ownIdOf } from '../recordId.ts';

const PAGE_SIZE = 100;
/** More rows than a person reads; beyond them the filter has to be narrowed. */
export const MOST_ROWS = 10_000;

type ReadPage = (pageNo: number, pageSize: number, signal: AbortSignal) => Promise<RecordPage>;

export interface Reading {
  readonly rows: readonly RecordRow[];
  /** How many rows there are, also where fewer are read. Rows that were added or removed meanwhile do not count. */
  all: () => number;
  /** The platform's sums over all rows by their name, as they were when the reading began. */
  totals: () => RecordRow;
  /** Reads page after page, after a failure from the page that failed. `progress` is told rows done and rows to be done. */
  readOn: (progress: (done: number, all: number) => void, signal: AbortSignal) => Promise<void>;
}

/** The rows of all pages, each once, though rows are added and removed between two pages. A page without a new row ends it. */
export function createReading(read: ReadPage): Reading {
  const rows: RecordRow[] = [];
  const seen = new Set<string>();
  const counts: number[] = [];
  let totals: RecordRow | null = null;
  let pageNo = 1;
  let pages = 1;

  // where two rows of one page share an id, ids tell none apart: then whole rows are compared
  let hasIds = true;

  const take = (page: RecordPage) => {
    const sent = page.rows.filter(isRow);
    const ids = sent.map(ownIdOf);
    hasIds &&= !ids.includes(null) && new Set(ids).size === ids.length;
    const whole = sent.map((row) => JSON.stringify(row));
    const fresh = sent.filter((_, nth) => !seen.has(hasIds ? `id ${ids[nth]}` : whole[nth]!));
    for (const [nth, row] of whole.entries()) seen.add(row).add(`id ${ids[nth]}`);
    rows.push(...fresh.slice(0, MOST_ROWS - rows.length));
    totals ??= isRow(page.totals) ? page.totals! : {};
    counts.push(page.total ?? Math.max(page.totalPages * PAGE_SIZE, rows.length));
    pageNo += 1;
    pages = fresh.length === 0 ? 0 : page.totalPages;
  };

  return {
    rows,
    all: () => Math.min(...counts),
    totals: () => totals ?? {},
    readOn: async (progress, signal) => {
      while (pageNo <= pages && rows.length < MOST_ROWS) {
        take(await read(pageNo, PAGE_SIZE, signal));
        progress(rows.length, Math.min(MOST_ROWS, counts.at(-1)!));
      }
    },
  };
}
