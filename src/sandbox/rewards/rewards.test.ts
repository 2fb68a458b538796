import { describe, expect, it, test } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';

const brands = ['folia', 'orvane', 'mayloc'] as const;
const sumOf = (amounts: readonly (string | undefined)[]) => amounts.reduce((sum, one) => sum + centsOf(one ?? '0'), 0n);
const key = (name: string) => ({ 'Idempotency-Key': `rewards-${name}` });

async function balanceOf(bench: Bench, token: string): Promise<bigint> {
  return centsOf(String((await bench.call('balance', undefined, { token })).value.balance));
}

async function bonuses(bench: Bench, token: string, filter: Partial<RequestOf<'bonusDetails'>> = {}) {
  const first = (await bench.call('bonusDetails', { pageNo: 1, pageSize: 100, ...filter }, { token })).value;
  const rows = [...first.rows];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
    rows.push(...(await bench.call('bonusDetails', { pageNo, pageSize: 100, ...filter }, { token })).value.rows);
  return { rows, totals: first.totals, total: first.total };
}

const rewards = async (bench: Bench, token: string, group?: 'claimable' | 'in_process' | 'done') =>
  (await bench.call('rewardList', { pageNo: 1, pageSize: 100, ...(group === undefined ? {} : { group }) }, { token })).value.rows;

describe.each(brands)('bonuses of %s (RWD-01)', (brand) => {
  it('that were paid in money are the bonuses and rebates of the transactions', async () => {
    const bench = await openBench(brand);
    for (const account of ['member01', 'rank0004', 'vip00005']) {
      const token = await bench.tokenOf(account);
      const { rows, totals } = await bonuses(bench, token);
      const moved = (await bench.call('memTransDet', { pageNo: 1, pageSize: 1 }, { token })).value.totals.bonus;
      const paid = rows.filter(({ status }) => status === 'issued' || status === 'claimed');
      expect(sumOf(paid.map(({ amount }) => amount))).toBe(centsOf(String(moved)));
      expect(centsOf(String(totals.amount))).toBe(centsOf(String(moved)));
    }
  });

  it('stay in balance with wallet and transactions after every claim', async () => {
    const bench = await openBench(brand);
    const token = await bench.tokenOf('member01');
    const before = await balanceOf(bench, token);
    const paidBefore = centsOf(String((await bonuses(bench, token)).totals.amount));
    let got = 0n;
    for (const { promotionId, requireSocialId, raffle, points } of await rewards(bench, token, 'claimable')) {
      if (raffle === true) {
        await bench.call('claimRaffle', { promotionId }, { token });
        continue;
      }
      const contact = requireSocialId == null ? {} : { socialId: '84912000001' };
      const { value } = await bench.call('claimReward', { promotionId, ...contact }, { token });
      expect(value.status).toBe('claimed');
      expect(value.referenceNumber).toBeDefined();
      expect(value.amount === undefined).toBe(points !== undefined);
      got += centsOf(value.amount ?? '0');
    }
    expect(got > 0n).toBe(true);
    expect(await balanceOf(bench, token)).toBe(before + got);
    expect(centsOf(String((await bonuses(bench, token)).totals.amount))).toBe(paidBefore + got);
    expect(await rewards(bench, token, 'claimable')).toEqual([]);
  });
});

const filters: Partial<RequestOf<'bonusDetails'>>[] = [
  {},
  { type: 'REBATE' },
  { type: 'MISSION', order: 'asc' },
  { status: 'issued' },
  { status: 'rejected' },
  { sort: 'amount' },
  { startTime: Date.UTC(2026, 9, 1), endTime: Date.UTC(2026, 9, 8) },
];

test.each(filters)('totals of bonuses are the sums over all pages of %j', async (filter) => {
  const bench = await openBench('mayloc');
  const token = await bench.tokenOf('member01');
  const { rows, totals, total } = await bonuses(bench, token, filter);
  expect(rows).toHaveLength(total);
  const paid = rows.filter(({ status }) => status === 'issued' || status === 'claimed');
  expect(sumOf(paid.map(({ amount }) => amount))).toBe(centsOf(String(totals.amount)));
  for (const [name, value] of Object.entries(filter))
    if (name === 'type' || name === 'status') expect(new Set([value, ...rows.map((row) => row[name])])).toEqual(new Set([value]));
});

test('a claim is one bonus and one transaction with the same reference, and its key counts once', async () => {
  const bench = await openBench('orvane');
  const token = await bench.tokenOf('member01');
  const claim = () => bench.call('claimReward', { promotionId: 'regular' }, { token, headers: key('claim-01') });
  const [first, again] = [await claim(), await claim()];
  expect(again.value).toEqual(first.value);
  const { referenceNumber = '' } = first.value;
  const [bonus] = (await bonuses(bench, token)).rows;
  expect(bonus).toMatchObject({
    referenceNumber,
    type: 'PROMOTION',
    amount: '15.00',
    requiredTurnover: '75.00',
    progress: 0,
    status: 'claimed',
    requestKey: 'rewards-claim-01',
  });
  const [transaction] = (await bench.call('memTransDet', { pageNo: 1, pageSize: 1 }, { token })).value.rows;
  expect(transaction).toMatchObject({ referenceNumber, type: 'BONUS', amount: '15.00' });
  const states = (await bench.call('promotionStates', undefined, { token })).value;
  expect(states.find(({ promotionId }) => promotionId === 'regular')?.requestKey).toBe('rewards-claim-01');
  const other = await bench.call('claimReward', { promotionId: 'regular' }, { token, headers: key('claim-02') });
  expect(other.message).toBe('promotion_closed');
});

