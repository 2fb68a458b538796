import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MissionLeaderboardResponse } from '#contract/types.ts';
import { open } from './missions.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const rank = (at: number, name = `pla***${at}`) => ({ rank: at, name, score: 5_000 - at, reward: at < 5 ? '20.00' : null });
const board = (rows: number, own: number | null): MissionLeaderboardResponse => ({
  rows: Array.from({ length: rows }, (_, index) => rank(index + 1)),
  own: own === null ? null : rank(own, 'ana***01'),
});

test('the first three stand on the podium, the others in a table, and the own rank below (MIS-03)', async () => {
  const { sent, values } = await open('missionBoard', { board: (period) => (period === 'DAY' ? board(2, null) : board(12, 18)) });
  const podium = page.getByRole('list', { name: 'First three ranks' });
  await expect.element(podium.getByText('pla***1')).toBeVisible();
  expect(podium.getByRole('listitem').elements()).toHaveLength(3);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(9);
  const own = () => document.querySelector('[data-total="own"]')?.textContent;
  expect(own()).toBe('18You (ana***01)–4,982 points');

  await userEvent.click(page.getByText('Today', { exact: true }));
  await expect.poll(own).toMatch(/^–You have no points/);
  expect(podium.getByRole('listitem').elements()).toHaveLength(2);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(0);
  expect(sent('missionLeaderboard').map(({ request }) => request)).toEqual([{ period: 'WEEK' }, { period: 'DAY' }]);
  expect(values()).toEqual({ period: 'DAY' });
});

test('members who share a rank are all on the board, in the order of the platform', async () => {
  const tied = (at: number) => ({ ...rank(at), rank: at < 3 ? 1 : 3 });
  await open('missionBoard', { board: () => ({ rows: [1, 2, 3, 4, 5].map(tied), own: null }) });
  await expect.element(page.getByText('pla***5')).toBeVisible();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  expect(rows.map(({ dataset }) => dataset['row'])).toEqual(['1', '2', '3', '4', '5']);
  expect(page.getByRole('list', { name: 'First three ranks' }).getByRole('listitem').elements()).toHaveLength(3);
});

test('initials are whole letters', async () => {
  await open('missionBoard', { board: () => ({ rows: [rank(1, 'a🦊fox'), rank(2, '🦊')], own: null }) });
  const podium = page.getByRole('list', { name: 'First three ranks' });
  await expect.element(podium.getByText('A🦊', { exact: true })).toBeVisible();
});

test('an address opens the board at its period, and another name at the week', async () => {
  const asked = async (period: string) => {
    const { sent } = await open('missionBoard', { board: () => board(2, null), values: { period } });
    await expect.poll(() => sent('missionLeaderboard')[0]?.request).toBeDefined();
    return sent('missionLeaderboard')[0]!.request;
  };
  expect(await asked('MONTH')).toEqual({ period: 'MONTH' });
  expect(await asked('constructor')).toEqual({ period: 'WEEK' });
});
