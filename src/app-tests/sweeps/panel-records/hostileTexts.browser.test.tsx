import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { localArea, sessionArea } from '#platform/browser/storage.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { hurry, openPanelPage, type PanelPage, type PanelViewOf } from '../panel-faults/panelPage.fixture.tsx';
import { cellsOfCsv } from './csv.fixture.ts';
import { exportedFile, pressForPrograms } from './exported.fixture.ts';
import { faultsOf, hostileRows, hostileTexts, isWords, reordered, topDialog } from './hostileTexts.fixture.ts';
import type { Row } from './storedRows.fixture.ts';
import { sampled } from './visits.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
  localArea.clear();
});

const WIDTHS = [1280, 390];
/** Rows whose details are opened on a phone: a script, another direction, a long text; one of them where the run is not deep. */
const DETAILS = [0, 2, 6];
const detailsOf = (turn: number) => (import.meta.env['DEEP'] !== 'all' ? [DETAILS[turn % DETAILS.length]!] : DETAILS);
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const isDetail = (dialog: HTMLElement) => dialog.querySelector('[data-slot^="panel/"]') === null;

async function until(isSo: () => boolean): Promise<void> {
  for (let frames = 0; frames < 300 && !isSo(); frames += 1) await new Promise((go) => requestAnimationFrame(go));
}

/** The list with a hostile row of each kind, its details, and its file. */
async function visit(shown: PanelPage, view: PanelViewOf): Promise<string[]> {
  const { records } = view;
  if (records === undefined) return [];
  const answer = async (response: Response) => {
    const reply = (await response.json()) as { value: { rows: Row[] } };
    const rows = hostileRows(records, reply.value.rows[0] ?? {});
    return Response.json({ ...reply, value: { ...reply.value, rows, total: rows.length, totalPages: 1 } });
  };
  await shown.platform.breakRead(records.call as EndpointName, { answer });
  if ((await shown.open(view)) === null) return ['is not shown'];
  const root = shown.panel(view)!;
  const found: string[] = [];
  // the code of cards and details is fetched for the first one
  await until(() => shown.rowCount(view) > 0);
  if (shown.rowCount(view) !== hostileTexts.length) found.push(`shows ${shown.rowCount(view)} rows`);
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    found.push(...faultsOf(root).map((fault) => `at ${width} ${fault}`));
  }
  for (const nth of detailsOf(view.panel.length + view.view.length)) {
    await settle(() => root.querySelector<HTMLElement>(`[data-row="hostile-${nth}"]`)?.click());
    await until(() => isDetail(topDialog()!));
    const detail = topDialog()!;
    if (isDetail(detail)) found.push(...faultsOf(detail).map((fault) => `in the detail of ${nth} ${fault}`));
    else found.push(`opens no detail of ${nth}`);
    const close = page.elementLocator(detail).getByRole('button', { name: 'Close' }).first().element();
    await settle(() => void close.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await until(() => !isDetail(topDialog()!));
  }
  await page.viewport(1280, 900);
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => /export/i.test(textContent));
  if ((button !== undefined) !== records.export) found.push('differs in its export');
  if (button !== undefined) {
    for (const press of [() => button.click(), () => pressForPrograms(button)]) {
      const cells = cellsOfCsv((await exportedFile(press)).text).flat();
      const isThere = cells.some((cell) => cell.startsWith("'=HYPERLINK"));
      if (isThere !== [...records.columns, ...records.detail].some(isWords)) found.push('exports other rows');
      found.push(...cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !NUMBER.test(cell)).map((cell) => `exports ${cell}`));
    }
  }
  await shown.platform.repair();
  return found;
}

/** Every list of the agent centre in panels.json: a new one is covered without a line here. */
test('texts of downlines run nothing, spill over nothing, turn nothing round, and are neutral in the file', async () => {
  const shown = await openPanelPage('folia', 'agent');
  hurry();
  const found: string[] = [];
  const lists = shown.views().filter(({ records }) => records !== undefined);
  expect(lists.length).toBeGreaterThan(10);
  for (const view of sampled(lists, 0)) {
    const findings = await visit(shown, view).catch((cause: Error) => [String(cause.stack)]);
    found.push(...[...findings, ...shown.crashes.splice(0)].map((finding) => `${view.panel}.${view.view} ${finding}`));
  }
  await shown.tab.leave();
  expect(found, found.join('\n')).toEqual([]);
});

test('a text that turns its neighbour round is found', () => {
  const line = document.createElement('p');
  line.append('\u202E', Object.assign(document.createElement('span'), { textContent: '1,000.00' }));
  document.body.append(line);
  expect(reordered(line)).toEqual(['turns round 1,000.00']);
  line.remove();
});
