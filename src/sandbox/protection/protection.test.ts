import { describe, expect, test } from 'vitest';
import type { LimitPeriod, LimitType, PlayLimit } from '#contract/types.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { sampleRequests } from '../sampleRequests.ts';
import { openBench } from '../sandbox.fixture.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let lastKey = 0;
const key = () => ({ 'Idempotency-Key': `protection-${String(++lastKey).padStart(6, '0')}` });

async function open(account = 'member01', scenario?: string) {
  const bench = await openBench('orvane');
  // the figures of a history are those of a calendar; without one each test has its own
  await bench.control('/settings', { history: { days: 0 }, sessionMinutes: 10_000_000 });
  if (scenario !== undefined) await bench.control('/scenario', { name: scenario });
  const token = await bench.tokenOf(account);
  const read = async () => (await bench.call('protection', undefined, { token })).value;
  const limitOf = async (type: LimitType, period: LimitPeriod) =>
    (await read()).limits.find((one) => one.type === type && one.period === period) as PlayLimit;
  const set = (type: LimitType, period: LimitPeriod, limit: string | null) =>
    bench.call('setLimit', { type, period, limit }, { token });
  const records = async () => (await bench.call('protectionRecords', { pageNo: 1, pageSize: 50 }, { token })).value.rows;
  const deposit = (amount: string) => bench.call('applyDeposit', { channelId: 'lume-pay', amount }, { token, headers: key() });
  const launch = () => bench.call('launchGame', sampleRequests.launchGame, { token });
  const bet = async (ticket: string, stake: string, payout = '0') => bench.control('/bet', { ticket, stake, payout });
  return { bench, token, read, limitOf, set, records, deposit, launch, bet };
}

describe('a limit', () => {
  test('is unset at first; a lower one holds at once, a higher one after 24 hours', async () => {
    const { bench, limitOf, set } = await open();
    expect(await limitOf('DEPOSIT', 'WEEK')).toMatchObject({ limit: null, used: '0.00', raise: null });
    await set('DEPOSIT', 'WEEK', '500');
    expect(await limitOf('DEPOSIT', 'WEEK')).toMatchObject({ limit: '500.00', raise: null });
    await set('DEPOSIT', 'WEEK', '300');
    expect((await limitOf('DEPOSIT', 'WEEK')).limit).toBe('300.00');
    await set('DEPOSIT', 'WEEK', '800.00');
    const from = bench.now() + dayMs;
    expect(await limitOf('DEPOSIT', 'WEEK')).toMatchObject({ limit: '300.00', raise: { limit: '800.00', from } });
    bench.advance(dayMs - 1);
    expect((await limitOf('DEPOSIT', 'WEEK')).limit).toBe('300.00');
    bench.advance(1);
    expect(await limitOf('DEPOSIT', 'WEEK')).toMatchObject({ limit: '800.00', raise: null });
  });

  test('is removed after 24 hours, too, and the raise can be withdrawn', async () => {
    const { bench, token, limitOf, set } = await open();
    await set('TIME', 'DAY', '120');
    await set('TIME', 'DAY', null);
    expect((await limitOf('TIME', 'DAY')).raise).toMatchObject({ limit: null });
    const keep = () => bench.call('keepLimit', { type: 'TIME', period: 'DAY' }, { token });
    expect((await keep()).success).toBe(true);
    bench.advance(2 * dayMs);
    expect(await limitOf('TIME', 'DAY')).toMatchObject({ limit: '120', raise: null });
    expect((await keep()).success).toBe(true);
  });

  test('asked for once more waits no longer and is recorded once; a lower one ends the wait', async () => {
    const { bench, limitOf, set, records } = await open();
    await set('STAKE', 'MONTH', '100.00');
    await set('STAKE', 'MONTH', '200.00');
    const { raise } = await limitOf('STAKE', 'MONTH');
    bench.advance(hourMs);
    await set('STAKE', 'MONTH', '200');
    expect((await limitOf('STAKE', 'MONTH')).raise).toEqual(raise);
    await set('STAKE', 'MONTH', '90.00');
    expect(await limitOf('STAKE', 'MONTH')).toMatchObject({ limit: '90.00', raise: null });
    expect((await records()).map(({ action, amount }) => [action, amount])).toEqual([
      ['LIMIT_SET', '90.00'],
      ['RAISE_ASKED', '200.00'],
      ['LIMIT_SET', '100.00'],
    ]);
  });

  test.each([
    ['DEPOSIT', '0'],
    ['TIME', '90.5'],
    ['DEPOSIT', '-5'],
    ['DEPOSIT', '1e3'],
  ] as const)('of %s %s is refused', async (type, limit) => {
    const { set, limitOf } = await open();
    expect((await set(type, 'DAY', limit)).message).toBe('invalid_request');
    expect((await limitOf(type, 'DAY')).limit).toBeNull();
  });

  test('of deposits refuses what would pass it, and says what is left of the nearest', async () => {
    const { set, deposit, limitOf, bench, token } = await open();
    await set('DEPOSIT', 'WEEK', '300');
    await set('DEPOSIT', 'DAY', '100');
    const first = await deposit('60');
    expect(first.success).toBe(true);
    const refused = await deposit('40.01');
    expect(refused).toMatchObject({ success: false, message: 'own_deposit_limit' });
    const { resetsAt } = await limitOf('DEPOSIT', 'DAY');
    expect(refused.failure).toEqual({ period: 'DAY', limit: '100.00', left: '40.00', resetsAt });
    // a deposit that waits counts, a cancelled one does not
    await bench.call('cancelDeposit', { referenceNumber: first.value.referenceNumber }, { token });
    expect((await limitOf('DEPOSIT', 'DAY')).used).toBe('0.00');
    expect((await deposit('100')).success).toBe(true);
    bench.advance(resetsAt - bench.now());
    expect((await deposit('100')).success).toBe(true);
    expect((await deposit('60')).success).toBe(false);
  });

  test.each([
    ['STAKE', '10.00'],
    ['LOSS', '10.00'],
    ['TIME', '5'],
  ] as const)('of %s ends the play that reaches it', async (type, limit) => {
    const { set, launch, bet } = await open();
    await set(type, 'DAY', limit);
    const { launchId } = (await launch()).value;
    expect((await bet(String(launchId), '10.00')).status).toBe(200);
    expect(await bet(String(launchId), '0.10')).toMatchObject({ status: 409, value: { error: 'own_play_limit' } });
    // the balance can still be asked for
    expect((await bet(String(launchId), '0')).status).toBe(200);
    expect((await launch()).message).toBe('own_play_limit');
  });

  test('of losses counts what was won back, and refuses a stake beyond what is left', async () => {
    const { set, launch, bet, limitOf } = await open();
    await set('LOSS', 'DAY', '10.00');
    const { launchId } = (await launch()).value;
    await bet(String(launchId), '8.00');
    expect((await bet(String(launchId), '2.01')).status).toBe(409);
    await bet(String(launchId), '2.00', '7.00');
    expect((await limitOf('LOSS', 'DAY')).used).toBe('3.00');
  });
});

