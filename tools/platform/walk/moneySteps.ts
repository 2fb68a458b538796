import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { sumAmounts } from '../../../src/engine/money/sumAmounts.ts';
import type { RequestOf } from '../../../src/platform/endpoints/endpoints.ts';
import { isSame, movedBy, page, writeOnce } from './proofs.ts';
import type { Step } from './sessionSteps.ts';
import type { Walker } from './walker.ts';

interface Order {
  readonly referenceNumber: string;
  readonly amount: string;
  readonly status: string;
}

/** The records with a reference. */
async function recordsOf({ must }: Walker, name: 'depositRecords' | 'withdrawRecords', token: string | null, reference: string) {
  const { rows } = await must(name, { ...page }, token);
  return (rows as readonly Order[]).filter(({ referenceNumber }) => referenceNumber === reference);
}

/** An order, once, of the amount that was asked for. */
async function orderOnce<K extends 'applyDeposit' | 'applyWithdraw'>(
  walker: Walker,
  name: K,
  request: RequestOf<K>,
  records: 'depositRecords' | 'withdrawRecords',
): Promise<Order | null> {
  const token = walker.tokens.member;
  const { amount } = request as { amount: string };
  const expected = `${amount}, as asked`;
  const written = await writeOnce(walker, {
    name,
    request,
    token,
    other: { request: { ...request, amount: sumAmounts(amount, '1') ?? amount }, what: 'amount' },
    reference: { pointer: '/referenceNumber', of: (value) => (value as Order).referenceNumber },
    records,
    async count(value) {
      const order = value as Order;
      walker.hold(name, isSame(order.amount, amount), { pointer: '/amount', seen: order.amount, expected });
      const found = await recordsOf(walker, records, token, order.referenceNumber);
      const [first] = found;
      const isRight = first === undefined || isSame(first.amount, amount);
      walker.hold(records, isRight, { pointer: '/rows/*/amount', seen: first?.amount ?? 'nothing', expected });
      return found.length;
    },
  });
  return written as Order | null;
}

/** A deposit of the least amount; it stands in the records, and the balance follows once it is credited. */
export const depositStep: Step = {
  check: ({ isSignedIn }) => isSignedIn,
  async run(model, walker) {
    const token = walker.tokens.member;
    const { channels } = await walker.must('depositChannels', undefined, token);
    const channel = channels[0];
    if (channel === undefined) return walker.untried('applyDeposit', 'depositChannels offers no channel');
    const request = {
      channelId: channel.id,
      amount: channel.min,
      ...(channel.needPayer === true && { payerName: 'Stage Proof' }),
    };
    const { value: made, sum: moved } = await movedBy(walker, token, () =>
      orderOnce(walker, 'applyDeposit', request, 'depositRecords'),
    );
    if (made === null) return;
    if (made.status === 'PENDING') {
      walker.made.deposits.push(made.referenceNumber);
      model.pending += 1;
    }
    const due = made.status === 'CREDITED' ? made.amount : '0';
    const expected = `a balance changed by ${due}, as the deposit is ${made.status}`;
    walker.hold('balance', made.status === 'CREDITED' ? compareAmounts(moved, due) >= 0 : isSame(moved, due), {
      pointer: '/sumBalance',
      seen: `changed by ${moved}`,
      expected,
    });
  },
  toString: () => 'deposit',
};

/** A pending deposit is cancelled, and cancelling it again changes nothing. */
export const cancelDepositStep: Step = {
  check: ({ isSignedIn, pending }) => isSignedIn && pending > 0,
  async run(model, walker) {
    const token = walker.tokens.member;
    const referenceNumber = walker.made.deposits.pop() ?? '';
    model.pending -= 1;
    for (let times = 0; times < 2; times += 1) {
      const written = await walker.write('cancelDeposit', { referenceNumber }, token);
      if (written === null) return;
      const order = written.value;
      walker.hold('cancelDeposit', order.status === 'CANCELLED', {
        pointer: '/status',
        seen: order.status,
        expected: 'CANCELLED',
      });
    }
    const [found] = await recordsOf(walker, 'depositRecords', token, referenceNumber);
    walker.hold('cancelDeposit', found?.status === 'CANCELLED', {
      seen: `${found?.status ?? 'no record'} in depositRecords`,
      expected: 'CANCELLED',
    });
  },
  toString: () => 'cancel the deposit',
};

/** A withdrawal of the least amount to the first card; the balance falls by amount and fee. */
export const withdrawStep = (paymentPassword: string): Step => ({
  check: ({ isSignedIn }) => isSignedIn,
  async run(_, walker) {
    const token = walker.tokens.member;
    const { min, fee = '0', dailyLeft = 1 } = await walker.must('withdrawInfo', undefined, token);
    const { rows } = await walker.must('bankCards', undefined, token);
    const card = rows[0];
    if (card === undefined || dailyLeft === 0)
      return walker.untried('applyWithdraw', 'the member has no bank card, or no withdrawal left today');
    const request = { cardId: card.id, amount: min, paymentPassword };
    const { value: order, sum: moved } = await movedBy(walker, token, () =>
      orderOnce(walker, 'applyWithdraw', request, 'withdrawRecords'),
    );
    if (order === null) return;
    const due = `-${sumAmounts(min, fee) ?? min}`;
    walker.hold('balance', isSame(moved, due), {
      pointer: '/sumBalance',
      seen: `changed by ${moved}`,
      expected: `changed by ${due}: amount and fee`,
    });
  },
  toString: () => 'withdraw',
});