test('rewards are grouped by status, and only the reward centre has those of its own (RWD-04)', async () => {
  const bench = await openBench('folia');
  await bench.control('/scenario', { name: 'every-reward-status' });
  const token = await bench.tokenOf('rank0004');
  const own = (await rewards(bench, token)).filter(({ promotionId }) => String(promotionId).startsWith('status-'));
  expect(own.map(({ status }) => status).sort()).toEqual(
    ['applying', 'claim', 'claimed', 'closed', 'coming_soon', 'in_process', 'issued', 'join', 'joined', 'rejected'].sort(),
  );
  expect(own.find(({ status }) => status === 'rejected')?.reason).toBeTruthy();
  const groups = {
    claimable: ['claim'],
    in_process: ['applying', 'in_process', 'joined'],
    done: ['issued', 'claimed', 'rejected', 'closed'],
  };
  for (const [group, statuses] of Object.entries(groups))
    for (const { status } of await rewards(bench, token, group as 'done')) expect(statuses).toContain(status);
  const announced = { types: 'PR', platform: 'W', execution: 'B' } as const;
  const ids = (await bench.call('announcements', announced, { token })).value.promotion?.map(({ id }) => id);
  expect(ids).not.toContain('status-claim');
});

test('a Zalo reward asks for the contact once, by digits only (RWD-05)', async () => {
  const bench = await openBench('mayloc');
  const token = await bench.tokenOf('member01');
  const claim = (body: object) => bench.call('claimReward', { promotionId: 'zalo', ...body }, { token });
  expect((await claim({})).message).toBe('invalid_request');
  for (const socialId of ['12345', 'a'.repeat(8), '1'.repeat(21), '<script>'])
    expect((await claim({ socialId })).success).toBe(false);
  expect((await claim({ socialId: '84912000001' })).value).toMatchObject({ status: 'claimed', amount: '58.00' });
});

test('red envelopes are opened until none is left, once a key, and a new day brings new ones (RWD-06)', async () => {
  const bench = await openBench('mayloc');
  const token = await bench.tokenOf('member01');
  const read = async () => (await bench.call('redEnvelopes', { pageNo: 1, pageSize: 10 }, { token })).value;
  const { roundId, remaining } = await read();
  expect(remaining).toBe(3);
  const before = await balanceOf(bench, token);
  const open = (name: string, round = roundId) =>
    bench.call('openRedEnvelope', { roundId: round }, { token, headers: key(name) });
  const first = await open('envelope-1');
  expect((await open('envelope-1')).value).toEqual(first.value);
  expect((await read()).remaining).toBe(2);
  await open('envelope-2');
  await open('envelope-3');
  expect((await open('envelope-4')).message).toBe('red_envelope_none');
  const { rows, totals } = await read();
  expect(rows.map(({ requestKey }) => requestKey)).toEqual(['rewards-envelope-3', 'rewards-envelope-2', 'rewards-envelope-1']);
  expect(await balanceOf(bench, token)).toBe(before + centsOf(String(totals.amount)));
  expect((await bonuses(bench, token, { type: 'RED_ENVELOPE' })).totals.amount).toBe(totals.amount);
  bench.advance(86_400_000);
  const later = await bench.tokenOf('member01');
  const next = (await bench.call('redEnvelopes', { pageNo: 1, pageSize: 10 }, { token: later })).value;
  expect(next.remaining).toBe(3);
  expect((await bench.call('openRedEnvelope', { roundId }, { token: later })).message).toBe('red_envelope_none');
});

test('a brand without offers to new players has no red envelopes, and a demo account opens none', async () => {
  const folia = await openBench('folia');
  const token = await folia.tokenOf('member01');
  expect(await folia.call('redEnvelopes', { pageNo: 1, pageSize: 10 }, { token })).toMatchObject({
    status: 403,
    message: 'in_function_not_open',
  });
  const { status } = await folia.call('openRedEnvelope', { roundId: '2026-11-21' }, { token });
  expect(status).toBe(403);
  const mayloc = await openBench('mayloc');
  const demo = await mayloc.tokenOf('demo0001');
  const refused = [
    await mayloc.call('openRedEnvelope', { roundId: '2026-11-21' }, { token: demo }),
    await mayloc.call('claimReward', { promotionId: 'regular' }, { token: demo }),
  ];
  expect(refused.map(({ message }) => message)).toEqual(['in_need_true_account', 'in_need_true_account']);
});
