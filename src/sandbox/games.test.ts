import { describe, expect, it } from 'vitest';
import type { GameListRequest } from '#contract/types.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { openBench } from './sandbox.fixture.ts';

const query: GameListRequest = {
  clientType: 1,
  platform: 'flash,html5-desktop',
  channel: 'WEB',
  merchant: 'folia01',
  language: 'EN',
  pageNo: 1,
  pageSize: 42,
};

describe.each(['folia', 'orvane', 'mayloc'])('the games of %s', (id) => {
  it('are about ten thousand of some thirty vendors, generated reproducibly', async () => {
    const { data } = await openBench(id);
    const copies = [structuredClone(data.games), structuredClone(data.games)] as const;
    const { games } = catalogueOf(copies[0]);
    expect(games.length).toBeGreaterThan(9_500);
    expect(games.length).toBeLessThan(10_500);
    expect(new Set(games.map((game) => game.vassalage)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(games.map((game) => game.nodeId)).size).toBe(games.length);
    expect(new Set(games.map((game) => `${game.vassalage} ${game.gameCategory} ${game.gameName}`)).size).toBe(games.length);
    expect(catalogueOf(copies[1]).games).toEqual(games);
    const kinds = new Set(games.map(({ gameCategory, icon }) => `${gameCategory === 'LIVE'} ${icon?.split('-')[0]}`));
    expect([...kinds].toSorted()).toEqual(['false /media/poster', 'true /media/live']);
    // enough of a small category for a row of the home page and a visitor's lobby
    const hot = (category: string) => games.filter(({ gameCategory, isHot }) => gameCategory === category && isHot === 1);
    for (const category of ['LIVE', 'PVP', 'FISH']) expect(hot(category).length, category).toBeGreaterThan(4);
  });

  it('have vendors with a logo each, or the picture of their only game', async () => {
    const bench = await openBench(id);
    const { lanes } = (await bench.call('gameVendor', { platform: 'html5-desktop' })).value.data;
    for (const { vassalage, isGame, smallIcon } of lanes.flatMap(({ cards }) => cards))
      expect(smallIcon, vassalage).toMatch(isGame === 'GAME' ? /^\/media\/(?:poster|live)-/ : /^\/media\/studio-/);
  });

  it('are paged by 42 without duplicates or gaps', async () => {
    const bench = await openBench(id);
    const token = await bench.tokenOf('member01');
    const request = { ...query, gameType: 'LIVE' };
    const first = (await bench.call('gameList', request, { token })).value;
    expect(first.games).toHaveLength(42);
    expect(first.totalPages).toBe(Math.ceil((first.total ?? 0) / 42));
    const seen = new Set<string | number>();
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      for (const { nodeId } of (await bench.call('gameList', { ...request, pageNo }, { token })).value.games) seen.add(nodeId);
    }
    expect(seen.size).toBe(first.total);
    expect((await bench.call('gameList', { ...request, pageNo: 999 }, { token })).value.games).toEqual([]);
  });
});

describe('the game list', () => {
  it('finds names, ignoring case and accents', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const find = async (gameName: string) => (await bench.call('gameList', { ...query, gameName }, { token })).value;
    const plain = await find('samba');
    expect(plain.total).toBeGreaterThan(20);
    expect((await find('  SÁMBA')).total).toBe(plain.total);
    expect(plain.games.every(({ gameName }) => /samba/i.test(gameName ?? ''))).toBe(true);
    expect((await find('no such name')).games).toEqual([]);
  });

  it('combines filters by vendor, group, bet and lines', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const filters = { gameType: 'RNG', vassalage: 'LUM,KES', gameClassify: 'VIDEO', minBet: '0.50', minLineNum: 20 };
    const { games, total } = (await bench.call('gameList', { ...query, ...filters }, { token })).value;
    expect(total).toBeGreaterThan(0);
    for (const game of games) {
      expect(['LUM', 'KES']).toContain(game.vassalage);
      expect(game.gameClassify).toBe('VIDEO');
      expect(Number(game.minBet)).toBeLessThanOrEqual(0.5);
      expect(game.lines).toBeGreaterThanOrEqual(20);
    }
  });

  it('is empty in the empty scenario, like all others', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    await bench.control('/scenario', { name: 'empty' });
    expect((await bench.call('gameList', query, { token })).value).toMatchObject({ games: [], totalPages: 0 });
    expect((await bench.call('gameVendor', { platform: 'html5-desktop' })).value.data.lanes).toEqual([]);
    expect((await bench.call('rankList', {})).value).toEqual([]);
    expect((await bench.call('gameMenus', { prizeMode: 'Lott', device: 'WEB' })).value).toEqual([]);
    expect((await bench.call('pointReward', { pageNo: 1, pageSize: 9 }, { token })).value.rows).toEqual([]);
  });
});

describe('vendors', () => {
  it('of e-sports are listed under sports, with the codes by which the brands separate them', async () => {
    const bench = await openBench('folia');
    const { lanes } = (await bench.call('gameVendor', { platform: 'html5-desktop' })).value.data;
    const sports = lanes.find((lane) => lane.gameCategory === 'SPORTS')?.cards.map((card) => card.vassalage) ?? [];
    expect(sports).toEqual(expect.arrayContaining(['AV', 'AI', 'IMES', 'TF', 'IA', 'PIT']));
    expect(
      lanes.some((lane) => lane.gameCategory === 'LOTT' && lane.cards.some((card) => card.accountTypeName === 'TCG_SEA')),
    ).toBe(true);
  });

  it('have rooms where required', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const rooms = (await bench.call('roomList', { vassalage: 'TAV', gameId: 'LIVE3' }, { token })).value;
    expect(new Set(rooms.map((room) => room.status))).toEqual(new Set(['open', 'full', 'closed']));
    expect((await bench.call('roomList', { vassalage: 'LUM' }, { token })).value).toEqual([]);
  });
});

describe('favourites', () => {
  it('belong to the member, the latest first, without duplicates', async () => {
    const bench = await openBench('folia');
    const [token, other] = [await bench.tokenOf('member01'), await bench.tokenOf('vip00005')];
    const star = (nodeId: string) => bench.call('favouriteAdd', { nodeId, vendor: 'LUM', gameType: 'RNG' }, { token });
    for (const nodeId of ['LUM-RNG-1', 'KES-RNG-2', 'LUM-RNG-1']) expect((await star(nodeId)).success).toBe(true);
    expect((await bench.call('favouriteIds', undefined, { token })).value).toEqual(['LUM-RNG-1', 'KES-RNG-2']);
    expect((await bench.call('favouriteIds', undefined, { token: other })).value).toEqual([]);
    expect((await star('LUM-RNG-99999')).success).toBe(false);
    await bench.call('favouriteRemove', { nodeId: 'LUM-RNG-1', vendor: 'LUM', gameType: 'RNG' }, { token });
    const { content } = (await bench.call('favouriteList', { pageNo: 1, pageSize: 42 }, { token })).value;
    expect(content.map((game) => game.nodeId)).toEqual(['KES-RNG-2']);
  });
});
