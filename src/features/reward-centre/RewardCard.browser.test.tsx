import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityStatus, Reward } from '#contract/types.ts';
import { open, reward } from './rewardCentre.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const startTime = Date.UTC(2026, 4, 1, 12);
const endTime = Date.UTC(2026, 4, 31, 12);

/** The only card of the centre. */
async function openCard(status: ActivityStatus, more: Partial<Reward> = {}) {
  await open({ rewards: () => [reward(status, { promotionId: 'r1', ...more })] });
  const card = () => document.querySelector<HTMLElement>('[data-reward="r1"]');
  await expect.poll(card).not.toBeNull();
  return page.elementLocator(card()!);
}

test.each([
  [{ startTime, endTime }, 'May 1 – May 31'],
  [{ endTime }, 'Until May 31'],
  [{ startTime }, 'Without an end date'],
])('a card says how long its reward lasts: %o (P-10)', async (period, words) => {
  const card = await openCard('claim', period);
  await expect.element(card.getByText(words, { exact: true })).toBeVisible();
});

test.each([
  [{ current: 3, target: 7, text: 'Days' }, 'Days: 3 / 7', 3],
  [{ current: 9, target: 7 }, 'Requirement: 9 / 7', 7],
])('a card shows how far the member is: %o (P-10)', async (requirement, words, value) => {
  const card = await openCard('in_process', { requirement });
  const bar = card.getByRole('progressbar');
  await expect.element(bar).toBeVisible();
  expect(bar.element()).toMatchObject({ value, max: 7 });
  expect([...(bar.element() as HTMLProgressElement).labels].map((label) => label.textContent)).toEqual([words]);
});

test('a card without a requirement has no bar (P-10)', async () => {
  const card = await openCard('claim');
  expect(card.getByRole('progressbar').elements()).toEqual([]);
});
