import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractKind } from '#contract/types.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { kinds, openGame, openThree, page, periodOf, termsAt } from './contracts.fixture.ts';

const hourMs = 3_600_000;

const ratesAt = (kind: ContractKind, rate: string) =>
  kind === 'realTimeSalary' ? { profitRate: rate, lossRate: rate } : { rate };

const codes = (replies: readonly { success: boolean; message: string | null }[]) =>
  replies.map(({ success, message }) => (success ? 'done' : message)).toSorted();

// the first sandbox of a run generates games and histories, which takes long on a busy machine
beforeAll(async () => void (await openThree()));

describe.each(kinds)('two members who act at the same time on a %s contract', (kind) => {
  test('accept, reject or withdraw an offer once, and never have two active', async () => {
    const { act, offer, listed } = await openThree();
    const first = (await offer(kind, 'middle', 'lowagent1', '0.1')).value.id;
    const replies = await Promise.all([
      act(kind, 'low', { action: 'ACCEPT', contractId: first }),
      act(kind, 'low', { action: 'ACCEPT', contractId: first }),
      act(kind, 'low', { action: 'REJECT', contractId: first }),
    ]);
    expect(codes(replies)).toEqual(['contract_gone', 'contract_gone', 'done']);

    const second = (await offer(kind, 'middle', 'lowagent1', '0.2')).value.id;
    expect((await act(kind, 'middle', { action: 'TERMINATE', contractId: second })).success).toBe(true);
    expect(await act(kind, 'low', { action: 'ACCEPT', contractId: second })).toMatchObject({ message: 'contract_gone' });
    expect(await act(kind, 'low', { action: 'REJECT', contractId: second })).toMatchObject({ message: 'contract_gone' });

    // a better offer takes the place of the one that is open, which can no longer be accepted
    const [third, fourth] = [
      (await offer(kind, 'middle', 'lowagent1', '0.2')).value.id,
      (await offer(kind, 'middle', 'lowagent1', '0.3')).value.id,
    ];
    const both = await Promise.all([third, fourth].map((contractId) => act(kind, 'low', { action: 'ACCEPT', contractId })));
    expect(codes(both)).toEqual(['contract_gone', 'done']);
    expect((await listed('low', { scope: 'MINE', status: 'accepted' })).map(({ id }) => id)).toEqual([fourth]);
  });

  test('are refused when the rates have changed since the offer was considered (D-76)', async () => {
    const { bench, tokens, act, offer, listed, heldByMiddle } = await openThree();
    // between the rates that agent002 and its other downlines have
    const [rate, lower] = kind === 'dividend' ? ['15', '12'] : ['0.4', '0.35'];
    const query = { kind, action: 'OFFER', account: 'lowagent1', ...periodOf(kind) } as const;
    const preview = () => bench.call('contractPreview', { ...query, ...ratesAt(kind, rate) }, { token: tokens.middle });
    expect((await preview()).value).toMatchObject({ allowed: true });
    const { id } = (await offer(kind, 'middle', 'lowagent1', rate)).value;
    const held = await heldByMiddle(kind);
    expect((await act(kind, 'top', { action: 'TERMINATE', contractId: held })).success).toBe(true);
    expect((await preview()).value).toMatchObject({ allowed: false, code: 'contract_without_own', ends: [] });
    expect(await act(kind, 'low', { action: 'ACCEPT', contractId: id })).toMatchObject({ message: 'contract_without_own' });
    expect(await offer(kind, 'middle', 'lowagent1', rate)).toMatchObject({ message: 'contract_without_own' });

    // the new contract of the upline is below the open offer
    const renewed = (await offer(kind, 'top', 'agent002', lower)).value.id;
    expect((await act(kind, 'middle', { action: 'ACCEPT', contractId: renewed })).success).toBe(true);
    expect(await act(kind, 'low', { action: 'ACCEPT', contractId: id })).toMatchObject({
      message: 'contract_not_below_upline',
    });
    expect(await listed('low', { scope: 'MINE', status: 'accepted' })).toEqual([]);
    expect(await listed('low', { scope: 'REQUESTS' })).toHaveLength(1);
  });

  test('see nothing of it outside, and cannot change it by its id or by the call of another kind', async () => {
    const { bench, tokens, act, offer, listed } = await openThree();
    const { id } = (await offer(kind, 'middle', 'lowagent1', '0.1')).value;
    for (const who of ['beside', 'top'] as const) {
      for (const scope of [undefined, 'MINE', 'REQUESTS', 'DOWNLINE', 'SENT'])
        for (const account of [undefined, 'lowagent1'])
          expect(
            (await listed(who, { ...(scope && { scope }), ...(account && { account }) })).map((one) => one.id),
          ).not.toContain(id);
      for (const action of ['ACCEPT', 'REJECT', 'TERMINATE'] as const)
        expect(await act(kind, who, { action, contractId: id }), `${who} ${action}`).toMatchObject({
          success: false,
          message: 'contract_gone',
          value: null,
        });
      const seen = await bench.call('contractPreview', { kind, action: 'ACCEPT', contractId: id }, { token: tokens[who] });
      expect(seen.value).toMatchObject({ allowed: false, code: 'contract_gone', ends: [], endsTotal: 0 });
    }
    for (const other of kinds.filter((one) => one !== kind))
      for (const [who, action] of [
        ['low', 'ACCEPT'],
        ['low', 'REJECT'],
        ['middle', 'TERMINATE'],
      ] as const)
        expect(await act(other, who, { action, contractId: id })).toMatchObject({ message: 'contract_gone' });
    for (const contractId of ['C000000', 'CS0000', '__proto__', 'constructor', ' ', `${id} `])
      expect(await act(kind, 'low', { action: 'ACCEPT', contractId })).toMatchObject({ message: 'contract_gone' });
    expect((await listed('low', { scope: 'REQUESTS' })).map((one) => [one.id, one.status])).toEqual([[id, 'offered']]);
  });

  test('are refused to members above, beside and outside, and for tiers that are none', async () => {
    const { bench, tokens, act, offer, listed } = await openThree();
    const before = (await listed('middle')).length;
    for (const account of ['agent002', 'agent001', 'agent041', 'member01', 'backend1', 'demo0001', '__proto__', 'toString', '%'])
      expect(await offer(kind, 'middle', account, '0.1'), account).toMatchObject({ message: 'contract_not_in_team' });
    const wrong: unknown[][] = [
      [],
      Array.from({ length: 6 }, (_, index) => termsAt(kind, `0.0${index + 1}`)[0]),
      termsAt(kind, '0'),
      termsAt(kind, '-0.1'),
      termsAt(kind, '1e3'),
      termsAt(kind, '0,1'),
      termsAt(kind, '101'),
      [...termsAt(kind, '0.2'), ...termsAt(kind, '0.1')],
      [...termsAt(kind, '0.1'), ...termsAt(kind, '0.10')],
      [{ ...termsAt(kind, '0.1')[0], bonus: '1' }],
      // figures of another kind, by which it would be read as that one
      [{ ...termsAt(kind === 'dividend' ? 'hourSalary' : 'dividend', '50')[0], ...termsAt(kind, '0.1')[0] }],
      [{ ...termsAt('realTimeSalary', '50')[0], ...termsAt(kind, '0.1')[0], rate: '50' }],
      Array.from({ length: 10_000 }, (_, index) => termsAt(kind, `0.${String(index + 1).padStart(5, '0')}`)[0]),
      ...[
        'NaN',
        'Infinity',
        '',
        ' 0.1',
        '0.1 ',
        '+0.1',
        '.1',
        '0.1%',
        '1'.repeat(40),
        `0.${'1'.repeat(40)}`,
        '\u0661',
        '<b>1</b>',
      ].map((rate) => termsAt(kind, rate)),
      ...[null, 0.1, true, ['0.1'], { toString: '0.1' }].map((rate) => termsAt(kind, rate as never)),
      termsAt(kind === 'dividend' ? 'hourSalary' : 'dividend', '0.1'),
    ];
    for (const terms of wrong) {
      const reply = await act(kind, 'middle', { action: 'OFFER', account: 'lowagent1', terms, ...periodOf(kind) } as never);
      expect(['contract_terms', 'invalid_request'], JSON.stringify(terms)).toContain(reply.message);
    }
    for (const value of ['0', '-0.1', '100.01', '1'.repeat(30)]) {
      const asked = { kind, action: 'OFFER', account: 'lowagent1', ...periodOf(kind), ...ratesAt(kind, value) } as const;
      const preview = await bench.call('contractPreview', asked, { token: tokens.middle });
      expect(preview.value, value).toMatchObject({ allowed: false, code: 'contract_terms', ends: [], endsTotal: 0 });
    }
    for (const body of [{ action: 'OFFER' }, { action: 'OFFER', account: 'lowagent1' }, { action: 'EDIT' }, { action: 'ACCEPT' }])
      expect((await act(kind, 'middle', body as never)).success, JSON.stringify(body)).toBe(false);
    expect((await listed('middle')).length).toBe(before);
    const demo = await bench.tokenOf('demo0001');
    const member = await bench.tokenOf('member01');
    for (const [name, query] of [
      ['contracts', { ...page, kind, scope: 'DOWNLINE' }],
      ['contracts', { ...page, kind, scope: 'SENT' }],
      ['contractRecords', { ...page, kind, scope: 'DOWNLINE' }],
      ['contractPreview', { kind, action: 'OFFER', account: 'lowagent1', rate: '0.1' }],
    ] as const) {
      const refused = (token: string) => bench.call(name, query as never, { token });
      expect(await refused(member), name).toMatchObject({ status: 403, message: 'error_not_agent', value: null });
      expect(await refused(demo), name).toMatchObject({ status: 403, message: 'in_need_true_account', value: null });
    }
    expect(await bench.call('contracts', { ...page, kind: 'weekly' } as never, { token: tokens.low })).toMatchObject({
      success: false,
      message: 'invalid_request',
    });
  });
});

