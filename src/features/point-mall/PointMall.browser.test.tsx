import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { pointLists } from '#app-tests/pointLists.fixture.ts';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const mug = { rewardId: 'mug', name: 'Enamel mug', type: 'GOODS', redeemAmount: 1200, stock: 40 };
const bike = { rewardId: 'bike', name: 'City bike', type: 'GOODS', redeemAmount: 88_000, stock: 1 };
const record = (referenceNumber: string, requestKey: string | null = null) => ({
  requestKey,
  referenceNumber,
  applyTime: Date.UTC(2026, 4, 1),
  type: 'GOODS',
  name: 'Enamel mug',
  quantity: 2,
  status: 'in_process',
  pointsBalance: 2200,
});
const pageOf = (rows: unknown[]) => ({ rows, totalPages: 1, total: rows.length, pageNo: 1, totals: {} });

interface PointMallSetup {
  as?: number | null;
  path?: string;
  hasPassword?: boolean;
  /** Lists of panels.json that the brand has. */
  lists?: string[];
  answers?: Partial<Record<string, (request: never, key: string) => unknown>>;
}

async function open({ as = 0, path = '/pointMall', hasPassword = true, lists, answers = {} }: PointMallSetup = {}) {
  const usual: Record<string, unknown> = {
    pointBalance: { currentPoint: 4600 },
    pointConfig: { pointsRatio: 100, minConvert: 500, step: 100, hasPaymentPassword: hasPassword },
    pointReward: pageOf([mug, bike]),
    redeemPointList: pageOf([]),
    pointDetails: pageOf([]),
  };
  const app = await openApp({
    path,
    panels: pointLists(lists),
    ...(as === null ? {} : { member: { type: as } }),
    reply: ({ name, request, key = '' }) => answers[name]?.(request as never, key) ?? usual[name],
  });
  await expect.poll(() => slot('page/pointMall')).not.toBeNull();
  return app;
}

const redeemTwo = async () => {
  await userEvent.click(page.getByRole('group', { name: 'Quantity of Enamel mug' }).getByRole('button', { name: 'One more' }));
  await userEvent.click(page.getByRole('button', { name: 'Redeem Enamel mug' }));
  await expect.element(page.getByRole('dialog', { name: 'Redeem reward' })).toBeVisible();
};
const confirm = async (password = '482913') => {
  await userEvent.fill(page.getByPlaceholder('Transaction password *'), password);
  await userEvent.keyboard('{Enter}');
};

test('shows points, ratio and that they never expire (PTS-01, PTS-11)', async () => {
  await open();
  await expect.element(page.getByText('4,600', { exact: true })).toBeVisible();
  await expect.element(page.getByText('100 points = $1.00 · Points never expire')).toBeVisible();
  await expect.element(page.getByText('83,400 to go')).toBeVisible();
});

test('redeems after the password, and shows a wrong one at its field (PTS-06, D-81)', async () => {
  const app = await open({
    answers: {
      redeemPoint: ({ paymentPassword }: { paymentPassword: string }) =>
        paymentPassword === '482913'
          ? { referenceNumber: 'RD1', currentPoint: 2200 }
          : { ok: false, code: 'payment_password_wrong', message: '' },
    },
  });
  await redeemTwo();
  await expect.element(page.getByText('2,200', { exact: true })).toBeVisible();
  await confirm('000000');
  await expect.element(page.getByText('The transaction password is wrong.')).toBeVisible();
  await confirm();
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  expect(app.sent('redeemPoint')).toEqual(
    ['000000', '482913'].map((paymentPassword) => ({ rewardId: 'mug', quantity: 2, paymentPassword })),
  );
});

