import { requestSchemas } from '#contract/requests/requestSchemas.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { judgeAccepted } from '../judge/judgeReply.ts';
import { judgeCounts, judgeOrder, judgeTotals, judgeTwins, type Page, pageIn, type Row } from '../judge/pages.ts';
import { deviation } from '../judge/deviation.ts';
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
  const size = Number(given['pageSize'] ?? 10);
  const first = await read('the first page', { pageNo: 1 });
  if (first === null) return;
  notebook.note(name, 'the first page', judgeCounts(first, { pageNo: 1, pageSize: size }));
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
  const rows: Row[] = [];
  let pages = 1;
  let last: Page | null = null;
  for (let pageNo = 1; pageNo <= Math.min(pages, MOST_PAGES); pageNo += 1) {
    last = await read('all pages', { pageNo, pageSize: LARGE });
    if (last === null) return;
    notebook.note(name, 'all pages', judgeCounts(last, { pageNo, pageSize: LARGE }));
    rows.push(...last.rows);
    pages = last.totalPages ?? 1;
  }
  if (last === null) return;
  notebook.note(name, 'all pages', judgeTwins(rows, last.list));
  if (pages > MOST_PAGES) return notebook.untried(name, `totals: more than ${MOST_PAGES * LARGE} rows`);
  if (last.totals !== null) notebook.note(name, 'totals', judgeTotals(name, rows, last.totals));
}
