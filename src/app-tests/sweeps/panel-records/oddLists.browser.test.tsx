import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { BROKEN } from '../panel-faults/panelPage.fixture.tsx';
import { hasWords } from './listPage.fixture.ts';
import { shownIds } from './recordLists.fixture.ts';
import type { Row } from './storedRows.fixture.ts';
import { listsInTurn, ownLists, type Visit, visitLists } from './visits.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
});

const WHOLE = import.meta.env['DEEP'] === 'all';
const MANY = 100_000;
/** Nodes that a panel may have at most. */
const MOST_NODES = 1_500;

interface Answer {
  rows: readonly Row[];
  total: number;
  totalPages: number;
  pageNo: number;
}

/** The rows that the platform has for the first page, and what it would answer with others. */
async function broken({ shown, list }: Visit, change: (answer: Answer) => Partial<Answer>): Promise<void> {
  const answer = async (response: Response) => {
    const reply = (await response.json()) as { value: Answer };
    return Response.json({ ...reply, value: { ...reply.value, ...change(reply.value) } });
  };
  await shown.platform.breakRead(list.records.call as EndpointName, { answer });
  await shown.readAgain(list.records.call as EndpointName);
}

/** How a list differs from what it has to be after a bad answer; null for nothing. */
const stateFault = ({ list }: Visit, wanted: string) => {
  const state = list.root()?.dataset['state'];
  return state === wanted ? null : `is ${state} instead of ${wanted}`;
};

const nothing = async (visit: Visit): Promise<string[]> => {
  await broken(visit, () => ({ rows: [], total: 0, totalPages: 0 }));
  return visit.one.until(() => [
    stateFault(visit, 'empty'),
    shownIds(visit.list).length === 0 ? null : 'shows rows that are not there',
    hasWords(visit.list) ? null : 'says nothing about being empty',
  ]);
};

/** As English groups the digits of a count. */
const shown = (count: number) => count.toLocaleString('en');

const many = async (visit: Visit, rows: readonly Row[]): Promise<string[]> => {
  const { list, one } = visit;
  const { pageSize } = list.records;
  const asked: number[] = [];
  const pages = MANY / pageSize;
  await broken(visit, ({ pageNo }) => {
    asked.push(Number(pageNo));
    const copies = Array.from({ length: pageSize }, (_, nth) => ({ ...rows[nth % rows.length], id: `${pageNo}-${nth}` }));
    return { rows: copies, total: MANY, totalPages: pages, pageNo };
  });
  const faults = (nth: number) => () => [
    stateFault(visit, 'ready'),
    shownIds(list).length === pageSize ? null : `shows ${shownIds(list).length} of ${MANY} rows on page ${nth}`,
    list.root()?.textContent.includes(shown(MANY)) === true ? null : `does not say that there are ${MANY}`,
    list.root()?.querySelector('[aria-current="page"]')?.textContent === shown(nth) ? null : `is not on page ${nth}`,
    asked.at(-1) === nth ? null : `asks for the pages ${asked.join()}`,
    (list.root()?.querySelectorAll('*').length ?? 0) < MOST_NODES ? null : 'has too many nodes',
  ];
  const found = await one.until(faults(1));
  const last = [...(list.root()?.querySelectorAll('nav button') ?? [])].find(({ textContent }) => textContent === shown(pages));
  if (last === undefined) return [...found, `does not lead to page ${pages}`];
  await userEvent.click(last);
  return [...found, ...(await one.until(faults(pages)))];
};

/** A status that nobody knows, a row with nothing but an id, a row with nothing, and values of another kind. */
const odd = async (visit: Visit, rows: readonly Row[]): Promise<string[]> => {
  const { list, one } = visit;
  const [first = {}] = rows;
  const empty = Object.fromEntries(Object.keys(first).map((key) => [key, null]));
  const wrong = Object.fromEntries(Object.keys(first).map((key) => [key, { a: [1] }]));
  const unknown = { ...first, id: 'odd-1', status: 'TELEPORTED' };
  const sent: Row[] = [unknown, { id: 'odd-2' }, { ...empty, id: 'odd-3' }, { ...wrong, id: 'odd-4' }];
  await broken(visit, () => ({ rows: sent, total: sent.length, totalPages: 1 }));
  const hasStatus = list.records.columns.some(({ name }) => name === 'status');
  const found = await one.until(() => [
    stateFault(visit, 'ready'),
    shownIds(list).join() === 'odd-1,odd-2,odd-3,odd-4' ? null : `shows the rows ${shownIds(list).join()}`,
    hasStatus && !(list.root()?.innerText.includes('TELEPORTED') ?? false) ? 'hides the unknown status' : null,
  ]);
  const opened = WHOLE ? sent : [sent[list.name.length % sent.length]!];
  for (const { id } of opened as { id: string }[]) {
    list.root()?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.click();
    const detail = page.getByRole('dialog', { name: 'Details' });
    found.push(...(await one.until(() => [detail.query() === null ? `has no detail of ${id}` : null])));
    const said = BROKEN.exec(document.body.innerText);
    if (said !== null) found.push(`says ${said[0]} of ${id}`);
    detail
      .getByRole('button', { name: 'Close' })
      .query()
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await one.until(() => [detail.query() === null ? null : 'stays open']);
  }
  return found;
};

test('each list says that it is empty, pages through 100,000 rows, and shows rows that nobody knows', async () => {
  const found = await visitLists('folia', listsInTurn(await ownLists('folia'), 1), 'EN', async (visit) => {
    const rows = (await visit.store.sampleOf(visit.list)).slice(0, visit.list.records.pageSize);
    const findings = [...(await nothing(visit)), ...(await many(visit, rows)), ...(await odd(visit, rows))];
    await visit.shown.platform.repair();
    return findings;
  });
  expect(found, found.join('\n')).toEqual([]);
});