test('an agent of the platform offers no period at its own rate; a contract of another period is named before it stays beside', async () => {
  const { bench, tokens, act, listed, heldByMiddle } = await openThree();
  const kind = 'dividend';
  const held = await heldByMiddle(kind);
  for (const period of ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const) {
    const terms = termsAt(kind, '25');
    const asked = { kind, action: 'OFFER', account: 'agent002', period, rate: '25' } as const;
    const { value } = await bench.call('contractPreview', asked, { token: tokens.top });
    expect(value, period).toMatchObject({ allowed: false, code: 'contract_not_below_upline' });
    const sent = await act(kind, 'top', { action: 'OFFER', account: 'agent002', period, terms });
    expect(sent, period).toMatchObject({ success: false, message: 'contract_not_below_upline' });
  }
  const asked = { kind, action: 'OFFER', account: 'agent002', period: 'MONTHLY', rate: '24' } as const;
  const stays = [{ id: held, period: 'SEMIMONTHLY', status: 'accepted' }];
  const told = (await bench.call('contractPreview', asked, { token: tokens.top })).value;
  expect(told).toMatchObject({ allowed: true, ends: [], endsTotal: 0, stays });
  const offer = { action: 'OFFER', account: 'agent002', period: 'MONTHLY', terms: termsAt(kind, '24') } as const;
  const contractId = (await act(kind, 'top', offer)).value.id;
  const accept = { kind, action: 'ACCEPT', contractId } as const;
  expect((await bench.call('contractPreview', accept, { token: tokens.middle })).value).toMatchObject({ allowed: true, stays });
  expect((await act(kind, 'middle', { action: 'ACCEPT', contractId })).success).toBe(true);
  const active = await listed('middle', { scope: 'MINE', kind, status: 'accepted' });
  expect(active.map(({ id }) => id).toSorted()).toEqual([held, contractId].toSorted());
});

