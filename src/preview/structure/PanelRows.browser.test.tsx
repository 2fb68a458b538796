import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBrandPortal } from '#app-tests/brandPortal.fixture.ts';
import { CallError } from '#platform/errors/callError.ts';
import { changedFiles, textOf } from '#preview/studio/draft/draft.ts';
import type { Studio } from '#preview/studio/state/studio.ts';
import { openStudioView } from '#preview/studio/view/studio.fixture.tsx';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import type { Portal } from '#state/portal/portal.ts';
import { StructureTool } from './StructureTool.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Of columns: a filter may have the same name. */
const box = (name: string) => page.getByRole('checkbox', { name, exact: true }).first();
const format = (name: string) => page.getByRole('combobox', { name: `${name}, format` });
const order = page.getByRole('list', { name: 'Order of columns' });
const ordered = () => [...order.element().querySelectorAll('[data-id]')].map((row) => (row as HTMLElement).dataset['id']);
const said = (words: string) => page.getByRole('region', { name: 'Rows' }).getByText(words);

/** What the frame of the rows has of a selector, as texts. */
const inFrame = (selector: string): string[] =>
  [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll(selector) ?? [])].map(
    ({ textContent }) => textContent ?? '',
  );
const heads = () => inFrame('thead th');

async function openForm(portal: Portal, call = 'memTransDet', centre = 'Member') {
  const opened = await openStudioView(() => <StructureTool />, '', undefined, portal);
  await userEvent.click(page.getByRole('treeitem', { name: new RegExp(`^${centre} panels`) }));
  await userEvent.click(button('New panel…'));
  await userEvent.selectOptions(page.getByRole('listbox', { name: /^1\. Call/ }), call);
  return opened;
}

const row = (nth: number) => ({
  referenceNumber: `D${nth}`,
  time: Date.UTC(2026, 4, 1, 12) - nth * 60_000,
  type: 'DEPOSIT',
  amount: `${nth}0.00`,
  status: 'CREDITED',
});

/** A portal whose member or visitor gets these rows. */
function portalWith(rows: readonly unknown[], reply?: (call: MadeCall) => unknown) {
  const answer = { rows, total: rows.length, totalPages: 1, totals: {} };
  const portal = testPortal({ reply: (call) => (call.name === 'memTransDet' ? (reply?.(call) ?? answer) : null) });
  portal.session.setState({ token: 'ana', username: 'ana01', memberType: 0 });
  return portal;
}

const columnsOf = ({ store }: Studio) => {
  const text = textOf(store.getState().draft, 'brands/orvane-desk/panels.json') ?? '{}';
  const { member } = JSON.parse(text) as { member: Record<string, { records: { columns: { order: string[] } } }> };
  return member['moves']?.records.columns.order;
};

test('columns are put in order by buttons, keys and dragging before the panel is added, and are written so', async () => {
  const { studio } = await openForm(portalWith([]));
  for (const name of ['Status status', 'Time time', 'Reference referenceNumber']) await userEvent.click(box(name));
  expect(ordered()).toEqual(['status', 'time', 'referenceNumber']);
  await userEvent.click(button('Move Status down'));
  expect(ordered()).toEqual(['time', 'status', 'referenceNumber']);
  // the button is still in hand, wherever its row is
  await expect.element(button('Move Status down')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(ordered()).toEqual(['time', 'referenceNumber', 'status']);
  await expect.element(button('Move Status down')).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: 'Status: place 3 of 3.' })).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('status').filter({ hasText: 'Status is already last.' })).toBeInTheDocument();
  const rowOf = (name: string) => order.getByRole('listitem').filter({ hasText: name });
  await userEvent.dragAndDrop(rowOf('Reference'), rowOf('Time'), { targetPosition: { x: 60, y: 3 } });
  expect(ordered()).toEqual(['referenceNumber', 'time', 'status']);
  // what is ticked anew stands last
  await userEvent.click(box('Time time'));
  await userEvent.click(box('Time time'));
  expect(ordered()).toEqual(['referenceNumber', 'status', 'time']);
  await userEvent.fill(page.getByRole('textbox', { name: /^Title/ }), 'Moves');
  await userEvent.click(button('Add panel'));
  expect(columnsOf(studio)).toEqual(['referenceNumber', 'status', 'time']);
});

test('the simulated platform has the rows, drawn by the page with the chosen columns in their order, at once', async () => {
  const portal = await openBrandPortal('orvane-desk');
  await openForm(portal, 'memTransDet');
  await userEvent.click(box('Time time'));
  await userEvent.click(box('Amount amount'));
  await expect.element(page.getByRole('heading', { name: 'As agent001 sees it' })).toBeVisible();
  await expect.poll(heads).toEqual(['Time', 'Amount', 'Details']);
  await expect.element(said('Rows of the platform, with what the filters begin with.')).toBeVisible();
  const amounts = inFrame('td[data-column="amount"]');
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts.join()).not.toContain('+');
  await userEvent.selectOptions(format('Amount'), 'amount with sign');
  await expect.poll(() => inFrame('td[data-column="amount"]').join()).toMatch(/[+−-]/);
  await userEvent.click(button('Move Amount up'));
  await expect.poll(heads).toEqual(['Amount', 'Time', 'Details']);
  await userEvent.click(box('Type type'));
  await expect.poll(heads).toEqual(['Amount', 'Time', 'Type', 'Details']);
  await userEvent.click(box('Time time'));
  await expect.poll(heads).toEqual(['Amount', 'Type', 'Details']);
  // nothing of it is in the draft, and the page has its own style in the frame
  const { contentDocument } = document.querySelector('iframe')!;
  expect(contentDocument!.documentElement.dataset['theme']).toBe(document.documentElement.dataset['theme']);
  expect(contentDocument!.styleSheets.length).toBeGreaterThan(document.styleSheets.length - 1);
});