test('a refusal reads the points again while the dialog stays open', async () => {
  let currentPoint = 4600;
  const app = await open({
    answers: {
      pointBalance: () => ({ currentPoint }),
      redeemPoint: () => {
        currentPoint = 300;
        return { ok: false, code: 'insufficient_points', message: 'Not enough points.' };
      },
    },
  });
  await redeemTwo();
  await confirm();
  await expect.element(page.getByText('300', { exact: true })).toBeVisible();
  expect(slot('modal/passwordCheckModal')).not.toBeNull();
  expect(app.sent('pointBalance')).toHaveLength(2);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first());
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  expect(app.sent('pointBalance')).toHaveLength(2);
});

test('a lost answer is looked up in the history and nothing is sent twice (T18)', async () => {
  let carriedOut: string | null = null;
  const app = await open({
    answers: {
      redeemPointList: () => pageOf([...(carriedOut === null ? [] : [record('RD2', carriedOut)]), record('RD1')]),
      redeemPoint: (_, key) => {
        carriedOut = key;
        throw new CallError('offline', 'redeemPoint');
      },
    },
  });
  await redeemTwo();
  await confirm();
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  await expect.element(page.getByText(/^Redeemed: Enamel mug/)).toBeVisible();
  expect(app.sent('redeemPoint')).toHaveLength(1);
});

test('shows an unknown outcome, and reads the records instead of sending', async () => {
  let isReadable = false;
  let sent = '';
  const app = await open({
    answers: {
      redeemPointList: () => {
        if (!isReadable) throw new CallError('offline', 'redeemPointList');
        return pageOf([record('RD9', sent)]);
      },
      redeemPoint: (_, key) => {
        sent = key;
        throw new CallError('timeout', 'redeemPoint');
      },
    },
  });
  await redeemTwo();
  await confirm();
  await expect.element(page.getByText(/We do not know yet/)).toBeVisible();
  isReadable = true;
  await userEvent.click(page.getByRole('button', { name: 'Check the records' }));
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  expect(app.sent('redeemPoint')).toHaveLength(1);
});

