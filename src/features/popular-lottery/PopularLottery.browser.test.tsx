import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { lottery } from '#state/lottery/lotteryGame.fixture.ts';
import { CallError } from '#platform/errors/callError.ts';
import layout from '../../../brands/base/layout.json';

beforeEach(() => page.viewport(1280, 900));

const open = (popular: () => unknown, member?: object) =>
  openApp({
    ...(member ? { member } : {}),
    brand: { layout: { ...layout, home: { ...layout.home, order: ['popularLottery'] } } } as never,
    reply: ({ name }) => (name === 'popularGames' ? popular() : name === 'nextDraws' ? [] : null),
  });
const cards = () =>
  [...(slot('section/popularLottery')?.querySelectorAll('article[data-game]') ?? [])].map((one) => one.getAttribute('data-game'));

test('requests twenty, in a rail that scrolls on a press (LOT-03)', async () => {
  const app = await open(() => Array.from({ length: 20 }, (_, index) => lottery(`L${index}`)));
  await expect.poll(() => cards().length).toBe(20);
  expect(app.sent('popularGames')).toEqual([{ count: 20, language: 'EN' }]);
  const rail = slot('section/popularLottery')!.querySelector('ul')!;
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.poll(() => rail.scrollLeft).toBeGreaterThan(200);
});

test('a visitor who stars or opens one gets the login', async () => {
  const app = await open(() => [lottery('A')]);
  await expect.poll(cards).toEqual(['A']);
  await userEvent.click(page.getByRole('button', { name: 'Play Lottery A' }));
  await expect.poll(() => app.portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});

test('a failure is shown and can be retried; without lotteries the section is hidden', async () => {
  let answer: () => unknown = () => {
    throw new CallError('timeout', 'popularGames');
  };
  await open(() => answer());
  await expect.element(page.getByRole('alert')).toBeVisible();
  answer = () => [];
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => slot('section/popularLottery')?.textContent).toBe('');
});

test.each([true, '1'] as const)('one in maintenance (%s) says so instead of its draw', async (maintenance) => {
  await open(() => [lottery('A', { maintenance }), lottery('B')]);
  await expect.poll(cards).toEqual(['A', 'B']);
  const [closed, drawn] = [...slot('section/popularLottery')!.querySelectorAll('article')];
  await expect.poll(() => drawn!.querySelector('[role="timer"]')).not.toBeNull();
  expect(drawn!.textContent).not.toContain('Maintenance');
  expect(closed!.textContent).toContain('Maintenance');
  expect(closed!.querySelector('[role="timer"]')).toBeNull();
});
