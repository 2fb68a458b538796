import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openApp, slot } from '../app.fixture.tsx';
import { pointLists } from '../pointLists.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => connect(true));

const promotion = (id: string, more: object = {}) => ({ id, category: 'news', title: `Promotion ${id}`, ...more });
const pageOf = (rows: unknown[]) => ({ rows, totalPages: 1, total: rows.length, pageNo: 1 });
const mug = { rewardId: 'mug', name: 'Enamel mug', type: 'GOODS', redeemAmount: 1200, stock: 40 };
const record = {
  referenceNumber: 'RD1',
  applyTime: Date.UTC(2026, 4, 1),
  type: 'GOODS',
  name: 'Enamel mug',
  quantity: 1,
  status: 'approved',
  pointsBalance: 3400,
};
const change = { time: Date.UTC(2026, 4, 1), type: 'EARN', change: 120, balance: 4600, remark: 'Won' };
const level = { rankLevel: 4, labelName: 'Platinum', required: '10.00', benefits: ['A present'] };

const usual: Record<string, unknown> = {
  pointBalance: { currentPoint: 4600 },
  pointConfig: { pointsRatio: 100, minConvert: 500, step: 100, hasPaymentPassword: true },
  pointReward: pageOf([mug]),
  redeemPointList: pageOf([record]),
  pointDetails: pageOf([change]),
  vipInfo: { rankLevel: 4, progress: '20.00', levels: [level] },
  rankList: [{ rank: 1, name: 'ana***', game: 'Reef', amount: '10.00' }],
  promotionStates: [{ promotionId: 'cup', status: 'join', reason: null }],
};

interface FaultedPortal {
  /** Replaces the default answers. */
  answers?: Partial<Record<string, (request: never) => unknown>>;
  promotions?: unknown[];
}

const open = (path: string, { answers = {}, promotions = [promotion('cup')] }: FaultedPortal = {}) =>
  openApp({
    path,
    member: {},
    panels: pointLists(),
    announcements: { promotion: promotions } as never,
    reply: ({ name, request }) => {
      const own = answers[name];
      return own === undefined ? usual[name] : own(request as never);
    },
  });

const fail = (kind: CallErrorKind, name: string) => () => {
  throw new CallError(kind, name as never);
};

/** Fires `offline` or `online`. */
function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Each screen: the call that it depends on, and a text that only its answer contains. */
const screens = [
  ['/pointMall', 'pointReward', 'Enamel mug'],
  ['/pointMall?view=history', 'redeemPointList', 'RD1'],
  ['/pointMall?view=details', 'pointDetails', 'Won'],
  ['/pointMall?view=convert', 'pointConfig', 'Points to convert'],
  ['/vip', 'vipInfo', 'A present'],
  ['/winners', 'rankList', 'ana***'],
] as const;

const kinds: readonly CallErrorKind[] = ['offline', 'timeout', 'unavailable', 'throttled', 'forbidden', 'badResponse'];

for (const [path, call, text] of screens) {
  test(`${path}: each fault of ${call} is explained, keeps the page usable, and can be retried (F1-F9)`, async () => {
    let at = 0;
    const faults = [
      ...kinds.map((kind) => fail(kind, call)),
      () => ({ ok: false, code: 'x', message: '<b>no</b>', value: null }),
    ];
    const app = await open(path, { answers: { [call]: () => faults[at]?.() ?? usual[call] } });
    for (at = 0; at < faults.length; at += 1) {
      if (at > 0) await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Try again' }).first());
      await expect.poll(() => app.sent(call).length).toBe(at + 1);
      await expect.element(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      expect(document.querySelector('main b')).toBeNull();
      expect(document.querySelector('header')).not.toBeNull();
      expect(page.getByRole('main').getByText(text).elements()).toEqual([]);
    }
    await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Try again' }).first());
    await expect.element(page.getByRole('main').getByText(text).last()).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/\b(?:point-mall|vip|winners|portal|errors):\w/);
  });
}