test('converts with an exact preview, from the minimum in steps (PTS-07)', async () => {
  const app = await open({
    path: '/pointMall?view=convert',
    answers: { convertPoint: () => ({ referenceNumber: 'CV1', currentPoint: 2100, amount: '25.00' }) },
  });
  const field = page.getByRole('textbox', { name: 'Points to convert' });
  await userEvent.fill(field, '250.5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('At least 500 points.')).toBeVisible();
  await userEvent.fill(field, '2,500');
  await expect.element(page.getByText('$25.00')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Convert points' })).toBeVisible();
  await confirm();
  await expect.poll(() => app.sent('convertPoint')).toEqual([{ points: 2500, paymentPassword: '482913' }]);
});

test('explains where no transaction password is set (D-81)', async () => {
  await open({ hasPassword: false });
  await userEvent.click(page.getByRole('button', { name: 'Redeem Enamel mug' }));
  await expect.element(page.getByText('A transaction password is needed, and you have none yet.')).toBeVisible();
});

test('lists exchanges with all details, by status (PTS-08, PTS-09)', async () => {
  const app = await open({ path: '/pointMall?view=history', answers: { redeemPointList: () => pageOf([record('RD1')]) } });
  const heads = () => [...slot('page/pointMall')!.querySelectorAll('th')].map((one) => one.textContent);
  const columns = ['Reference', 'Time', 'Type', 'Reward', 'Quantity', 'Status', 'Points balance', 'Remark'];
  await expect.poll(() => heads().slice(0, 8)).toEqual(columns);
  const cells = () => [...slot('page/pointMall')!.querySelectorAll('tbody td')].map((one) => one.textContent).slice(0, 7);
  expect(cells()).toEqual(['RD1', 'May 1, 00:00', 'Goods', 'Enamel mug', '2', 'In process', '2,200']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'rejected');
  await expect.poll(() => app.sent('redeemPointList').at(-1)).toMatchObject({ status: 'rejected', pageNo: 1 });
});

test('lists keep filter, sorting and page in the address, and what was chosen for the session (PTS-10)', async () => {
  const rows = Array.from({ length: 10 }, (_, nth) => record(`RD${nth}`));
  const reply = () => ({ ...pageOf(rows), total: 30, totalPages: 3, totals: { quantity: 60 } });
  const app = await open({ path: '/pointMall?view=history', answers: { redeemPointList: reply } });
  const asked = () => app.sent('redeemPointList').at(-1);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'approved');
  await expect.poll(asked).toEqual({ pageNo: 1, pageSize: 10, status: 'approved' });
  await expect.poll(() => slot('page/pointMall')?.querySelector('[data-total="quantity"]')?.textContent).toBe('60');
  await userEvent.click(page.getByRole('button', { name: 'Quantity' }));
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await expect.poll(asked).toEqual({ pageNo: 2, pageSize: 10, status: 'approved', sort: 'quantity', order: 'desc' });
  const path = () => app.portal.router.path();
  await expect.poll(path).toBe('/pointMall?view=history&r.status=approved&r.sort=quantity&r.order=desc&r.page=2');
  await userEvent.click(page.getByRole('tab', { name: 'Convert' }));
  await expect.poll(path).toBe('/pointMall?view=convert');
  await userEvent.click(page.getByRole('tab', { name: 'Exchange history' }));
  await expect.poll(path).toBe('/pointMall?view=history&r.status=approved&r.sort=quantity&r.order=desc');
});

test('points details say what came in and went out, filtered by type and days (PTS-10)', async () => {
  const changes = [
    { time: Date.UTC(2026, 4, 1), type: 'EARN', change: 1200, balance: 4600, remark: 'Won' },
    { time: Date.UTC(2026, 3, 1), type: 'BURN', change: -50, balance: 3400 },
    { time: 'never', change: 1.5, remark: { a: 1 } },
  ];
  const totals = { earned: 1200, spent: 50, change: 1150 };
  const app = await open({ path: '/pointMall?view=details', answers: { pointDetails: () => ({ ...pageOf(changes), totals }) } });
  const text = (selector: string) => slot('page/pointMall')?.querySelector(selector)?.textContent;
  const cells = (column: string) =>
    [...slot('page/pointMall')!.querySelectorAll(`tbody [data-column="${column}"]`)].map((one) => one.textContent);
  await expect.poll(() => text('[data-total="earned"]')).toBe('1,200');
  expect(text('[data-total="spent"]')).toBe('50');
  expect(cells('change')).toEqual(['+1,200', '\u221250', '\u2013']);
  expect(cells('type')).toEqual(['Earned', 'BURN', '\u2013']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Type' }), 'CONVERT');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Dates' }), 'last30');
  const asked = () => app.sent('pointDetails').at(-1) as { startTime?: number; endTime?: number; type?: string };
  await expect.poll(asked).toMatchObject({ type: 'CONVERT', pageNo: 1, startTime: expect.any(Number) });
  expect(asked().endTime! - asked().startTime!).toBe(30 * 86_400_000);
});

test('an empty list says what appears there, and a brand without one has no tab for it', async () => {
  await open({ path: '/pointMall?view=details', lists: ['pointHistory'] });
  await expect.element(page.getByRole('tab', { name: 'Rewards' })).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('button', { name: 'Points details' }).elements()).toEqual([]);
  expect(page.getByRole('tab', { name: 'Points details' }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('tab', { name: 'Exchange history' }));
  await expect.element(page.getByText('No exchanges yet')).toBeVisible();
});

test('a visitor sees the mall, and redeeming opens the login (PTS-12)', async () => {
  const app = await open({ as: null });
  await expect.element(page.getByText('Points never expire')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Redeem points' }));
  await expect.poll(() => slot('modal/loginPopupModal')).not.toBeNull();
  expect(app.sent('pointReward')).toEqual([]);
});

test('a demo account is warned (PTS-12, ROL-09)', async () => {
  const app = await open({ as: 4 });
  await userEvent.click(page.getByRole('button', { name: 'Redeem Enamel mug' }));
  await expect.element(page.getByRole('alertdialog', { name: 'This needs a real account.' })).toBeVisible();
  expect(app.sent('redeemPoint')).toEqual([]);
});