test('what is due is paid once, also to who was not there, before the contract ends; then nothing more', async () => {
  const { bench, tokens, act, heldByMiddle } = await openThree();
  const bet = await openGame(bench, tokens.middle, 'agent002');
  const read = async () => (await bench.call('contractRecords', { ...page, kind: 'hourSalary' }, { token: tokens.middle })).value;
  const before = (await read()).total;
  const contractId = await heldByMiddle('hourSalary');
  expect((await bet('200.00')).status).toBe(200);
  bench.advance(hourMs);
  await bet('100.00');
  // the first call since then is that of the upline
  expect((await act('hourSalary', 'top', { action: 'TERMINATE', contractId })).success).toBe(true);
  bench.advance(2 * hourMs);
  const { rows, total, totals } = await read();
  expect(total).toBe(before + 1);
  expect(rows[0]).toMatchObject({ account: 'agent002', betAmount: '200.00', rate: '0.5', amount: '1.00' });
  const moves = (await bench.call('memTransDet', { ...page, type: 'SALARY' }, { token: tokens.middle })).value.rows;
  expect(moves.filter(({ referenceNumber }) => referenceNumber === rows[0]?.referenceNumber)).toMatchObject([{ amount: '1.00' }]);
  const income = (await bench.call('agentRevenueReport', page, { token: tokens.middle })).value;
  expect(income.totals?.hourSalary).toBe(totals?.amount);
});

test('an upline reads in profit and loss what has become due to a downline, before anybody opens the payments', async () => {
  const { bench, tokens } = await openThree();
  const bet = await openGame(bench, tokens.middle, 'agent002');
  const salary = async () => {
    const query = { ...page, account: 'agent002', startTime: bench.now() - 7 * 24 * hourMs };
    return (await bench.call('agentProfitLoss', query, { token: tokens.top })).value.totals?.salary ?? '';
  };
  const before = centsOf(await salary());
  expect((await bet('200.00')).status).toBe(200);
  bench.advance(hourMs);
  // by the hour and in real time, half a percent each
  expect(centsOf(await salary()) - before).toBe(200n);
  await bench.call('contractRecords', { ...page, kind: 'hourSalary', scope: 'DOWNLINE' }, { token: tokens.top });
  expect(centsOf(await salary()) - before, 'paid once').toBe(200n);
});
