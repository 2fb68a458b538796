import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { sumAmounts } from '../../../src/engine/money/sumAmounts.ts';
import type { EndpointName, RequestOf } from '../../../src/platform/endpoints/endpoints.ts';
import type { Step } from './sessionSteps.ts';
import type { Walker } from './walker.ts';

const page = { pageNo: 1, pageSize: 100 } as const;

interface Order {
  readonly referenceNumber: string;
  readonly amount: string;
  readonly status: string;
}

interface Write<K extends 'applyDeposit' | 'applyWithdraw'> {
  readonly name: K;
  readonly request: RequestOf<K>;
  readonly token: string | null;
  readonly key: string;
  /** The read that shows what was written. */
  readonly records: EndpointName & ('depositRecords' | 'withdrawRecords');
}

/** The records with a reference. */
async function recordsOf({ must }: Walker, name: 'depositRecords' | 'withdrawRecords', token: string | null, reference: string) {
  const { rows } = await must(name, { ...page }, token);
  return (rows as readonly Order[]).filter(({ referenceNumber }) => referenceNumber === reference);
}

const isSame = (one: string | undefined, other: string): boolean => one !== undefined && compareAmounts(one, other) === 0;

/**
 * Makes a write with a key, and proves that it stands in its records once, that its key is answered with the first answer, and
 * that the key is good for no other request. Null when the platform may refuse it, and does.
 */
async function writeOnce<K extends 'applyDeposit' | 'applyWithdraw'>(walker: Walker, write: Write<K>): Promise<Order | null> {
  const { name, request, token, key, records } = write;
  const { amount } = request as { amount: string };
  const written = await walker.write(name, request, token, key);
  if (written === null) return null;
  const order = written.value as Order;
  walker.hold(name, isSame(order.amount, amount), { pointer: '/amount', seen: order.amount, expected: `${amount}, as asked` });
  const stands = async (expected: string, kind: 'state' | 'idempotency') => {
    const found = await recordsOf(walker, records, token, order.referenceNumber);
    walker.hold(name, found.length === 1, { kind, seen: `${found.length} records with its reference in ${records}`, expected });
    const pointer = '/rows/*/amount';
    walker.hold(records, isSame(found[0]?.amount, amount), {
      pointer,
      seen: found[0]?.amount ?? 'nothing',
      expected: `${amount}, as asked`,
    });
  };
  await stands('one record with its reference', 'state');
  const repeated = await walker.write(name, request, token, key);
  const again = repeated === null ? null : (repeated.value as Order);
  const seen = again === null ? 'a refusal' : 'another reference';
  const expected = 'the first answer, by the same Idempotency-Key';
  walker.hold(name, again?.referenceNumber === order.referenceNumber, {
    kind: 'idempotency',
    pointer: '/referenceNumber',
    seen,
    expected,
  });
  await stands('still one record, as the key was repeated', 'idempotency');
  const other = { ...request, amount: sumAmounts(amount, '1') ?? amount };
  const when = 'with the same Idempotency-Key and another amount';
  await walker.refused(name, other, { token, key, code: 'invalid_request', kind: 'idempotency', when });
  return order;
}

/** The balance before and after a write. */
async function movedBy(walker: Walker, token: string | null, act: () => Promise<void>): Promise<string> {
  const before = await walker.must('balance', undefined, token);
  await act();
  const after = await walker.must('balance', undefined, token);
  return (
    sumAmounts(after.sumBalance, before.sumBalance.startsWith('-') ? before.sumBalance.slice(1) : `-${before.sumBalance}`) ?? ''
  );
}

/** A deposit of the least amount; it stands in the records, and the balance follows once it is credited. */
export const depositStep: Step = {
  check: ({ isSignedIn }) => isSignedIn,
  async run(model, walker) {
    const token = walker.tokens.member;
    const { channels } = await walker.must('depositChannels', undefined, token);
    const channel = channels[0];
    if (channel === undefined) return walker.run.notebook.untried('applyDeposit', 'depositChannels offers no channel');
    const request = {
      channelId: channel.id,
      amount: channel.min,
      ...(channel.needPayer === true && { payerName: 'Stage Proof' }),
    };
    let order: Order | null = null;
    const moved = await movedBy(walker, token, async () => {
      order = await writeOnce(walker, {
        name: 'applyDeposit',
        request,
        token,
        key: crypto.randomUUID(),
        records: 'depositRecords',
      });
    });
    const made = order as Order | null;
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
      return walker.run.notebook.untried('applyWithdraw', 'the member has no bank card, or no withdrawal left today');
    const request = { cardId: card.id, amount: min, paymentPassword };
    let order: Order | null = null;
    const moved = await movedBy(walker, token, async () => {
      order = await writeOnce(walker, {
        name: 'applyWithdraw',
        request,
        token,
        key: crypto.randomUUID(),
        records: 'withdrawRecords',
      });
    });
    if ((order as Order | null) === null) return;
    const due = `-${sumAmounts(min, fee) ?? min}`;
    walker.hold('balance', isSame(moved, due), {
      pointer: '/sumBalance',
      seen: `changed by ${moved}`,
      expected: `changed by ${due}: amount and fee`,
    });
  },
  toString: () => 'withdraw',
});
