import { describe, expect, it } from 'vitest';
import type { GameLaunch } from '#contract/types.ts';
import { type Bench, openBench } from './sandbox.fixture.ts';

const start = (bench: Bench, token: string, vassalage: string, more: Partial<GameLaunch> = {}) =>
  bench.call(
    'launchGame',
    {
      gameId: 'RNG1',
      vassalage,
      confirmTrans: false,
      launchMode: 'REAL',
      platform: 'flash,html5-desktop',
      clientType: 1,
      username: 'member01',
      token,
      merchantCode: 'folia01',
      language: 'EN',
      ...more,
    },
    { token },
  );

/** The first game of a vendor outside maintenance. */
async function playable(bench: Bench, token: string, vassalage: string): Promise<string> {
  const body = { clientType: 1, platform: 'p', channel: 'WEB', merchant: 'm', language: 'EN', pageNo: 1, pageSize: 42 } as const;
  const { games } = (await bench.call('gameList', { ...body, vassalage }, { token })).value;
  return games.find((game) => game.maintenance !== true)?.gameId ?? '';
}

describe('launching a game', () => {
  it.each([
    ['LUM', 'game_url', /^https:\/\/play\.folia\.example\/rng\?ticket=t_/],
    ['BRS', 'game_url2', /^https:\/\/play\.folia\.example\/rng\?/],
    ['LOA', 'game_url', /^\/rng\?ticket=/],
    ['GAM', 'content', /^https:\/\/play\.folia\.example\/pvp\?/],
    ['DUO', 'content', /^<!doctype html>/],
  ] as const)('of %s answers in %s', async (vassalage, key, address) => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const gameId = await playable(bench, token, vassalage);
    const { value } = await start(bench, token, vassalage, { gameId });
    expect(value[key]).toMatch(address);
    for (const other of ['game_url', 'game_url2', 'content'] as const) if (other !== key) expect(value[other]).toBeNull();
    const recent = (await bench.call('recentGames', { clientType: 1, language: 'EN' }, { token })).value.list;
    expect(recent[0]).toMatchObject({ vassalage, gameId });
  });

  it('needs no vendor beside the key of the game, and refuses another vendor', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const gameId = await playable(bench, token, 'LUM');
    const body = {
      gameId,
      nodeId: `LUM-RNG-${gameId.replace('RNG', '')}`,
      confirmTrans: false,
      launchMode: 'REAL',
      platform: 'p',
      clientType: 1,
    } as const;
    const launch = { ...body, username: 'member01', token, merchantCode: 'folia01', language: 'EN' } as const;
    expect((await bench.call('launchGame', launch, { token })).success).toBe(true);
    expect((await bench.call('launchGame', { ...launch, vassalage: 'BRS' }, { token })).success).toBe(false);
  });

  it('returns no address where the vendor has none, and is refused under maintenance', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const { value } = await start(bench, token, 'DRF', { gameId: await playable(bench, token, 'DRF') });
    expect(value).toMatchObject({ game_url: null, game_url2: null, content: null });
    expect((await start(bench, token, 'CIN')).message).toBe('game_maintenance');
    expect((await start(bench, token, 'NOBODY')).message).toBe('invalid_request');
  });

  it('moves money once per key, however often it is sent', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const gameId = await playable(bench, token, 'MSN');
    const request = { gameId, vassalage: 'MSN', confirmTrans: true, launchMode: 'REAL', platform: 'p', clientType: 1 } as const;
    const send = () =>
      bench.call(
        'launchGame',
        { ...request, username: 'member01', token, merchantCode: 'folia01', language: 'EN' },
        { token, headers: { 'Idempotency-Key': '0c7e7f0a-move' } },
      );
    const [first, second] = [await send(), await send()];
    expect(second.value).toEqual(first.value);
    expect(first.value.launchId).toMatch(/^t_/);
  });

  it('moves money only after the player has agreed, and the game then plays with it', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const gameId = await playable(bench, token, 'MSN');
    const asked = await start(bench, token, 'MSN', { gameId });
    expect(asked).toMatchObject({ message: 'confirm_transfer', failure: { vassalage: 'MSN', balance: '1250.50' } });
    const { value } = await start(bench, token, 'MSN', { gameId, confirmTrans: true });
    const wallet = (await bench.call('balance', undefined, { token })).value;
    expect(wallet).toMatchObject({ balance: '0.00', sumBalance: '1371.25' });
    const bet = await bench.control('/bet', { ticket: value.launchId, stake: '250.50', payout: '0' });
    expect(bet).toMatchObject({ status: 200, value: { balance: '1000.00' } });
  });

  it('is for play money in demo accounts only', async () => {
    const bench = await openBench('folia');
    const [token, demo] = [await bench.tokenOf('member01'), await bench.tokenOf('demo0001')];
    const gameId = await playable(bench, token, 'LUM');
    expect((await start(bench, demo, 'LUM', { gameId })).message).toBe('in_need_true_account');
    expect((await start(bench, demo, 'LUM', { gameId, launchMode: 'DEMO', username: 'demo0001' })).success).toBe(true);
    expect((await start(bench, token, 'LUM', { gameId, launchMode: 'DEMO' })).success).toBe(false);
  });

  it.each(['PIT', 'GRL', 'AV', 'AI', 'MRB', 'PRN'])('of %s, a vendor of one game, requires only its card', async (vassalage) => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const { lanes } = (await bench.call('gameVendor', { platform: 'html5-desktop' })).value.data;
    const { nodeId } = lanes.flatMap(({ cards }) => cards).find((card) => card.vassalage === vassalage) ?? {};
    const { value } = await start(bench, token, vassalage, { gameId: undefined, nodeId } as never);
    expect(new URL(value.game_url ?? '').searchParams.get('game')).toBe(nodeId);
  });

  it('opens the lottery lobby or one lottery', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const lobby = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'Lott',
      device: 'WEB',
      backUrl: '/lottery',
      language: 'VI',
    } as const;
    const { value } = await bench.call('launchGame', { ...lobby, view: 'betting', gameCode: 'VN-HN' }, { token });
    expect(new URL(value.game_url ?? '').searchParams.get('game')).toBe('VN-HN');
    expect((await bench.call('vnRecent', {}, { token })).value.map((game) => game.gameCode)).toEqual(['VN-HN']);
    expect((await bench.call('launchGame', { ...lobby, view: 'betting', gameCode: 'NONE' }, { token })).success).toBe(false);
    // an e-lottery has its own prize mode, in a menu or in its vendor's list
    const list = { clientType: 1, platform: 'p', channel: 'WEB', merchant: 'm', language: 'EN', pageNo: 1, pageSize: 1 } as const;
    const { games } = (await bench.call('gameList', { ...list, vassalage: 'QBL', gameType: 'ELOTT' }, { token })).value;
    for (const gameCode of ['EL1', games[0]?.gameCode ?? '']) {
      const ask = { ...lobby, view: 'betting', gameCode } as const;
      expect((await bench.call('launchGame', ask, { token })).success).toBe(false);
      const opened = (await bench.call('launchGame', { ...ask, prizeMode: 'Elott' }, { token })).value;
      expect(new URL(opened.game_url ?? '').searchParams.get('game')).toBe(gameCode);
    }
  });
});

describe('bets', () => {
  it('change the wallet and the profit of the period exactly', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const { value } = await start(bench, token, 'LUM', { gameId: await playable(bench, token, 'LUM') });
    const before = bench.now();
    for (const [stake, payout] of [
      ['0.10', '0.20'],
      ['0.20', '0.10'],
      ['3.00', '0'],
    ])
      await bench.control('/bet', { ticket: value.launchId, stake, payout });
    expect((await bench.call('balance', undefined, { token })).value.balance).toBe('1247.50');
    const { rows, totals } = (await bench.call('memberProfit', { startTime: before }, { token })).value;
    expect(rows.map((row) => row.category)).toEqual(['RNG']);
    expect(totals).toMatchObject({ bets: 3, betAmount: '3.30', payout: '0.30', profit: '-3.00' });
    bench.advance(60_000);
    expect((await bench.call('memberProfit', { startTime: bench.now() }, { token })).value.totals.bets).toBe(0);
    const tooMuch = await bench.control('/bet', { ticket: value.launchId, stake: '99999.00', payout: '0' });
    expect(tooMuch.status).toBe(409);
    expect((await bench.control('/bet', { ticket: 't_none', stake: '1', payout: '0' })).status).toBe(400);
  });
});
