import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { kinds, openGame, openThree, page, termsAt } from './contracts.fixture.ts';

const RUNS = process.env['DEEP'] ? 40 : 5;
const hourMs = 3_600_000;

// the first sandbox of a run generates games and histories, which takes long on a busy machine
beforeAll(async () => void (await openThree()));

test('a demo account reads no contracts, whatever it asks; a member reads its own and no team (D-04, ROL-12)', async () => {
  const { bench } = await openThree();
  const [demo, member] = [await bench.tokenOf('demo0001'), await bench.tokenOf('member01')];
  const scopes = [
    {},
    { scope: 'MINE' },
    { scope: 'REQUESTS' },
    { scope: 'DOWNLINE' },
    { scope: 'SENT' },
    { scope: 'mine' },
    { scope: [] },
  ];
  for (const scope of scopes)
    for (const [name, query] of [
      ['contracts', { ...page, ...scope }],
      ['contractRecords', { ...page, kind: 'dividend', ...scope }],
      ['contractPreview', { kind: 'dividend', action: 'ACCEPT', contractId: 'CS0001', ...scope }],
    ] as const) {
      const reply = await bench.call(name, undefined, { token: demo, raw: query });
      expect(reply, JSON.stringify([name, query])).toMatchObject({ status: 403, message: 'in_need_true_account', value: null });
    }
  for (const scope of ['MINE', 'REQUESTS'] as const)
    expect(await bench.call('contracts', { ...page, scope }, { token: member })).toMatchObject({ success: true });
  for (const scope of ['DOWNLINE', 'SENT'] as const)
    expect(await bench.call('contracts', { ...page, scope }, { token: member })).toMatchObject({ message: 'error_not_agent' });
});

test('an account is found however its letters are typed, by previews, offers and lists alike', async () => {
  const { bench, tokens, offer, listed } = await openThree();
  const typed = fc
    .array(fc.boolean(), { minLength: 9, maxLength: 9 })
    .map((upper) => [...'lowagent1'].map((letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join(''));
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...kinds), fc.constantFrom('', ' '), async (account, kind, space) => {
      const rates = kind === 'realTimeSalary' ? { profitRate: '0.1', lossRate: '0.1' } : { rate: '0.1' };
      const period = kind === 'dividend' ? 'SEMIMONTHLY' : 'DAILY';
      const query = { kind, action: 'OFFER', account: `${space}${account}${space}`, period, ...rates } as const;
      expect((await bench.call('contractPreview', query, { token: tokens.middle })).value).toMatchObject({ allowed: true });
      const { value } = await offer(kind, 'middle', query.account, '0.1');
      expect(value).toMatchObject({ status: 'offered', account: 'lowagent1' });
      expect((await listed('low', { scope: 'REQUESTS', kind })).map(({ id }) => id)).toEqual([value.id]);
      expect((await listed('middle', { scope: 'SENT', status: 'offered', kind, account })).map(({ id }) => id)).toEqual([
        value.id,
      ]);
    }),
    { numRuns: RUNS },
  );
});

test('the records of downlines have what a downline is paid that joined in the session', async () => {
  const { bench, tokens, act } = await openThree();
  const kind = 'hourSalary';
  const offered = await act(kind, 'middle', { action: 'OFFER', account: 'lowagent1', terms: termsAt(kind, '0.1') });
  expect((await act(kind, 'low', { action: 'ACCEPT', contractId: offered.value.id })).success).toBe(true);
  const money = {
    type: 'DOWNLINE',
    from: 'MAIN',
    to: 'MAIN',
    target: 'lowagent1',
    amount: '300.00',
    paymentPassword: '482913',
  } as const;
  expect(await bench.call('walletTransfer', money, { token: tokens.top })).toMatchObject({ success: true });
  const bet = await openGame(bench, tokens.low, 'lowagent1');
  expect((await bet('200.00')).status).toBe(200);
  const played = bench.now();
  bench.advance(hourMs);
  const query = { ...page, kind, scope: 'DOWNLINE', account: 'LOWAGENT1' } as const;
  for (const token of [tokens.middle, tokens.top]) {
    const { value } = await bench.call('contractRecords', query, { token });
    expect(value).toMatchObject({ total: 1, totals: { amount: '0.20' }, rows: [{ account: 'lowagent1', amount: '0.20' }] });
    const { time = 0, periodStart = 0, periodEnd = 0 } = value.rows[0] ?? {};
    expect([periodStart <= played, played < periodEnd, periodEnd - periodStart, time]).toEqual([true, true, hourMs, bench.now()]);
  }
  expect((await bench.call('contractRecords', query, { token: tokens.beside })).value).toMatchObject({ total: 0, rows: [] });
});

test('the team list says of each kind what an account has: an active contract, else an offer, else how the last one ended', async () => {
  const { bench, tokens, act, offer } = await openThree();
  const kind = 'hourSalary';
  const badge = async () => {
    const { rows } = (await bench.call('agentDownlines', { ...page, account: 'lowagent1' }, { token: tokens.middle })).value;
    return rows[0]?.contracts;
  };
  expect(await badge()).toEqual({});
  const first = (await offer(kind, 'middle', 'lowagent1', '0.1')).value.id;
  expect(await badge()).toEqual({ [kind]: 'offered' });
  await act(kind, 'low', { action: 'ACCEPT', contractId: first });
  bench.advance(1_000);
  const second = (await offer(kind, 'middle', 'lowagent1', '0.2')).value.id;
  expect(await badge(), 'beside an open offer').toEqual({ [kind]: 'accepted' });
  await act(kind, 'low', { action: 'REJECT', contractId: second });
  expect(await badge(), 'after a refused offer').toEqual({ [kind]: 'accepted' });
  await act(kind, 'middle', { action: 'TERMINATE', contractId: first });
  expect(await badge(), 'the last one that was offered').toEqual({ [kind]: 'rejected' });
  await bench.control('/flags', { hourSalary: '0' });
  expect(await badge(), 'a kind that is switched off').toEqual({});
});

test('a payment names the slot that it is for, and when it was paid', async () => {
  const { bench, tokens } = await openThree();
  for (const [kind, lengths] of [
    ['hourSalary', [hourMs]],
    ['realTimeSalary', [300_000]],
    // summer time begins and ends
    ['dailySalary', [23 * hourMs, 24 * hourMs, 25 * hourMs]],
  ] as const) {
    const { rows } = (await bench.call('contractRecords', { ...page, kind }, { token: tokens.middle })).value;
    expect(rows.length).toBeGreaterThan(2);
    for (const { time, periodStart = 0, periodEnd = 0 } of rows) {
      expect(lengths).toContain(periodEnd - periodStart);
      expect(time).toBeGreaterThanOrEqual(periodEnd);
    }
  }
  const { rows } = (await bench.call('contractRecords', { ...page, kind: 'dividend' }, { token: tokens.middle })).value;
  const day = new Intl.DateTimeFormat('en', { timeZone: bench.brand.timeZone, day: 'numeric' });
  for (const { periodStart = 0, periodEnd = 0 } of rows)
    expect(['1 16', '16 1']).toContain(`${day.format(periodStart)} ${day.format(periodEnd)}`);
});
