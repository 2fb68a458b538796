import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PublishedFilter } from '#engine/records/panels.ts';
import { CallError } from '#platform/errors/callError.ts';
import { history, openCentre, pageOf, panels, row, settledAs, shown, stateOf } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const vendor: PublishedFilter = {
  name: 'vendor',
  kind: 'select',
  label: 'records:vendorName',
  options: [],
  from: {
    call: 'gameVendor',
    request: { platform: 'html5-desktop' },
    rows: 'data.lanes.cards',
    value: ['vassalage', 'accountTypeName'],
    label: ['name'],
  },
};
const category: PublishedFilter = {
  name: 'category',
  kind: 'select',
  label: 'records:category',
  options: ['RNG', 'LIVE'],
  as: 'tabs',
};
const studios = {
  data: {
    lanes: [
      {
        cards: [
          { vassalage: 'PG', name: 'Pocket' },
          { accountTypeName: 'EV', name: 'x'.repeat(300) },
        ],
      },
    ],
  },
};

/** The betting record with these filters; vendors are answered by the test. */
async function open(filters: readonly PublishedFilter[], query = '', vendors: () => unknown = () => studios, rows = [row(1)]) {
  const view = { title: 'portal:in_betting_record', views: [{ name: 'main', label: null, records: { ...history, filters } }] };
  const app = await openCentre({
    query: `centre=member.transactionHistory${query}`,
    panels: { ...panels, member: { ...panels.member, transactionHistory: view } },
    reply: ({ name }) => (name === 'gameVendor' ? vendors() : name === 'memTransDet' ? pageOf(rows) : undefined),
  });
  return { ...app, asked: () => app.sent('memTransDet') };
}

const options = () => [...shown().querySelector<HTMLSelectElement>('select[name="vendor"]')!.options].map(({ value }) => value);

test('a select offers the rows of a read, and asks for the chosen one', async () => {
  const { asked, portal } = await open([vendor]);
  await settledAs('ready');
  await expect.poll(options).toEqual(['', 'PG', 'EV']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Studio' }), 'Pocket');
  await expect.poll(() => asked().at(-1)).toMatchObject({ vendor: 'PG' });
  await expect.poll(() => portal.router.path()).toContain('c.vendor=PG');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(page.getByRole('combobox', { name: 'Studio' })).toHaveValue('');
  await expect.poll(() => portal.router.path()).not.toContain('c.vendor');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
});

test('a select says that its options are on their way, and keeps its width when they arrive', async () => {
  let arrive = (_studios: unknown): void => undefined;
  const { sent } = await open([vendor, category], '', () => new Promise((resolve) => (arrive = resolve)));
  await settledAs('ready');
  await expect.poll(() => sent('gameVendor').length).toBe(1);
  const select = () => shown().querySelector('select[name="vendor"]')!;
  const width = () => select().getBoundingClientRect().width;
  const before = width();
  expect(select().ariaBusy).toBe('true');
  arrive({ data: { lanes: [{ cards: [{ vassalage: 'PG', name: 'A studio with a very long name' }] }] } });
  await expect.poll(options).toEqual(['', 'PG']);
  expect(select().ariaBusy).not.toBe('true');
  expect(width()).toBe(before);
});

test('an address asks for its value before the options are there, and a read that fails is tried again', async () => {
  let isDown = true;
  const { asked, sent } = await open([vendor], '&c.vendor=ZZ', () => {
    if (isDown) throw new CallError('unavailable', 'gameVendor');
    return studios;
  });
  await settledAs('ready');
  expect(asked()[0]).toMatchObject({ vendor: 'ZZ' });
  const select = page.getByRole('combobox', { name: 'Studio' });
  await expect.element(select).toHaveValue('ZZ');
  await expect.element(page.getByRole('option', { name: 'This could not be loaded' })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: 'Not in this list' })).toBeInTheDocument();
  isDown = false;
  const before = sent('gameVendor').length;
  (select.element() as HTMLElement).focus();
  await expect.poll(options).toEqual(['', 'PG', 'EV', 'ZZ']);
  expect(sent('gameVendor').length).toBe(before + 1);
});

test.each(['x'.repeat(65), 'all'])('a value that no read can have counts as none', async (value) => {
  const { asked } = await open([vendor], `&c.vendor=${value}`);
  await settledAs('ready');
  expect(asked()[0]).not.toHaveProperty('vendor');
  await expect.element(page.getByRole('combobox', { name: 'Studio' })).toHaveValue('');
});

test('values as tabs stand above the filters, and a reset of the filters leaves them', async () => {
  const { asked, portal } = await open([category, vendor], '&c.category=RNG&c.vendor=PG');
  await settledAs('ready');
  expect(asked()[0]).toMatchObject({ category: 'RNG', vendor: 'PG' });
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab('Slots')).toHaveAttribute('aria-selected', 'true');
  expect(shown().querySelector('[name="category"]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => asked().at(-1)).not.toHaveProperty('vendor');
  expect(asked().at(-1)).toMatchObject({ category: 'RNG' });
  (tab('Slots').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => asked().at(-1)).toMatchObject({ category: 'LIVE' });
  await expect.element(page.getByRole('tabpanel', { name: 'Live casino' })).toBeVisible();
  await userEvent.click(tab('All'));
  await expect.poll(() => portal.router.path()).not.toContain('c.category');
});

test('a reset in an empty list empties the text that was typed, too', async () => {
  const account: PublishedFilter = { name: 'account', kind: 'text', label: 'records:orderNumber', options: [], longest: 64 };
  const { asked } = await open([account, category], '&c.category=RNG', undefined, []);
  await expect.poll(() => stateOf('transactionHistory')).toBe('empty');
  const box = page.getByRole('textbox', { name: 'Order number' });
  await userEvent.fill(box, 'D9');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked().at(-1)).toMatchObject({ account: 'D9' });
  await expect.element(box).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }).last());
  await expect.poll(() => asked().at(-1)).not.toHaveProperty('account');
  await expect.element(box).toHaveValue('');
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});