test('rows that are on their way, none, or refused are told in words', async () => {
  let give: ((value: unknown) => void) | undefined;
  let next: () => unknown = () => new Promise((resolve) => (give = resolve));
  await openForm(portalWith([], () => next()));
  await userEvent.click(box('Time time'));
  await expect.element(said('The rows are asked for…')).toBeVisible();
  await expect.poll(() => give).toBeDefined();
  give?.({ rows: [row(1)], total: 1, totalPages: 1 });
  await expect.element(said('Rows of the platform, with what the filters begin with.')).toBeVisible();
  // other filters are another request
  next = () => ({ rows: [], total: 0, totalPages: 0 });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status, always' }), 'CREDITED');
  await expect.element(said('The platform has no row for what the filters begin with.')).toBeVisible();
  next = () => {
    throw new CallError('unavailable', 'memTransDet', { status: 503 });
  };
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status, always' }), 'PENDING');
  await expect.element(said('The platform gave no rows: its answer is in the tool Calls.')).toBeVisible();
});

test('rows of the agent centre are read by a seed user while no agent is on the page', async () => {
  const portal = portalWith([row(1), row(2)]);
  const { control } = await openForm(portal, 'memTransDet', 'Agent');
  await userEvent.click(box('Reference referenceNumber'));
  await expect.element(page.getByRole('heading', { name: 'As agent001 sees it' })).toBeVisible();
  await expect.element(said('agent001 is a seed user: who is on the page may not read them.')).toBeVisible();
  await expect.poll(() => inFrame('td[data-column="referenceNumber"]')).toEqual(['D1', 'D2']);
  expect(control).toHaveBeenCalledExactlyOnceWith('/__sandbox/user', { account: 'agent001' });
  expect(portal.session.getState().username).toBe('ana01');
  // who signs in on the page reads them
  portal.session.setState({ token: 'agent', username: 'boss01', memberType: 1 });
  await expect.element(page.getByRole('heading', { name: 'As boss01 sees it' })).toBeVisible();
  await expect.element(said('Rows of the platform, with what the filters begin with.')).toBeVisible();
});

test('a label of its own heads its column before it is written', async () => {
  const rows = [{ referenceNumber: 'D1', toPay: '12.50' }];
  const answer = { rows, total: 1, totalPages: 1, totals: {} };
  const portal = testPortal({ reply: ({ name }) => (name === 'depositRecords' ? answer : null) });
  portal.session.setState({ token: 'ana', username: 'ana01', memberType: 0 });
  await openForm(portal, 'depositRecords');
  await userEvent.click(box('To pay toPay'));
  await expect.poll(heads).toContain('To pay');
  await userEvent.fill(page.getByRole('textbox', { name: /^To pay, label/ }), 'Still to pay');
  await expect.poll(heads).toContain('Still to pay');
});

test('the lines that adding writes stand before it as a difference of files, and are those of the draft then', async () => {
  const { studio } = await openForm(portalWith([]));
  await userEvent.click(box('Time time'));
  const form = page.getByRole('form', { name: 'New panel' });
  await expect.element(form.getByText('The lines that will be written stand here')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Title/ }), 'Moves');
  await userEvent.click(form.getByText('Will be written:'));
  const differences = (within: string) =>
    [...document.querySelectorAll(`${within} section[aria-label^="brands/"]`)].map((part) => part.textContent);
  const before = differences('form');
  expect(before).toHaveLength(4);
  expect(before[0]).toContain('brands/orvane-desk/panels.json');
  await userEvent.click(button('Add panel'));
  const files = changedFiles(studio.store.getState().draft);
  expect(files).toHaveLength(4);
  expect(differences('body')).toEqual(before);
});

test('what Tab reaches in a long form is not below its buttons', async () => {
  await page.viewport(1280, 600);
  await openForm(portalWith([]), 'memTransDet');
  await userEvent.click(box('Time time'));
  const end = () => button('Add panel').element().parentElement!.getBoundingClientRect();
  const form = page.getByRole('form', { name: 'New panel' }).element();
  const below: string[] = [];
  let reached = 0;
  for (let held = document.activeElement!; form.contains(held); held = document.activeElement!) {
    const { bottom } = held.getBoundingClientRect();
    if (!held.closest('iframe') && !button('Add panel').element().parentElement!.contains(held)) {
      reached += 1;
      if (bottom > end().top + 1) below.push(held.outerHTML.slice(0, 80));
    }
    await userEvent.tab();
  }
  expect(reached).toBeGreaterThan(15);
  expect(below).toEqual([]);
});
