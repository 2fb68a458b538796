import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Game } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import layout from '../../../brands/base/layout.json';

beforeEach(() => page.viewport(1440, 900));

/** Late enough that nothing is drawn during a test, and early enough for a countdown without days. */
const lottery = (code: string, seconds = 300): Game => ({
  nodeId: `LOTT-${code}`,
  gameCode: code,
  gameName: `Lottery ${code}`,
  gameType: 'LOTT',
  gameCategory: 'LOTT',
  vassalage: 'TCG_LOTTO',
  draw: { issue: `2026-00${code}`, closeTime: Date.now() + (seconds - 8) * 1000, drawTime: Date.now() + seconds * 1000 },
});

const five = () => ['11', '12', '13', '14', '15'].map((code) => lottery(code));

const banners = [{ bannerId: 1, groupName: 'home', title: 'Hero' }];

function open(replies: Record<string, (request: unknown) => unknown>, setup: object = {}) {
  return openApp({
    announcements: { banners } as never,
    brand: { layout: { ...layout, home: { ...layout.home, order: ['notice', 'nextDraws'] } } } as never,
    ...setup,
    reply: ({ name, request }) => replies[name]?.(request) ?? (name === 'nextDraws' || name === 'openedNumero' ? [] : null),
  });
}
const card = () => slot('section/nextDraws');
const rows = () => [...(card()?.querySelectorAll('[data-game]') ?? [])].map((row) => row.getAttribute('data-game'));

test('the card is beside the banner with the first lotteries, and below it on a narrower window', async () => {
  await open({ popularGames: five });
  await expect.poll(rows).toEqual(['11', '12', '13', '14']);
  const row = card()!.querySelector('[data-game="11"]')!;
  const timer = row.querySelector('[role="timer"]')!;
  expect(timer.textContent).toMatch(/^0[45]\d\d$/);
  expect(timer.closest('[aria-live]')).toBe(null);
  expect(row.textContent).toContain('#0011');
  const [banner, beside] = [slot('region/banner')!.getBoundingClientRect(), card()!.getBoundingClientRect()];
  expect(beside).toMatchObject({ width: 332, height: 344, top: banner.top });
  expect(banner.height).toBe(344);
  expect(beside.left).toBeGreaterThan(banner.right);
  await page.viewport(1000, 900);
  await expect
    .poll(() => card()!.getBoundingClientRect().top)
    .toBeGreaterThan(slot('region/banner')!.getBoundingClientRect().bottom);
});

test('another one takes the place of a lottery in maintenance', async () => {
  await open({ popularGames: () => [{ ...lottery('10'), maintenance: true }, ...five()] });
  await expect.poll(rows).toEqual(['11', '12', '13', '14']);
});

test('a visitor sees when a lottery is drawn, and gets the login', async () => {
  const visitor = await open({ popularGames: five });
  await expect.poll(() => card()?.querySelector('[data-game="12"]')?.textContent ?? '').toMatch(/Draw at \d\d:\d\d/);
  expect(visitor.sent('openedNumero')).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Play Lottery 12' }));
  await expect.poll(() => visitor.portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});

test('a member sees the last numbers, the last one filled', async () => {
  const drawn = [{ gameCode: '13', issue: '1', numbers: ['4', '0', '9'], drawTime: 1 }];
  await open({ popularGames: five, openedNumero: () => drawn }, { member: {} });
  await expect.element(page.getByRole('list', { name: 'Last numbers: Lottery 13' })).toHaveTextContent('409');
});

test('refetches after a draw', async () => {
  let asked = 0;
  await open({
    popularGames: () => [lottery('11', 1)],
    nextDraws: () => {
      asked += 1;
      const at = Date.now() + (asked === 1 ? 2_000 : 600_000);
      return [{ gameCode: '11', draw: { issue: '99-0777', closeTime: at, drawTime: at } }];
    },
  });
  const digits = () => card()?.querySelector('[role="timer"]')?.textContent;
  await expect.poll(digits).toMatch(/^(09|10)\d\d$/);
  expect(asked).toBe(2);
});

test('a failure is shown and can be retried; an empty list shows a message', async () => {
  let answer: () => unknown = () => {
    throw new CallError('timeout', 'popularGames');
  };
  await open({ popularGames: () => answer() });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(card()!.getBoundingClientRect().height).toBe(344);
  answer = () => [];
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => card()!.textContent).toContain('No lotteries right now');
});

test('without lotteries the banner has the full row', async () => {
  await open({
    popularGames: five,
    gameVendor: () => ({ data: { lanes: [{ gameCategory: 'RNG', cards: [{ vassalage: 'A' }] }] } }),
  });
  await expect.poll(() => slot('region/banner')!.getBoundingClientRect().width).toBeGreaterThan(900);
  expect(card()).toBe(null);
});
