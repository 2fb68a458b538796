import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { parseMoney } from '../../../src/engine/money/money.ts';
import { isSame, movedBy, page, writeOnce } from './proofs.ts';
import type { Step } from './sessionSteps.ts';
import type { Walker } from './walker.ts';

const points = async (walker: Walker): Promise<number> =>
  (await walker.must('pointBalance', undefined, walker.tokens.member)).currentPoint;

/** Holds that points have gone, and are in the answer what they are in the balance. */
async function spent(walker: Walker, call: 'convertPoint' | 'redeemPoint', difference: { told: number; due: number }) {
  const { told, due } = difference;
  walker.hold(call, told === due, {
    pointer: '/currentPoint',
    seen: String(told),
    expected: `${due}, as they were less what was spent`,
  });
  const now = await points(walker);
  walker.hold(call, now === due, { seen: `${now} points in pointBalance`, expected: String(due) });
}

/** Points become money, the fewest that can: they are gone, and the balance has what they are worth. */
export const convertPointsStep = (paymentPassword: string): Step => ({
  check: ({ isSignedIn }) => isSignedIn,
  async run(_, walker) {
    const token = walker.tokens.member;
    const { pointsRatio, minConvert, step = 1 } = await walker.must('pointConfig', undefined, token);
    const amount = minConvert ?? step;
    const before = await points(walker);
    if (before < amount)
      return walker.untried('convertPoint', `the member has fewer points than the ${amount} that can be converted`);
    const due = before - amount;
    const matching = async () => {
      const { rows } = await walker.must('pointDetails', { ...page }, token);
      return rows.filter(({ change, balance }) => change === -amount && balance === due).length;
    };
    const known = await matching();
    const { value: done, main } = await movedBy(walker, token, () =>
      writeOnce(walker, {
        name: 'convertPoint',
        request: { points: amount, paymentPassword },
        token,
        other: { request: { points: amount + step, paymentPassword }, what: 'number of points' },
        reference: { pointer: '/referenceNumber', of: ({ referenceNumber }) => referenceNumber },
        records: 'pointDetails',
        count: async () => (await matching()) - known,
      }),
    );
    if (done === null) return;
    await spent(walker, 'convertPoint', { told: done.currentPoint, due });
    const paid = done.amount ?? '0';
    walker.hold('convertPoint', isSame(main, paid), {
      seen: `a balance changed by ${main}`,
      expected: `by ${paid}, as the answer says`,
    });
    // worth: points divided by their ratio, cut to what the currency holds
    const { minor, scale } = parseMoney(paid) ?? { minor: -1n, scale: 0 };
    const [held, worth] = [minor * BigInt(pointsRatio), BigInt(amount) * 10n ** BigInt(scale)];
    walker.hold('convertPoint', held <= worth && held > worth - BigInt(pointsRatio), {
      pointer: '/amount',
      seen: paid,
      expected: `${amount} points at ${pointsRatio} for one of the currency`,
    });
  },
  toString: () => 'convert points',
});

/** Points are exchanged for the cheapest reward: they are gone, and the exchange stands in its list. */
export const redeemStep = (paymentPassword: string): Step => ({
  check: ({ isSignedIn }) => isSignedIn,
  async run(_, walker) {
    const token = walker.tokens.member;
    const { rows } = await walker.must('pointReward', { ...page, language: walker.run.caller.brand.languages.default }, token);
    const [reward] = rows
      .filter(({ stock = null }) => stock === null || stock > 0)
      .toSorted((one, other) => one.redeemAmount - other.redeemAmount);
    const before = await points(walker);
    if (reward === undefined || before < reward.redeemAmount)
      return walker.untried('redeemPoint', 'the member has too few points for any reward in stock');
    const { rewardId, redeemAmount, requireSocialId = null } = reward;
    const request = { rewardId, quantity: 1, paymentPassword, ...(requireSocialId !== null && { socialId: 'stage.proof' }) };
    const done = await writeOnce(walker, {
      name: 'redeemPoint',
      request,
      token,
      other: { request: { ...request, quantity: 2 }, what: 'quantity' },
      reference: { pointer: '/referenceNumber', of: ({ referenceNumber }) => referenceNumber },
      records: 'redeemPointList',
      count: async ({ referenceNumber }) => {
        const list = await walker.must('redeemPointList', { ...page }, token);
        return list.rows.filter((row) => row.referenceNumber === referenceNumber).length;
      },
    });
    if (done !== null) await spent(walker, 'redeemPoint', { told: done.currentPoint, due: before - redeemAmount });
  },
  toString: () => 'exchange points for a reward',
});

/** The reward of a complete mission is claimed: it is paid, once. */
export const claimMissionStep: Step = {
  check: ({ isSignedIn }) => isSignedIn,
  async run(_, walker) {
    const token = walker.tokens.member;
    const missions = async () => (await walker.must('missionSummary', undefined, token)).missions;
    const mission = (await missions()).find(({ status }) => status === 'claim');
    if (mission === undefined)
      return walker.untried('claimMission', 'needs a member with a complete mission (status claim in missionSummary)');
    const { id: missionId, reward } = mission;
    const { value: done, main } = await movedBy(walker, token, () =>
      writeOnce(walker, {
        name: 'claimMission',
        request: { missionId },
        token,
        reference: { pointer: '/referenceNumber', of: ({ referenceNumber }) => referenceNumber },
        records: 'missionSummary',
        count: async () => (await missions()).filter(({ id, status }) => id === missionId && status === 'claimed').length,
      }),
    );
    if (done === null) return;
    walker.hold('claimMission', compareAmounts(done.amount, reward) === 0, {
      pointer: '/amount',
      seen: done.amount,
      expected: `${reward}, the reward of the mission`,
    });
    walker.hold('claimMission', isSame(main, reward), {
      seen: `a balance changed by ${main}`,
      expected: `by ${reward}, the reward`,
    });
    await walker.refused(
      'claimMission',
      { missionId },
      { token, key: crypto.randomUUID(), code: 'mission_not_claimable', kind: 'state', when: 'a claimed mission once more' },
    );
  },
  toString: () => 'claim a mission',
};
