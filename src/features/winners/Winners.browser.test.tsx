import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RankRow } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import layout from '../../../brands/base/layout.json';

beforeEach(() => page.viewport(1280, 900));

const row = (rank: number, more: Partial<RankRow> = {}): RankRow => ({
  rank,
  name: `ana***0${rank}`,
  game: `Game ${rank}`,
  amount: `${rank}000.50`,
  time: Date.UTC(2026, 4, 1, 8, rank),
  ...more,
});

async function open(path: string, answer: () => unknown) {
  return openApp({
    path,
    reply: ({ name }) => (name === 'rankList' ? answer() : name === 'popularGames' ? [] : null),
  });
}
const names = () => [...(slot('page/winners')?.querySelectorAll('tbody tr') ?? [])].map((one) => one.children[1]?.textContent);

test('shows one board per period of the platform, in order (FAV-07, P-36)', async () => {
  await open('/winners', () => [
    row(2, { period: 'WEEK' }),
    row(1, { period: 'WEEK' }),
    row(3, { period: 'MONTH', name: 'month***' }),
  ]);
  await expect.poll(names).toEqual(['ana***01', 'ana***02']);
  await expect.element(page.getByText('$1,000.50')).toBeVisible();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Week', 'Month']);
  await userEvent.click(page.getByRole('tab', { name: 'Month' }));
  await expect.poll(names).toEqual(['month***']);
});

test('a single board has no tabs; a row with only rank and name is rendered', async () => {
  await open('/winners', () => [{ rank: 1, name: 'solo***' }]);
  await expect.poll(names).toEqual(['solo***']);
  expect(page.getByRole('tab').elements()).toEqual([]);
});

test('shows an empty state, and a failure can be retried', async () => {
  let answer: () => unknown = () => {
    throw new CallError('offline', 'rankList');
  };
  await open('/winners', () => answer());
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  answer = () => [];
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('No winners yet')).toBeVisible();
});

test('home shows the highest of the day with a link to all; hidden while empty', async () => {
  const app = await open('/', () => Array.from({ length: 9 }, (_, index) => row(index + 1)));
  await expect.poll(() => slot('section/winners')?.querySelectorAll('strong').length).toBe(6);
  expect(app.sent('rankList')).toEqual([{ period: 'DAY' }]);
  await expect.element(page.getByRole('link', { name: 'See all winners' })).toHaveAttribute('href', '/winners');
});

test('a win on the home page shows its game, which can be played there unless it is closed', async () => {
  const game = {
    nodeId: 'N1',
    gameId: '1',
    gameName: 'Moonlit Koi',
    gameType: 'RNG',
    gameCategory: 'RNG',
    vassalage: 'LUM',
  } as const;
  const { sent } = await openApp({
    path: '/',
    member: {},
    brand: { layout: { ...layout, home: { ...layout.home, order: ['winners'], sections: { winners: {} } } } } as never,
    reply: ({ name }) =>
      name === 'rankList'
        ? [row(1, { played: game }), row(2, { played: { ...game, nodeId: 'N2', maintenance: true } }), row(3)]
        : name === 'launchGame'
          ? { game_url: 'https://games.example/play' }
          : null,
  });
  const wins = () => [...(slot('section/winners')?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
  await expect.poll(wins).toEqual(['$1,000.50ana***01 · Game 1Play', '$2,000.50ana***02 · Game 2', '$3,000.50ana***03 · Game 3']);
  await userEvent.click(page.getByRole('button', { name: 'Play Game 1' }));
  await expect.poll(() => sent('launchGame')).toHaveLength(1);
});