test('a slow answer shows a skeleton, and no error (F3)', async () => {
  let answer: (value: unknown) => void = () => undefined;
  await open('/pointMall', { answers: { pointReward: () => new Promise((done) => (answer = done)) } });
  await expect.element(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await expect.element(page.getByText('4,600', { exact: true })).toBeVisible();
  await settle(() => answer(usual['pointReward']));
  await expect.element(page.getByRole('heading', { name: 'Enamel mug' })).toBeVisible();
});

test('of two filters the newer one is shown, whatever the order of the answers (F19)', async () => {
  const waiting = new Map<string, (value: unknown) => void>();
  const rowOf = (status: string) => pageOf([{ ...record, referenceNumber: `RD-${status}`, status }]);
  await open('/pointMall?view=history', {
    answers: {
      redeemPointList: ({ status = '' }: { status?: string }) =>
        status === '' ? pageOf([record]) : new Promise((done) => waiting.set(status, done)),
    },
  });
  const filter = page.getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(filter, 'rejected');
  await expect.poll(() => waiting.has('rejected')).toBe(true);
  await userEvent.selectOptions(filter, 'approved');
  await expect.poll(() => waiting.has('approved')).toBe(true);
  await settle(() => waiting.get('approved')?.(rowOf('approved')));
  await expect.element(page.getByText('RD-approved')).toBeVisible();
  await settle(() => waiting.get('rejected')?.(rowOf('rejected')));
  await expect.element(page.getByText('RD-approved')).toBeVisible();
  expect(page.getByText('RD-rejected').elements()).toEqual([]);
});

test('offline, nothing is sent, loaded data stays, and typed text is kept (F12)', async () => {
  const app = await open('/promotions/cup');
  const remark = page.getByRole('textbox', { name: 'Remark (optional)' });
  await userEvent.fill(remark, 'Three friends');
  for (let time = 0; time < 20; time += 1) await settle(() => connect(time % 2 === 1));
  await settle(() => connect(false));
  await expect.element(page.getByText(/^You are offline/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await remark.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(app.sent('applyPromotion')).toEqual([]);
  await settle(() => connect(true));
  await expect.element(page.getByText(/^You are offline/)).not.toBeInTheDocument();
  await expect.element(remark).toHaveValue('Three friends');
  expect(app.sent('applyPromotion'), 'nothing was kept to be sent later').toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => app.sent('applyPromotion')).toEqual([{ promotionId: 'cup', remark: 'Three friends' }]);
});

test('points are not spent offline, not even in an open dialog (F12)', async () => {
  const app = await open('/pointMall');
  await userEvent.click(page.getByRole('button', { name: 'Redeem Enamel mug' }));
  const dialog = page.getByRole('dialog', { name: 'Redeem reward' });
  await expect.element(dialog).toBeVisible();
  const password = slot('modal/passwordCheckModal')!.querySelector('input')!;
  await userEvent.fill(password, '482913');
  await settle(() => connect(false));
  await expect.element(dialog.getByRole('button', { name: 'Redeem', exact: true })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(app.sent('redeemPoint')).toEqual([]);
  await settle(() => connect(true));
  await expect.element(dialog.getByRole('button', { name: 'Redeem', exact: true })).toBeEnabled();
});

/** A raffle with one draw, and the answer to the draw. */
function openRaffle(answer: () => object) {
  let status = 'claim';
  return open('/promotions/wheel', {
    promotions: [promotion('wheel', { raffle: true, status: 'claim' })],
    answers: {
      promotionStates: () => [{ promotionId: 'wheel', status, reason: null }],
      claimRaffle: () => {
        status = 'claimed';
        return answer();
      },
    },
  });
}

test('a raffle is drawn once however often it is pressed, and shows the prize (RWD-03, F18)', async () => {
  const app = await openRaffle(() => ({ prize: '120 points', points: 120 }));
  await userEvent.dblClick(page.getByRole('button', { name: 'Draw now' }));
  await expect.element(page.getByRole('dialog', { name: 'You have drawn: 120 points' })).toBeVisible();
  expect(app.sent('claimRaffle')).toEqual([{ promotionId: 'wheel' }]);
});

test('a raffle whose answer is lost is reconciled and never drawn again (RWD-03)', async () => {
  const app = await openRaffle(() => {
    throw new CallError('timeout', 'claimRaffle');
  });
  await userEvent.click(page.getByRole('button', { name: 'Draw now' }));
  await expect.element(page.getByRole('button', { name: 'Claimed' })).toBeDisabled();
  expect(app.sent('claimRaffle')).toHaveLength(1);
});

test('a promotion whose state fails to load says so at its action, and shows the rest (F1, F4)', async () => {
  let states: () => unknown = fail('unavailable', 'promotionStates');
  await open('/promotions/cup', { answers: { promotionStates: () => states() } });
  await expect.element(page.getByText('Your status in this promotion could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Promotion cup' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Apply' }).elements()).toEqual([]);
  states = () => usual['promotionStates'];
  await userEvent.click(page.getByRole('complementary').getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('button', { name: 'Apply' })).toBeVisible();
});
