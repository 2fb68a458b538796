import { describe, expect, it } from 'vitest';
import { openBench, type Bench } from '#sandbox/sandbox.fixture.ts';
import { addMoney, subtractMoney } from '#sandbox/values/money.ts';
import type { Bet, Outcome, PlayReply, PlayView } from './playView.ts';

const lobby = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  prizeMode: 'Lott',
  device: 'WEB',
  backUrl: '/lottery',
  language: 'EN',
} as const;

/** A game of a vendor, started by member01, with what its page sends. */
async function openGame(vassalage: string, gameType: string, wanted?: (bench: Bench) => string) {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const list = { clientType: 1, platform: 'p', channel: 'WEB', merchant: 'm', language: 'EN', pageNo: 1, pageSize: 42 } as const;
  const launch = async (): Promise<string> => {
    if (wanted !== undefined) {
      const body = { ...lobby, view: 'betting', gameCode: wanted(bench) } as const;
      return (await bench.call('launchGame', body, { token })).value.launchId ?? '';
    }
    const { games } = (await bench.call('gameList', { ...list, vassalage, gameType: gameType as 'RNG' }, { token })).value;
    const game = games.find(({ maintenance }) => maintenance !== true);
    const base = { launchMode: 'REAL', platform: 'p', clientType: 1, username: 'member01', merchantCode: 'folia01' } as const;
    const body = { ...base, vassalage, gameId: game?.gameId ?? '', token, language: 'EN' } as const;
    return (await bench.call('launchGame', body, { token })).value.launchId ?? '';
  };
  const ticket = await launch();
  let count = 0;
  const send = async (more: object): Promise<{ status: number; value: PlayReply & { error?: string } }> =>
    bench.control('/play', { ticket, language: 'EN', ...more });
  return {
    bench,
    token,
    send,
    view: async (): Promise<PlayView> => (await send({})).value.view,
    play: (bet: Bet, round = `round-${(count += 1)}-x`) => send({ round, bet }),
    balance: async () => (await bench.call('balance', undefined, { token })).value.balance ?? '',
    bets: async () =>
      (await bench.call('memBetDet', { startTime: 0, pageNo: 1, pageSize: 100 }, { token, headers: { Language: 'EN' } })).value,
  };
}

const slot = (stake: string): Bet => ({ kind: 'slot', stake });

describe('a round of the slot', () => {
  it('writes wallet and records once, however often it is sent', async () => {
    const game = await openGame('INH', 'RNG');
    const before = (await game.bets()).totals.bets;
    const start = await game.balance();
    const first = (await game.play(slot('2.00'), 'round-one')).value;
    const again = (await game.play(slot('2.00'), 'round-one')).value;
    expect(again.outcome).toEqual(first.outcome);
    const { payout } = first.outcome as Outcome & { kind: 'slot' };
    const end = addMoney(subtractMoney(start, '2.00'), payout);
    expect([await game.balance(), first.view.balance, again.view.balance]).toEqual([end, end, end]);
    const { rows, totals } = await game.bets();
    expect(totals.bets).toBe(before + 1);
    expect(rows[0]).toMatchObject({ betAmount: '2.00', payout, profit: subtractMoney(payout, '2.00'), content: '10 lines' });
    expect(again.view.session).toEqual({ rounds: 1, result: subtractMoney(payout, '2.00') });
  });

  it('fills a meter of its stake, and free spins follow that cost nothing and collect nothing', async () => {
    const game = await openGame('INH', 'RNG');
    let view = await game.view();
    let [collected, spins] = [0, 0];
    while (view.slot?.free === null && spins < 200) {
      const { outcome, view: after } = (await game.play(slot('0.50'))).value;
      collected += (outcome as Outcome & { kind: 'slot' }).collected;
      spins += 1;
      view = after;
      if (after.slot?.free === null) expect(after.slot.meters['0.50']).toBe(collected);
    }
    expect(collected).toBeGreaterThanOrEqual(10);
    expect(view.slot).toMatchObject({ free: { stake: '0.50', left: 8 }, meters: { '0.50': collected - 10 } });
    const start = await game.balance();
    let won = '0.00';
    for (let left = 7; left >= 0; left -= 1) {
      const { outcome, view: after } = (await game.play(slot('20.00'))).value;
      expect(outcome).toMatchObject({ kind: 'slot', isFree: true, stake: '0.50' });
      won = addMoney(won, (outcome as Outcome & { kind: 'slot' }).payout);
      expect(after.slot?.free?.left ?? 0).toBe(left);
      expect(after.slot?.meters['0.50']).toBe(collected - 10);
    }
    expect(await game.balance()).toBe(addMoney(start, won));
  });

  it('is refused and changes nothing without the money, with a stake of its own, or of another kind', async () => {
    const game = await openGame('INH', 'RNG');
    const start = await game.balance();
    for (const bet of [slot('0.01'), { kind: 'table', stake: '1.00', choice: 'player' }, { kind: 'lottery', stake: '1.00' }])
      expect((await game.play(bet as Bet)).status).toBe(409);
    expect((await game.send({ bet: slot('1.00') })).status).toBe(400);
    expect((await game.send({ round: 'x', bet: slot('1.00') })).status).toBe(400);
    expect((await game.bench.control('/play', { ticket: 't_none' })).status).toBe(400);
    expect(await game.balance()).toBe(start);
    expect((await game.view()).session.rounds).toBe(0);
  });

  it('is refused when the balance does not suffice', async () => {
    const game = await openGame('INH', 'RNG');
    let last = await game.play(slot('50.00'));
    for (let count = 0; last.status === 200 && count < 2_000; count += 1) last = await game.play(slot('50.00'));
    expect(last).toMatchObject({ status: 409, value: { error: 'insufficient_balance' } });
  });
});

