import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { sessionArea } from '#platform/browser/storage.ts';
import base from '../../../brands/base/brand.json';

const HOUR = 3_600_000;
const profit = { rows: [], totals: { category: 'ALL', bets: 3, betAmount: '48.00', payout: '36.50', profit: '-11.50' } };
const answers = ({ name }: { name: string }) => (name === 'memberProfit' ? profit : null);

beforeEach(async () => {
  await page.viewport(1280, 800);
  sessionArea.clear();
});
afterEach(() => vi.restoreAllMocks());

/** Signed in for this long. */
const signedInFor = (ms: number) => sessionArea.set('playSince', String(Date.now() - ms));

test('opens when the interval is over, shows time and money, and closes only when confirmed', async () => {
  signedInFor(HOUR + 5_000);
  const { sent } = await openApp({ member: {}, on: ['RGREALITY3'], reply: answers });
  const modal = () => slot('modal/realityCheckModal');
  await expect.poll(() => modal()?.textContent ?? '').toContain('\u2212$11.50');
  expect(modal()!.textContent).toMatch(/1:00:\d\d/);
  expect(modal()!.textContent).toContain('$48.00');
  expect(Number((sent('memberProfit')[0] as { startTime: number }).startTime)).toBeLessThan(Date.now() - HOUR);
  await userEvent.keyboard('{Escape}');
  expect(modal()).not.toBeNull();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Keep playing' }));
  await expect.poll(modal).toBeNull();
  // the next interval has started
  expect(Number(sessionArea.get('playChecked'))).toBeGreaterThan(Date.now() - 10_000);
});

test('does not open earlier', async () => {
  signedInFor(HOUR - 60_000);
  const { portal } = await openApp({ member: {}, on: ['RGREALITY3'], reply: answers });
  await expect.poll(() => slot('region/realityCheck')).not.toBeNull();
  expect(portal.overlayStore.getState().modals).toEqual([]);
});

test('does not open where neither brand nor platform requires it', async () => {
  signedInFor(2 * HOUR);
  await openApp({ member: {}, reply: answers });
  await expect.poll(() => slot('region/header')).not.toBeNull();
  expect(slot('region/realityCheck')).toBeNull();
});

test('can be confirmed when the money cannot be read, which it says', async () => {
  signedInFor(HOUR + 1);
  await openApp({
    member: {},
    on: ['RGREALITY3'],
    reply: ({ name }) => (name === 'memberProfit' ? { ok: false, code: 'x', message: 'x', value: null } : null),
  });
  await expect.element(page.getByText('Win and loss cannot be shown now.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep playing' }));
  await expect.poll(() => slot('modal/realityCheckModal')).toBeNull();
});

test("the platform cannot switch off the brand's floor", async () => {
  signedInFor(HOUR + 1);
  const regulatory = { ...base.regulatory, required: ['RGREALITY3'] };
  await openApp({ member: {}, reply: answers, brand: { regulatory } as never, on: [] });
  await expect.poll(() => slot('modal/realityCheckModal')).not.toBeNull();
});

test.each([
  ['Keep playing', 'CONTINUED'],
  ['Sign out', 'SIGNED_OUT'],
])('"%s" is reported as %s, before the session ends', async (button, answer) => {
  signedInFor(HOUR + 5_000);
  const { portal, sent } = await openApp({ member: {}, on: ['RGREALITY3'], reply: answers });
  await userEvent.click(page.getByRole('button', { name: button }));
  await expect.poll(() => slot('modal/realityCheckModal')).toBeNull();
  const [report] = sent('noteRealityCheck') as { since: number; until: number; answer: string }[];
  expect(report?.answer).toBe(answer);
  expect(report!.until - report!.since).toBeGreaterThan(HOUR);
  expect([report?.since, report?.until].every(Number.isInteger)).toBe(true);
  const names = portal.calls.map(({ name }) => name);
  if (answer === 'SIGNED_OUT') expect(names.indexOf('noteRealityCheck')).toBeLessThan(names.indexOf('logout'));
});

test('a demo account reports nothing', async () => {
  signedInFor(HOUR + 5_000);
  const { sent } = await openApp({ member: { type: 4 }, on: ['RGREALITY3'], reply: answers });
  await userEvent.click(page.getByRole('button', { name: 'Keep playing' }));
  await expect.poll(() => slot('modal/realityCheckModal')).toBeNull();
  expect(sent('noteRealityCheck')).toEqual([]);
});
