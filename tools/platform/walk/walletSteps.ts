import { isSwitchedOn } from '../../../src/engine/conditions.ts';
import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { sumAmounts } from '../../../src/engine/money/sumAmounts.ts';
import type { RequestOf } from '../../../src/platform/endpoints/endpoints.ts';
import { isSame, movedBy, negative, page, writeOnce } from './proofs.ts';
import type { Step } from './sessionSteps.ts';
import type { Walker } from './walker.ts';

const AMOUNT = '1.00';
const MAIN = 'MAIN';

/** A transfer, once; the sender's main wallet has changed by it. Null when the platform may refuse it, and does. */
async function transferOnce(walker: Walker, token: string | null, request: RequestOf<'walletTransfer'>) {
  const { value: done, main } = await movedBy(walker, token, () =>
    writeOnce(walker, {
      name: 'walletTransfer',
      request,
      token,
      other: { request: { ...request, amount: sumAmounts(request.amount, '1') ?? '2' }, what: 'amount' },
      reference: { pointer: '/referenceNumber', of: ({ referenceNumber }) => referenceNumber },
      records: 'walletTransferRecords',
      count: async ({ referenceNumber }) => {
        const { rows } = await walker.must('walletTransferRecords', { ...page }, token);
        return rows.filter((row) => row.referenceNumber === referenceNumber && isSame(row.amount, request.amount)).length;
      },
    }),
  );
  if (done === null) return null;
  const due = request.type === 'VENDOR_OUT' ? request.amount : negative(request.amount);
  walker.hold('walletTransfer', isSame(main, due), { seen: `the main wallet changed by ${main}`, expected: `by ${due}` });
  const { balance } = await walker.must('balance', undefined, token);
  walker.hold('walletTransfer', balance === undefined || isSame(balance, done.balance), {
    pointer: '/balance',
    seen: done.balance,
    expected: `${balance ?? ''}, as in balance after it`,
  });
  return done;
}

/** What is in the wallet of a vendor. */
async function walletOf(walker: Walker, vendor: string): Promise<string> {
  const wallets = await walker.must('vendorWallets', undefined, walker.tokens.member);
  return wallets.find((one) => one.vendor === vendor)?.balance ?? '0';
}

async function withWallet(walker: Walker, vendor: string, type: 'VENDOR_IN' | 'VENDOR_OUT'): Promise<boolean> {
  const { member: token } = walker.tokens;
  const before = await walletOf(walker, vendor);
  const [from, to] = type === 'VENDOR_IN' ? [MAIN, vendor] : [vendor, MAIN];
  if ((await transferOnce(walker, token, { type, from, to, amount: AMOUNT })) === null) return false;
  const due = sumAmounts(before, type === 'VENDOR_IN' ? AMOUNT : negative(AMOUNT)) ?? '';
  const after = await walletOf(walker, vendor);
  walker.hold('walletTransfer', isSame(after, due), { seen: `${after} in the vendor's wallet in vendorWallets`, expected: due });
  return true;
}

/** Money goes to the wallet of a vendor: it is in that wallet, and no longer in the main one. */
export const toWalletStep: Step = {
  check: ({ isSignedIn }) => isSignedIn,
  async run(model, walker) {
    const wallets = await walker.must('vendorWallets', undefined, walker.tokens.member);
    const wallet = wallets.find(({ state = 'ACTIVE' }) => state === 'ACTIVE');
    if (wallet === undefined) return walker.untried('walletTransfer', 'vendorWallets has no wallet that is open');
    if (!(await withWallet(walker, wallet.vendor, 'VENDOR_IN'))) return;
    walker.made.wallet = wallet;
    model.inWallet += 1;
  },
  toString: () => 'transfer to a wallet',
};

/** It comes back. */
export const fromWalletStep: Step = {
  check: ({ isSignedIn, inWallet }) => isSignedIn && inWallet > 0,
  async run(model, walker) {
    model.inWallet -= 1;
    const { wallet } = walker.made;
    if (wallet !== null) await withWallet(walker, wallet.vendor, 'VENDOR_OUT');
  },
  toString: () => 'transfer from the wallet',
};

/** All that is in open wallets comes back, in one transfer for each. */
export const recallStep: Step = {
  check: ({ isSignedIn, inWallet }) => isSignedIn && inWallet > 0,
  async run(model, walker) {
    const token = walker.tokens.member;
    const { value: done, main } = await movedBy(walker, token, () =>
      writeOnce(walker, {
        name: 'walletRecall',
        request: undefined,
        token,
        reference: { pointer: '/rows', of: ({ rows }) => rows.map(({ referenceNumber }) => referenceNumber).join() },
        records: 'walletTransferRecords',
        count: async ({ rows: [first] }) => {
          const { rows } = await walker.must('walletTransferRecords', { ...page }, token);
          return rows.filter((row) => row.referenceNumber === first?.referenceNumber).length;
        },
      }),
    );
    if (done === null) return;
    model.inWallet = 0;
    const expected = `${done.amount}, as the answer says`;
    walker.hold('walletRecall', isSame(main, done.amount), { seen: `the main wallet changed by ${main}`, expected });
    const sum = sumAmounts(...done.rows.map(({ amount }) => amount)) ?? '';
    walker.hold('walletRecall', isSame(sum, done.amount), {
      pointer: '/amount',
      seen: done.amount,
      expected: `${sum}, the sum of rows`,
    });
    const wallets = await walker.must('vendorWallets', undefined, token);
    const left = wallets.filter(({ state = 'ACTIVE', balance }) => state === 'ACTIVE' && compareAmounts(balance, '0') > 0).length;
    walker.hold('walletRecall', left === 0, { seen: `${left} open wallets with money in vendorWallets`, expected: 'none' });
  },
  toString: () => 'recall all wallets',
};

/** A member sends money to its upline, where the platform lets it. */
export const toUplineStep = (paymentPassword: string): Step => ({
  check: ({ isSignedIn }) => isSignedIn,
  async run(_, walker) {
    const { member: token } = walker.tokens;
    const { upline, toUpline } = await walker.must('memberInfo', undefined, token);
    const target = upline ?? '';
    if (target === '' || !isSwitchedOn(toUpline))
      return walker.untried('walletTransfer', 'to the upline: needs a member who may (upline and toUpline in memberInfo)');
    const request = { type: 'UPLINE', from: MAIN, to: MAIN, target, amount: AMOUNT, paymentPassword } as const;
    await transferOnce(walker, token, request);
  },
  toString: () => 'transfer to the upline',
});

/** An agent sends money to a downline: it is in the downline's main wallet. */
export const toDownlineStep = (paymentPassword: string): Step => ({
  check: ({ isAgentIn, isDownlineIn }) => isAgentIn && isDownlineIn,
  async run(_, walker) {
    const { agent, downline: token } = walker.tokens;
    const { account: target } = await walker.must('memberInfo', undefined, token);
    const request = { type: 'DOWNLINE', from: MAIN, to: MAIN, target, amount: AMOUNT, paymentPassword } as const;
    const { value: done, main } = await movedBy(walker, token, () => transferOnce(walker, agent, request));
    if (done === null) return;
    walker.hold('walletTransfer', isSame(main, AMOUNT), {
      seen: `the downline's main wallet changed by ${main}`,
      expected: `by ${AMOUNT}`,
    });
  },
  toString: () => 'agent transfers to the downline',
});
