import { expect, test } from 'vitest';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';
import { openTeam, readAll, sumOf } from './team.fixture.ts';

const span = { startTime: Date.UTC(2026, 9, 20), endTime: Date.UTC(2026, 10, 21) };

test('what a platform makes for its team is not that of another one with other agents', async () => {
  const other = await openTeam({ top: 'agent041', branches: [], size: 20 });
  await readAll(other, await other.tokenOf('agent001'), 'agentRevenueReport', span);
  const bench = await openTeam();
  const { rows } = await readAll(bench, await bench.tokenOf('agent001'), 'agentRevenueReport', span);
  expect(sumOf(rows, 'dailySalary')).toBeGreaterThan(0n);
});

test('the bets of a team are on games of its own platform, also where another one has the same seed', async () => {
  const week = { ...span, startTime: Date.UTC(2026, 10, 14) };
  const gamesOf = async (bench: Bench) => {
    await bench.control('/settings', { team: { size: 60 } });
    const { rows } = await readAll(bench, await bench.tokenOf('agent001'), 'memBetDet', { ...week, scope: 'TEAM' });
    const known = new Set(catalogueOf(bench.data.games).games.map(({ vassalage, gameName }) => `${vassalage} ${gameName}`));
    const played = [...new Set(rows.map((row) => `${String(row['vendor'])} ${String(row['gameName'])}`))];
    expect(played.length).toBeGreaterThan(0);
    return played.filter((game) => !known.has(game));
  };
  expect(await gamesOf(await openBench('folia'))).toEqual([]);
  const withOneVendor = ({ games, ...data }: SandboxData): SandboxData => {
    const [vendor] = Object.entries(games.vendors ?? {});
    return { ...data, games: { ...games, vendors: Object.fromEntries([vendor!]) } };
  };
  expect(await gamesOf(await openBench('folia', { data: withOneVendor }))).toEqual([]);
});
