import { describe, expect, it } from 'vitest';
import { type Bench, openBench } from './sandbox.fixture.ts';

const page = { pageNo: 1, pageSize: 10 };
const mug = { rewardId: 'mug', quantity: 1, paymentPassword: '482913' };
const key = (value: string) => ({ 'Idempotency-Key': value });

async function points(bench: Bench, token: string): Promise<number> {
  return (await bench.call('pointBalance', undefined, { token })).value.currentPoint;
}

describe('redeeming', () => {
  it('takes points and stock, records both, and is decided after five minutes', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const { value } = await bench.call('redeemPoint', { ...mug, quantity: 2 }, { token });
    expect(value.currentPoint).toBe(2200);
    const rewards = (await bench.call('pointReward', { pageNo: 1, pageSize: 50, language: 'PT' }, { token })).value.rows;
    expect(rewards.find((reward) => reward.rewardId === 'mug')).toMatchObject({ stock: 38, name: 'Caneca esmaltada' });
    const [latest] = (await bench.call('redeemPointList', page, { token })).value.rows;
    expect(latest).toMatchObject({
      referenceNumber: value.referenceNumber,
      quantity: 2,
      status: 'in_process',
      pointsBalance: 2200,
    });
    expect((await bench.call('pointDetails', page, { token })).value.rows[0]).toMatchObject({ change: -2400, balance: 2200 });
    bench.advance(301_000);
    expect((await bench.call('redeemPointList', page, { token })).value.rows[0]?.status).toBe('approved');
  });

  it('shows an exchange in each state from the start', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    for (const status of ['in_process', 'rejected', 'approved'] as const)
      expect((await bench.call('redeemPointList', { ...page, status }, { token })).value.rows).toHaveLength(1);
  });

  it.each([
    ['payment_password_wrong', { ...mug, paymentPassword: '000000' }],
    ['insufficient_points', { ...mug, quantity: 4 }],
    ['reward_sold_out', { ...mug, rewardId: 'chess' }],
    ['invalid_request', { ...mug, rewardId: 'nothing' }],
    ['invalid_request', { ...mug, rewardId: 'cinema' }],
  ])('is refused with %s and costs nothing', async (message, body) => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    expect((await bench.call('redeemPoint', body, { token })).message).toBe(message);
    expect(await points(bench, token)).toBe(4600);
  });

  it('requires a real account with a transaction password, which five wrong tries block', async () => {
    const bench = await openBench('folia');
    expect((await bench.call('redeemPoint', mug, { token: await bench.tokenOf('demo0001') })).message).toBe(
      'in_need_true_account',
    );
    expect((await bench.call('redeemPoint', mug, { token: await bench.tokenOf('first001') })).message).toBe(
      'payment_password_unset',
    );
    const token = await bench.tokenOf('member01');
    for (let index = 0; index < 5; index += 1) await bench.call('redeemPoint', { ...mug, paymentPassword: '111111' }, { token });
    expect((await bench.call('redeemPoint', mug, { token })).message).toBe('too_many_requests');
    bench.advance(900_000);
    expect((await bench.call('redeemPoint', mug, { token })).success).toBe(true);
  });
});