const barred = [
  ['applyPromotion', sampleRequests.applyPromotion],
  ['claimReward', sampleRequests.claimReward],
  ['claimRaffle', sampleRequests.claimRaffle],
  ['claimMission', sampleRequests.claimMission],
  ['openRedEnvelope', sampleRequests.openRedEnvelope],
] as const satisfies readonly (readonly [EndpointName, unknown])[];

describe.each([
  ['a pause', 'pausePlay', { days: 7 }, 'play_paused', 7 * dayMs],
  ['a self-exclusion', 'selfExclude', { months: 6 }, 'self_excluded', null],
  ['a self-exclusion for ever', 'selfExclude', { months: null }, 'self_excluded', Infinity],
] as const)('%s', (_, call, body, code, length) => {
  test('ends deposits, play and promotions, and leaves sign-in, records and withdrawal', async () => {
    const { bench, token, deposit, launch, bet } = await open();
    const { launchId } = (await launch()).value;
    expect((await bench.call(call, body as never, { token })).success).toBe(true);
    expect((await deposit('50')).message).toBe(code);
    expect((await launch()).message).toBe(code);
    expect(await bet(String(launchId), '1.00')).toMatchObject({ status: 409, value: { error: code } });
    for (const [name, request] of barred)
      expect((await bench.call(name, request as never, { token, headers: key() })).message, name).toBe(code);
    const shown = (await bench.call('announcements', sampleRequests.announcements, { token })).value;
    expect([shown.banners, shown.promotion]).toEqual([[], []]);

    const again = await bench.tokenOf('member01');
    const info = (await bench.call('memberInfo', undefined, { token: again })).value;
    expect(info.restriction?.kind).toBe(call === 'pausePlay' ? 'PAUSE' : 'EXCLUSION');
    const cards = (await bench.call('bankCards', undefined, { token: again })).value.rows;
    await bench.control('/settings', { withdrawal: { requiredTurnover: '0' } });
    const withdrawal = { cardId: cards[0]!.id, amount: '20.00', paymentPassword: '482913' };
    expect((await bench.call('applyWithdraw', withdrawal, { token: again, headers: key() })).success).toBe(true);
    expect((await bench.call('memTransDet', { pageNo: 1, pageSize: 5 }, { token: again })).success).toBe(true);
  });

  test('cannot be shortened; it ends by itself', async () => {
    const { bench, token, read, records, deposit } = await open();
    await bench.call(call, body as never, { token });
    const { restriction } = await read();
    bench.advance(hourMs);
    expect((await bench.call('pausePlay', { days: 1 }, { token })).message).toBe(code);
    if (call === 'selfExclude') expect((await bench.call(call, body as never, { token })).message).toBe(code);
    expect((await read()).restriction).toEqual(restriction);
    expect(await records()).toHaveLength(1);
    if (length === Infinity) return expect(restriction?.until).toBeNull();
    expect(restriction?.until).toBe(length === null ? Date.UTC(2027, 4, 21, 12) : restriction!.from + length);
    bench.advance(restriction!.until! - bench.now());
    expect((await read()).restriction).toBeNull();
    return expect((await deposit('50')).success).toBe(true);
  });
});

