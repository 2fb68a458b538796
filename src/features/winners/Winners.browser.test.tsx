import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RankRow } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { pass, usePassingTime } from '#ui/dom/timers.fixture.ts';
import { CallError } from '#platform/errors/callError.ts';
import layout from '../../../brands/base/layout.json';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

usePassingTime();
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

test('the wins of the home page go on while the reader lets them, the newest first', async () => {
  let rows = [row(1, { time: Date.now() - 7_300_000 }), row(2, { time: Date.now() - 200_000 })];
  const { sent } = await open('/', () => rows);
  const wins = () => [...(slot('section/winners')?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
  const older = ['$2,000.503 min agoana***02 · Game 2', '$1,000.502 h agoana***01 · Game 1'];
  await expect.poll(wins).toEqual(older);
  rows = [...rows, row(3, { time: Date.now() })];
  await expect.element(page.getByRole('button', { name: 'Pause the latest wins' })).toBeVisible();
  // the pointer may be over the row, where the test before left it
  await settle(() => void slot('section/winners')!.dispatchEvent(new MouseEvent('mouseleave')));
  await pass(31_000);
  await expect.poll(wins).toEqual(['$3,000.50nowana***03 · Game 3', ...older]);
  expect(slot('section/winners')!.querySelector('[aria-live], [role=status], [role=log]')).toBeNull();
  // by keyboard, and away again: neither the pointer nor the focus may be what holds it
  const press = async (name: string) => {
    (page.getByRole('button', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    // its timer is set anew before time passes
    await settle(() => (document.activeElement as HTMLElement).blur());
  };
  await press('Pause the latest wins');
  const asked = sent('rankList').length;
  await pass(120_000);
  expect(sent('rankList')).toHaveLength(asked);
  await press('Go on with the latest wins');
  await pass(31_000);
  await expect.poll(() => sent('rankList').length).toBeGreaterThan(asked);
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
  const untimed = { name: 'ana***', game: 'Reef', amount: '1000.50' };
  const { sent } = await openApp({
    path: '/',
    member: {},
    brand: { layout: { ...layout, home: { ...layout.home, order: ['winners'], sections: { winners: {} } } } } as never,
    reply: ({ name }) =>
      name === 'rankList'
        ? [
            { ...untimed, rank: 1, played: game },
            { ...untimed, rank: 2, played: { ...game, nodeId: 'N2', maintenance: true } },
            { ...untimed, rank: 3 },
          ]
        : name === 'launchGame'
          ? { game_url: 'https://games.example/play' }
          : null,
  });
  const wins = () => [...(slot('section/winners')?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
  await expect.poll(wins).toEqual(['$1,000.50ana*** · ReefPlay', '$1,000.50ana*** · Reef', '$1,000.50ana*** · Reef']);
  expect(page.getByRole('button', { name: /latest wins/ }).elements(), 'wins without times are no feed').toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Play Reef' }));
  await expect.poll(() => sent('launchGame')).toHaveLength(1);
});