describe('a write with an idempotency key', () => {
  it('happens once, however often it is sent, and gets the same answer', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const send = () => bench.call('redeemPoint', mug, { token, headers: key('0c7e7f0a-one') });
    const [first, second] = [await send(), await send()];
    expect(second.value).toEqual(first.value);
    expect(await points(bench, token)).toBe(3400);
  });

  it('succeeds when its answer is lost, and the same key returns that answer', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    await bench.control('/faults', { endpoint: 'convertPoint', kind: 'lost', times: 1 });
    const send = () =>
      bench.call('convertPoint', { points: 500, paymentPassword: '482913' }, { token, headers: key('0c7e7f0a-two') });
    await expect(send()).rejects.toThrow();
    expect(await points(bench, token)).toBe(4100);
    expect((await send()).value).toMatchObject({ currentPoint: 4100, amount: '5.00' });
    expect((await bench.call('balance', undefined, { token })).value.balance).toBe('1255.50');
  });

  it('is shown by its key in the records, and compared without its password', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const send = (paymentPassword: string) =>
      bench.call('redeemPoint', { ...mug, paymentPassword }, { token, headers: key('0c7e7f0a-four') });
    const first = await send('482913');
    expect((await send('482913 ')).value).toEqual(first.value);
    expect(await points(bench, token)).toBe(3400);
    const rows = (await bench.call('redeemPointList', page, { token })).value.rows;
    expect(rows.map(({ requestKey }) => requestKey ?? null)).toEqual(['0c7e7f0a-four', null, null, null]);
    const convert = { points: 500, paymentPassword: '482913' };
    await bench.call('convertPoint', convert, { token, headers: key('0c7e7f0a-five') });
    const [latest] = (await bench.call('pointDetails', page, { token })).value.rows;
    expect(latest).toMatchObject({ type: 'CONVERT', requestKey: '0c7e7f0a-five' });
    await bench.call('applyPromotion', { promotionId: 'week' }, { token, headers: key('0c7e7f0a-six') });
    const states = (await bench.call('promotionStates', undefined, { token })).value;
    expect(states.find(({ promotionId }) => promotionId === 'week')?.requestKey).toBe('0c7e7f0a-six');
  });

  it('is refused without a key and for a key of another request; a refusal does not use the key up', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    expect(await bench.call('redeemPoint', mug, { token, headers: key('') })).toMatchObject({ status: 400 });
    const headers = key('0c7e7f0a-three');
    const wrong = { ...mug, paymentPassword: '000000' };
    expect((await bench.call('redeemPoint', wrong, { token, headers })).message).toBe('payment_password_wrong');
    expect((await bench.call('redeemPoint', mug, { token, headers })).success).toBe(true);
    expect(await bench.call('redeemPoint', { ...mug, quantity: 2 }, { token, headers })).toMatchObject({ status: 409 });
    expect((await bench.call('redeemPoint', mug, { token: await bench.tokenOf('vip00005'), headers })).success).toBe(true);
  });
});

describe('converting', () => {
  it.each([499, 550, 400])('refuses %i points as no multiple or too few', async (amount) => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const body = { points: amount, paymentPassword: '482913' };
    expect((await bench.call('convertPoint', body, { token })).message).toBe('invalid_request');
    expect(await points(bench, token)).toBe(4600);
  });
});

describe('promotions', () => {
  it("have the member's states, all of them", async () => {
    const bench = await openBench('folia');
    const seen = new Set<string>();
    for (const account of ['member01', 'rank0004', 'vip00005']) {
      const token = await bench.tokenOf(account);
      for (const { status } of (await bench.call('promotionStates', undefined, { token })).value) seen.add(status);
    }
    for (const status of [
      'join',
      'claim',
      'applying',
      'closed',
      'rejected',
      'issued',
      'claimed',
      'in_process',
      'joined',
      'coming_soon',
    ])
      expect(seen).toContain(status);
  });

  it('are refused, and their points named, in the language of the call', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('vip00005');
    const reasonIn = async (language: string) => {
      const { value } = await bench.call('promotionStates', undefined, { token, headers: { Language: language } });
      return value.find(({ status }) => status === 'rejected')?.reason;
    };
    const reasons = await Promise.all(['PT', 'EN', 'CN', 'ID', 'TH', 'VI'].map(reasonIn));
    expect(new Set(reasons).size).toBe(6);
    expect(reasons.slice(0, 2)).toEqual(['Não foi possível ler a imagem.', 'The picture cannot be read.']);
  });

  it('are applied for once, decided and claimed', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const apply = () => bench.call('applyPromotion', { promotionId: 'week', remark: 'Hello' }, { token });
    const status = async () =>
      (await bench.call('promotionStates', undefined, { token })).value.find((one) => one.promotionId === 'week')?.status;
    expect((await apply()).value.status).toBe('applying');
    expect((await apply()).message).toBe('promotion_closed');
    bench.advance(61_000);
    expect(await status()).toBe('in_process');
    expect((await bench.call('claimReward', { promotionId: 'week' }, { token })).message).toBe('promotion_closed');
    bench.advance(120_000);
    expect((await bench.call('claimReward', { promotionId: 'week' }, { token })).value.status).toBe('claimed');
    expect(await points(bench, token)).toBe(4800);
    const announced = { types: 'PR', platform: 'W', execution: 'B' } as const;
    const find = async (as?: string) =>
      (await bench.call('announcements', announced, { token: as })).value.promotion?.find((one) => one.id === 'week')?.status;
    expect([await find(token), await find()]).toEqual(['claimed', 'join']);
    expect((await bench.call('applyPromotion', { promotionId: 'cup' }, { token: await bench.tokenOf('demo0001') })).message).toBe(
      'in_need_true_account',
    );
  });
});

