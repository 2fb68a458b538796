import { describe, expect, it } from 'vitest';
import { openBench } from '../sandbox.fixture.ts';
import { apply, balanceOf, MINUTE, page, password, proof, rowOf } from './withdrawals.fixture.ts';

/** A member of folia with a withdrawal of 200.00 that was just disbursed. */
async function disbursed() {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const { referenceNumber } = (await apply(bench, token, '200')).value;
  bench.advance(2 * MINUTE);
  return { bench, token, referenceNumber };
}

describe('a withdrawal', () => {
  it('holds amount and fee, is approved, disbursed, and counts as received after the minutes of the brand (WDR-08)', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const { value } = await apply(bench, token, '200');
    expect(value).toMatchObject({ amount: '200.00', fee: '1.50', status: 'PENDING', maskedNumber: '•••• 4821' });
    expect(await balanceOf(bench, token)).toBe('1049.00');
    const status = async () => (await rowOf(bench, token, value.referenceNumber))?.status;
    bench.advance(MINUTE);
    expect(await status()).toBe('APPROVED');
    bench.advance(MINUTE);
    expect(await rowOf(bench, token, value.referenceNumber)).toMatchObject({
      status: 'DISBURSED',
      confirmBy: bench.now() + 30 * MINUTE,
    });
    expect((await bench.call('withdrawInfo', undefined, { token })).value).toMatchObject({
      confirmCount: 1,
      confirmBy: bench.now() + 30 * MINUTE,
      dailyLeft: 2,
    });
    bench.advance(30 * MINUTE - 1);
    expect(await status()).toBe('DISBURSED');
    bench.advance(1);
    expect(await status()).toBe('FORCED_RECEIVED');
    bench.advance(60 * MINUTE);
    expect(await rowOf(bench, token, value.referenceNumber)).not.toHaveProperty('refund');
    expect(await balanceOf(bench, token)).toBe('1049.00');
    expect((await bench.call('withdrawInfo', undefined, { token })).value).toMatchObject({ confirmCount: 0, confirmBy: null });
  });

  it.each(['REJECTED', 'FAILED'] as const)('that is %s pays amount and fee back (WDR-02)', async (result) => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    await bench.control('/settings', { withdrawal: { result } });
    const { referenceNumber } = (await apply(bench, token, '200')).value;
    bench.advance(2 * MINUTE);
    expect(await balanceOf(bench, token)).toBe('1250.50');
    expect(await rowOf(bench, token, referenceNumber)).toMatchObject({ status: result, refund: '201.50' });
    expect((await bench.call('withdrawInfo', undefined, { token })).value.dailyLeft).toBe(3);
  });

  it.each([
    ['payment_password_wrong', '200.00', { paymentPassword: '000000' }],
    ['bank_card_unknown', '200.00', { cardId: '10008-1' }],
    ['bank_card_unknown', '200.00', { cardId: 'constructor' }],
    ['invalid_request', '0', {}],
    ['invalid_request', '0.00', {}],
    ['withdrawal_limits', '19.99', {}],
    ['withdrawal_limits', '5000.01', {}],
    ['withdrawal_limits', '999999999999', {}],
    ['insufficient_balance', '1249.01', {}],
    ['invalid_request', '-1', {}],
    ['invalid_request', '1,5', {}],
    ['invalid_request', '20.001', {}],
    ['invalid_request', '1e9', {}],
    ['invalid_request', '9'.repeat(40), {}],
  ] as const)('is refused with %s for %s %o, and takes nothing', async (message, amount, change) => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    expect((await apply(bench, token, amount, change)).message).toBe(message);
    expect(await balanceOf(bench, token)).toBe('1250.50');
  });

  it('needs the turnover, a real account, and one of the three of the day', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    await bench.control('/settings', { withdrawal: { requiredTurnover: '12450.01' } });
    expect((await bench.call('withdrawInfo', undefined, { token })).value).toMatchObject({
      available: '0.00',
      requiredTurnover: '12450.01',
      completedTurnover: '12450.00',
    });
    expect((await apply(bench, token, '20')).message).toBe('turnover_missing');
    await bench.control('/settings', { withdrawal: { requiredTurnover: '12450.00' } });
    for (let index = 0; index < 3; index += 1) expect((await apply(bench, token, '20')).success).toBe(true);
    expect((await apply(bench, token, '20')).message).toBe('withdrawal_daily_limit');
    bench.advance(24 * 60 * MINUTE);
    const demo = await bench.tokenOf('demo0001');
    expect((await apply(bench, await bench.tokenOf('member01'), '20')).success).toBe(true);
    const body = { cardId: '10001-1', amount: '20.00', paymentPassword: password };
    expect((await bench.call('applyWithdraw', body, { token: demo })).message).toBe('in_need_true_account');
  });
});

