import { requestSchemas } from '#contract/requests/requestSchemas.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { judgeAccepted } from '../judge/judgeReply.ts';
import { judgeCounts, judgeOrder, judgeTwins, type Page, pageIn, type Row } from '../judge/pages.ts';
import { deviation } from '../judge/deviation.ts';
import { judgeSpan, judgeTotals } from '../judge/totals.ts';
import type { Run } from './run.ts';

interface RequestSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

/** The schema of what a call sends; empty where nothing is sent. */
export function requestSchemaOf(name: EndpointName): RequestSchema {
  const { request }: Endpoint = endpoints[name];
  return request === null ? {} : ((requestSchemas[request] ?? {}) as RequestSchema);
}

/** Lists that the platform sorts by time where nothing is asked. */
const sortsByTime = (name: EndpointName): boolean => requestSchemaOf(name).properties?.['sort']?.enum?.[0] === 'time';

const LARGE = 100;
const MOST_PAGES = 5;
const SPAN_MS = 86_400_000;

interface AllRows {
  readonly rows: readonly Row[];
  readonly list: string;
  readonly totals: Row | null;
  /** No row is left out. */
  readonly isComplete: boolean;
}

/** Whether a list is paged, sorted and summed as it should be. `request` is that of its first page. */
export async function probePages(run: Run, name: EndpointName, request: unknown, token: string | null): Promise<void> {
  const { properties = {} } = requestSchemaOf(name);
  if (properties['pageNo'] === undefined) return;
  const { caller, notebook } = run;
  const given = request as Record<string, unknown>;
  const read = async (what: string, change: object): Promise<Page | null> => {
    const exchange = await caller.ask(name, { ...given, ...change }, { token });
    notebook.note(name, what, judgeAccepted(exchange));
    return exchange.envelope?.success === true ? pageIn(exchange.envelope.value) : null;
  };
  /** All rows, page by page; null when a page is refused, or wrong. */
  const readAll = async (what: string, change: object): Promise<AllRows | null> => {
    const rows: Row[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await read(what, { ...change, pageNo, pageSize: LARGE });
      if (page === null) return null;
      const wrong = judgeCounts(page, { pageNo, pageSize: LARGE });
      notebook.note(name, what, wrong);
      // the pages that follow would be wrong in the same way
      if (wrong.length > 0) return null;
      rows.push(...page.rows);
      const pages = page.totalPages ?? 1;
      if (pageNo < Math.min(pages, MOST_PAGES)) continue;
      notebook.note(name, what, judgeTwins(rows, page.list));
      return { rows, list: page.list, totals: page.totals, isComplete: pages <= MOST_PAGES };
    }
  };
  const size = Number(given['pageSize'] ?? 10);
  const first = await read('the first page', { pageNo: 1 });
  if (first === null) return;
  const wrong = judgeCounts(first, { pageNo: 1, pageSize: size });
  notebook.note(name, 'the first page', wrong);
  if (sortsByTime(name)) notebook.note(name, 'newest first', judgeOrder(first, 'time', 'desc'));
  const beyondNo = (first.totalPages ?? 1) + 7;
  const beyond = await read('a page past the end', { pageNo: beyondNo });
  if (beyond !== null && beyond.rows.length > 0) {
    const seen = `${beyond.rows.length} rows on page ${beyondNo} of ${first.totalPages ?? 'unknown'}`;
    notebook.note(name, 'a page past the end', [
      deviation('page', { pointer: `/${beyond.list}`, seen, expected: 'no rows past the last page' }),
    ]);
  }
  for (const column of properties['sort']?.enum ?? [])
    for (const order of ['asc', 'desc'] as const) {
      const sorted = await read(`sorted by ${column}, ${order}`, { sort: column, order, pageNo: 1 });
      if (sorted !== null) notebook.note(name, `sorted by ${column}, ${order}`, judgeOrder(sorted, column, order));
    }
  if (wrong.length > 0) return;
  const whole = await readAll('all pages', {});
  if (whole === null) return;
  if (whole.isComplete && whole.totals !== null) notebook.note(name, 'totals', judgeTotals(name, whole.rows, whole.totals));
  if (properties['startTime'] === undefined || properties['endTime'] === undefined) return;
  const endTime = Math.floor(caller.now());
  const span = { startTime: endTime - SPAN_MS, endTime };
  const recent = await readAll('one day', span);
  if (recent === null) return;
  notebook.note(name, 'one day', judgeSpan(recent.rows, span, recent.list));
  if (!recent.isComplete) return notebook.untried(name, `totals: more than ${MOST_PAGES * LARGE} rows in one day`);
  if (recent.totals !== null) notebook.note(name, 'totals of one day', judgeTotals(name, recent.rows, recent.totals));
}