test('a pause can become a self-exclusion', async () => {
  const { bench, token, read } = await open();
  await bench.call('pausePlay', { days: 1 }, { token });
  expect((await bench.call('selfExclude', { months: null }, { token })).success).toBe(true);
  expect((await read()).restriction).toMatchObject({ kind: 'EXCLUSION', until: null });
});

test.each([
  ['RGLIMITS3', 'setLimit'],
  ['RGLIMITS3', 'keepLimit'],
  ['RGPAUSE3', 'pausePlay'],
  ['RGSELFEX3', 'selfExclude'],
] as const)('while %s is off, %s is refused', async (flag, name) => {
  const { bench, token } = await open();
  await bench.control('/flags', { [flag]: '0' });
  const reply = await bench.call(name, sampleRequests[name] as never, { token });
  expect([reply.status, reply.message]).toEqual([403, 'in_function_not_open']);
});

test.each(['folia', 'mayloc'])(
  'the statement of %s adds up, by day and by month, and agrees with profit and loss',
  async (brand) => {
    const bench = await openBench(brand);
    const token = await bench.tokenOf('member01');
    const statement = async (by: 'DAY' | 'MONTH') =>
      (await bench.call('playStatement', { pageNo: 1, pageSize: 100, by }, { token })).value;
    const [days, months] = [await statement('DAY'), await statement('MONTH')];
    expect(days.rows).toHaveLength(90);
    expect(months.totals).toEqual(days.totals);
    for (const key of ['wins', 'losses', 'profit', 'betAmount', 'deposit'] as const)
      for (const { rows } of [days, months])
        expect(rows.reduce((sum, row) => sum + centsOf(row[key] ?? '0'), 0n)).toBe(centsOf(days.totals[key] ?? '0'));
    expect(centsOf(days.totals.wins) - centsOf(days.totals.losses)).toBe(centsOf(days.totals.profit));
    const { totals } = (await bench.call('memberProfit', { startTime: 0 }, { token })).value;
    expect([days.totals.profit, days.totals.deposit]).toEqual([totals.profit, totals.deposit]);
  },
);

test('a reality check is recorded once, with the figures of the platform', async () => {
  const { bench, token, launch, bet } = await open();
  const since = bench.now();
  const { launchId } = (await launch()).value;
  bench.advance(hourMs / 2);
  await bet(String(launchId), '10.00', '4.00');
  bench.advance(hourMs / 2);
  const check = { since, until: bench.now(), answer: 'SIGNED_OUT' } as const;
  for (let time = 0; time < 2; time += 1) await bench.call('noteRealityCheck', check, { token });
  const { rows } = (await bench.call('realityChecks', { pageNo: 1, pageSize: 10 }, { token })).value;
  expect(rows).toEqual([
    expect.objectContaining({ minutes: 60, betAmount: '10.00', payout: '4.00', profit: '-6.00', answer: 'SIGNED_OUT' }),
  ]);
});

test.each([
  ['protection-limits', null],
  ['play-paused', 'PAUSE'],
  ['self-excluded', 'EXCLUSION'],
])('the scenario %s begins with it', async (scenario, kind) => {
  const { read, limitOf } = await open('member01', scenario);
  expect((await read()).restriction?.kind ?? null).toBe(kind);
  if (kind === null) expect(await limitOf('DEPOSIT', 'WEEK')).toMatchObject({ limit: '1500.00', raise: { limit: '2000.00' } });
});