describe('a disbursed withdrawal', () => {
  it('is declared received, once (WDR-03, WDR-04)', async () => {
    const { bench, token, referenceNumber } = await disbursed();
    const confirm = () => bench.call('confirmWithdraw', { referenceNumber, result: 'RECEIVED' }, { token });
    expect((await confirm()).value.status).toBe('RECEIVED');
    expect((await confirm()).message).toBe('withdrawal_answered');
    bench.advance(60 * MINUTE);
    expect(await rowOf(bench, token, referenceNumber)).toMatchObject({ status: 'RECEIVED' });
    expect(await balanceOf(bench, token)).toBe('1049.00');
  });

  it('is declared received in part; after the review the rest is paid back (WDR-05)', async () => {
    const { bench, token, referenceNumber } = await disbursed();
    const body = { referenceNumber, result: 'PARTIALLY_RECEIVED', receivedAmount: '150.25' } as const;
    expect((await bench.call('confirmWithdraw', body, { token })).value).toMatchObject({
      status: 'PARTIALLY_RECEIVED',
      receivedAmount: '150.25',
    });
    expect(await balanceOf(bench, token)).toBe('1049.00');
    bench.advance(10 * MINUTE);
    expect(await balanceOf(bench, token)).toBe('1098.75');
    expect(await rowOf(bench, token, referenceNumber)).toMatchObject({ status: 'PARTIALLY_RECEIVED', refund: '49.75' });
  });

  it('is declared not received with proof; after the review amount and fee are paid back (WDR-06)', async () => {
    const { bench, token, referenceNumber } = await disbursed();
    const images = [await proof(bench, token)];
    const body = { referenceNumber, result: 'NOT_RECEIVED', images, remark: 'x'.repeat(140) } as const;
    expect((await bench.call('confirmWithdraw', body, { token })).value.status).toBe('NOT_RECEIVED');
    const [declared] = (await bench.call('withdrawConfirmations', page, { token })).value.rows;
    expect(declared).toMatchObject({ referenceNumber, imageCount: 1, remark: 'x'.repeat(140) });
    bench.advance(10 * MINUTE);
    expect(await balanceOf(bench, token)).toBe('1250.50');
    expect(await rowOf(bench, token, referenceNumber)).toMatchObject({ refund: '201.50' });
  });

  it.each([
    ['proof_required', { result: 'NOT_RECEIVED' }],
    ['proof_required', { result: 'RECEIVED', images: ['img-none'] }],
    ['invalid_request', { result: 'NOT_RECEIVED', images: ['img-none'] }],
    ['invalid_request', { result: 'NOT_RECEIVED', images: ['a', 'b', 'c', 'd'] }],
    ['invalid_request', { result: 'NOT_RECEIVED', images: ['img-none'], remark: 'x'.repeat(141) }],
    ['invalid_request', { result: 'PARTIALLY_RECEIVED' }],
    ['invalid_request', { result: 'PARTIALLY_RECEIVED', receivedAmount: '0.00' }],
    ['invalid_request', { result: 'PARTIALLY_RECEIVED', receivedAmount: '200.00' }],
    ['invalid_request', { result: 'PARTIALLY_RECEIVED', receivedAmount: '0.001' }],
    ['invalid_request', { result: 'RECEIVED', receivedAmount: '10.00' }],
    ['invalid_request', { result: 'FORCED_RECEIVED' }],
  ])('is not declared by a request with %s: %o (WDR-07)', async (message, change) => {
    const { bench, token, referenceNumber } = await disbursed();
    const raw = { referenceNumber, ...change };
    expect((await bench.call('confirmWithdraw', undefined, { token, raw })).message).toBe(message);
    expect((await rowOf(bench, token, referenceNumber))?.status).toBe('DISBURSED');
  });

  it('belongs to its member, and is not declared before its disbursal', async () => {
    const { bench, token, referenceNumber } = await disbursed();
    const confirm = (as: string, reference: string) =>
      bench.call('confirmWithdraw', { referenceNumber: reference, result: 'RECEIVED' }, { token: as });
    expect((await confirm(await bench.tokenOf('vip00005'), referenceNumber)).message).toBe('invalid_request');
    const early = (await apply(bench, token, '20')).value.referenceNumber;
    expect((await confirm(token, early)).message).toBe('withdrawal_answered');
  });

  it('is found by the key of its declaration, however long ago it was requested', async () => {
    const { bench, token, referenceNumber } = await disbursed();
    bench.advance(20 * MINUTE);
    const headers = { 'Idempotency-Key': 'confirm-0001' };
    await bench.control('/faults', { endpoint: 'confirmWithdraw', kind: 'lost', times: 1 });
    const body = { referenceNumber, result: 'RECEIVED' } as const;
    await expect(bench.call('confirmWithdraw', body, { token, headers })).rejects.toThrow();
    const recent = { ...page, startTime: bench.now() - MINUTE };
    const { rows } = (await bench.call('withdrawConfirmations', recent, { token })).value;
    expect(rows.map(({ requestKey }) => requestKey)).toEqual(['confirm-0001']);
    expect((await bench.call('confirmWithdraw', body, { token, headers })).value.status).toBe('RECEIVED');
  });
});