describe.each([
  ['SAL', 'LIVE', 'banker', 'Banker'],
  ['RFL', 'FISH', 'angel', ''],
] as const)('a round at %s', (vendor, category, choice, content) => {
  it('pays what it shows, and is in the records', async () => {
    const game = await openGame(vendor, category);
    const start = await game.balance();
    const { outcome, view } = (await game.play({ kind: 'table', stake: '10.00', choice })).value;
    const { payout } = outcome as Outcome & { kind: 'table' };
    expect(view.balance).toBe(addMoney(subtractMoney(start, '10.00'), payout));
    expect((await game.bets()).rows[0]).toMatchObject({ category, betAmount: '10.00', payout, content });
    expect((await game.play({ kind: 'table', stake: '10.00', choice: 'nobody' })).status).toBe(409);
  });
});

describe('a bet on a draw', () => {
  const straight: Bet = { kind: 'lottery', stake: '1.00', code: 'SPD1', play: 'straight2', picks: [], issue: '' };
  const all = Array.from({ length: 10 }, (_, digit) => String(digit));

  it('takes the total at once, and pays when the draw is over, by the numbers that the portal shows', async () => {
    const game = await openGame('', '', () => 'SPD1');
    const start = await game.balance();
    const { draw } = (await game.view()).lottery!;
    const bet = { ...straight, picks: [all, ['3', '5', '9']], issue: draw.issue } as Bet;
    const { view } = (await game.play(bet, 'slip-number-1')).value;
    await game.play(bet, 'slip-number-1');
    expect(view.balance).toBe(subtractMoney(start, '30.00'));
    expect(view.lottery?.bets).toMatchObject([{ bets: '30', total: '30.00', payout: null, issue: draw.issue }]);
    const open = (await game.bets()).rows[0];
    expect(open).toMatchObject({ gameName: 'One-minute five', status: 'UNSETTLED', betAmount: '30.00', profit: '0.00' });
    expect(open?.content).toBe('0,1,2,3,4,5,6,7,8,9 | 3,5,9');

    game.bench.advance(61_000);
    const numbers = (await game.bench.call('openedNumero', { gameCode: 'SPD1', count: 1 }, { token: game.token })).value[0];
    expect(numbers?.issue).toBe(draw.issue);
    const payout = ['3', '5', '9'].includes(numbers?.numbers.at(-1) ?? '') ? '98.00' : '0.00';
    // the portal's own calls settle it, whether its page is open or not
    expect(await game.balance()).toBe(addMoney(subtractMoney(start, '30.00'), payout));
    expect((await game.bets()).rows[0]).toMatchObject({ orderNumber: open?.orderNumber, payout, validBet: '30.00' });
    const after = (await game.view()).lottery;
    expect(after?.bets[0]?.payout).toBe(payout);
    expect(after?.drawn[0]?.numbers).toEqual(numbers?.numbers);
    game.bench.advance(61_000);
    expect(await game.balance()).toBe(addMoney(subtractMoney(start, '30.00'), payout));
  });

  it('is refused after the draw has closed, for another draw, and without a whole bet', async () => {
    const game = await openGame('', '', () => 'SPD1');
    const start = await game.balance();
    const { draw } = (await game.view()).lottery!;
    const bet = { ...straight, picks: [['1'], ['2']], issue: draw.issue } as Bet;
    expect((await game.play({ ...bet, issue: '20200101-0001' } as Bet)).status).toBe(409);
    expect((await game.play({ ...bet, picks: [['1'], []] } as Bet)).status).toBe(409);
    game.bench.advance(draw.closeTime - game.bench.now());
    expect((await game.play(bet)).status).toBe(409);
    expect(await game.balance()).toBe(start);
  });
});