describe('pictures and feedback', () => {
  it('are validated by magic bytes and size', async () => {
    const bench = await openBench('folia');
    const upload = (mediaType: 'image/png' | 'image/jpeg', data: string) => bench.call('uploadImage', { mediaType, data });
    expect((await upload('image/png', 'R0lGODlhAQABAAAAACw=')).message).toBe('image_type');
    expect((await upload('image/jpeg', 'iVBORw0KGgoAAAANSUhEUg==')).message).toBe('image_type');
    expect((await upload('image/jpeg', `/9j/${'A'.repeat(7_000_000)}`)).message).toBe('image_too_large');
    const { imageId } = (await upload('image/png', 'iVBORw0KGgoAAAANSUhEUg==')).value;
    const words = { type: 'bug', content: 'The wheel stops.' } as const;
    expect((await bench.call('feedback', { ...words, images: [imageId] })).success).toBe(true);
    expect((await bench.call('feedback', { ...words, images: ['img-unknown'] })).message).toBe('invalid_request');
  });

  it('of a member are kept and answered, up to ten an hour', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const send = () => bench.call('feedback', { type: 'other', content: 'Good evening.' }, { token });
    for (let index = 0; index < 10; index += 1) expect((await send()).success).toBe(true);
    expect((await send()).message).toBe('too_many_requests');
    bench.advance(60_000);
    const records = (await bench.call('feedbackList', undefined, { token })).value;
    expect(records).toHaveLength(10);
    expect(records[0]).toMatchObject({ status: 'answered', content: 'Good evening.' });
  });
});

describe('the chat', () => {
  it('has a host of its own, for real accounts while it is switched on', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const ask = (as: string) =>
      bench.call('chatUrl', { b2c: 1, title: 'Help', language: 'PT', headerColor: '#0FB47A', kind: 'vip' }, { token: as });
    expect((await bench.call('chatUnread', undefined, { token })).value.unReadCount).toBe(2);
    expect((await ask(token)).value.chatUrl).toMatch(/^http:\/\/chat\.localhost\/chat\?kind=vip/);
    expect((await bench.call('chatUnread', undefined, { token })).value.unReadCount).toBe(0);
    expect((await ask(await bench.tokenOf('demo0001'))).message).toBe('in_need_true_account');
    await bench.control('/flags', { CBS3: '0' });
    expect((await ask(token)).message).toBe('in_function_not_open');
  });
});

it('sorts rewards by their points over all pages', async () => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const pages = await Promise.all(
    [1, 2].map((pageNo) => bench.call('pointReward', { pageNo, pageSize: 5, sort: 'redeemAmount', order: 'asc' }, { token })),
  );
  const points = pages.flatMap(({ value }) => value.rows.map(({ redeemAmount }) => redeemAmount));
  expect(points).toHaveLength(10);
  expect(points).toEqual(points.toSorted((one, other) => one - other));
});
