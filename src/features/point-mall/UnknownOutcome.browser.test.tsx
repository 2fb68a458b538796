import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { writeSession } from '#platform/browser/storage.ts';
import { CallError } from '#platform/errors/callError.ts';
import { expireSession } from '#state/session/signOut.ts';
import { leavePage, settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const mug = { rewardId: 'mug', name: 'Enamel mug', type: 'GOODS', redeemAmount: 1200, stock: 40 };
const row = (requestKey: string | null, referenceNumber = 'RD1') => ({
  referenceNumber,
  applyTime: Date.UTC(2026, 4, 1),
  type: 'GOODS',
  name: 'Enamel mug',
  quantity: 1,
  status: 'in_process',
  pointsBalance: 3400,
  requestKey,
});
const pageOf = (rows: unknown[]) => ({ rows, totalPages: 1, total: rows.length, pageNo: 1 });

interface Platform {
  /** Outcomes of the next redemptions, by key; the default is an answer. */
  redeem?: (key: string) => unknown;
  records?: () => unknown;
  rewards?: unknown[];
}

/** Opens the mall, or reloads its page. */
async function openMall(platform: Platform, member: object = {}) {
  await leavePage();
  const app = await openApp({
    path: '/pointMall',
    member,
    reply: ({ name, key = '' }) => {
      switch (name) {
        case 'pointBalance':
          return { currentPoint: 4600 };
        case 'pointConfig':
          return { pointsRatio: 100, minConvert: 500, step: 100, hasPaymentPassword: true };
        case 'pointReward':
          return pageOf(platform.rewards ?? [mug]);
        case 'redeemPointList':
          return platform.records?.() ?? pageOf([]);
        case 'redeemPoint':
          return platform.redeem?.(key) ?? { referenceNumber: 'RD1', currentPoint: 3400 };
        default:
          return undefined;
      }
    },
  });
  await expect.poll(() => slot('page/pointMall')).not.toBeNull();
  return app;
}

const dialog = () => page.getByRole('dialog', { name: 'Redeem reward' });
const openDialog = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Redeem Enamel mug' }));
  await expect.element(dialog()).toBeVisible();
};
const send = async (button: string) => {
  await userEvent.fill(page.getByPlaceholder('Transaction password *'), '482913');
  await userEvent.click(dialog().getByRole('button', { name: button, exact: true }));
};
const close = async () => {
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }).first());
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
};
const lost = (): never => {
  throw new CallError('timeout', 'redeemPoint');
};

test('a request of unknown outcome keeps its key over closing the dialog and over a reload (T18)', async () => {
  let isLost = true;
  const platform: Platform = { redeem: () => (isLost ? lost() : undefined) };
  const app = await openMall(platform);
  await openDialog();
  await send('Redeem');
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
  await close();
  await openDialog();
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
  await send('Send again');
  await expect.poll(() => app.keys('redeemPoint')).toHaveLength(2);
  await close();

  isLost = false;
  const reloaded = await openMall(platform);
  await openDialog();
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
  await send('Send again');
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  const keys = [...app.keys('redeemPoint'), ...reloaded.keys('redeemPoint')];
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await openDialog();
  await send('Redeem');
  // after the answer it is a new request
  await expect.poll(() => new Set(reloaded.keys('redeemPoint')).size).toBe(2);
});

test("another tab's row does not count as one's own success (T18)", async () => {
  let sent = 0;
  const app = await openMall({
    // the same reward, at the same time, under a key of another tab
    records: () => pageOf(sent === 0 ? [] : [row('another-tab-key', 'RD7'), row(null, 'RD8')]),
    redeem: () => {
      sent += 1;
      return lost();
    },
  });
  await openDialog();
  await send('Redeem');
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
  expect(app.sent('redeemPoint')).toHaveLength(1);
});

test('one carried out since is found by its key when the dialog opens again, and nothing is sent', async () => {
  let records: unknown[] = [];
  let key = '';
  const app = await openMall({
    records: () => pageOf(records),
    redeem: (sent) => {
      key = sent;
      return lost();
    },
  });
  await openDialog();
  await send('Redeem');
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
  await close();
  records = [row(key)];
  await userEvent.click(page.getByRole('button', { name: 'Redeem Enamel mug' }));
  await expect.element(page.getByText(/^Redemption of points: Your earlier request was carried out/)).toBeVisible();
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  expect(app.sent('redeemPoint')).toHaveLength(1);
});

test('a refusal ends the key (T18)', async () => {
  let isWrong = true;
  const app = await openMall({
    redeem: () => (isWrong ? { ok: false, code: 'payment_password_wrong', message: '' } : undefined),
  });
  await openDialog();
  await send('Redeem');
  await expect.element(page.getByText('The transaction password is wrong.')).toBeVisible();
  isWrong = false;
  await send('Redeem');
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  expect(new Set(app.keys('redeemPoint')).size).toBe(2);
});

test('another request is not sent while one is open; after two minutes the open one can be discarded', async () => {
  const app = await openMall({ redeem: lost });
  await openDialog();
  await send('Redeem');
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: /^Discard/ })).toBeDisabled();
  await close();

  await userEvent.click(page.getByRole('group', { name: 'Quantity of Enamel mug' }).getByRole('button', { name: 'One more' }));
  await openDialog();
  await send('Send again');
  await expect.element(dialog().getByText(/^This is not the request that is still open/)).toBeVisible();
  expect(app.sent('redeemPoint')).toHaveLength(1);
  await close();

  const pending = JSON.parse(sessionStorage.getItem('pendingWrites') ?? '[]') as { at: number }[];
  writeSession({ pendingWrites: JSON.stringify(pending.map((one) => ({ ...one, at: one.at - 121_000 }))) });
  await openMall({ redeem: lost });
  await openDialog();
  await userEvent.click(dialog().getByRole('button', { name: 'Discard' }));
  await expect.element(dialog().getByRole('button', { name: 'Redeem', exact: true })).toBeVisible();
  expect(sessionStorage.getItem('pendingWrites') ?? '[]').toBe('[]');
});

test('the end of a session closes the dialog with the password; the contact is restored for its member (T22)', async () => {
  const app = await openMall({ rewards: [{ ...mug, requireSocialId: 'ZALO' }] });
  const { session } = app.portal;
  const ana = session.getState();
  const contact = () => page.getByRole('textbox', { name: 'Zalo number ID' });
  await openDialog();
  await userEvent.fill(contact(), '0912345678');
  await userEvent.fill(page.getByPlaceholder('Transaction password *'), '482913');
  await settle(() => expireSession(app.portal));
  await expect.poll(() => slot('modal/passwordCheckModal')).toBeNull();
  await expect.poll(() => slot('modal/loginPopupModal')).not.toBeNull();
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).not.toContain('482913');
  await settle(() => {
    session.setState({ ...ana, token: 'st_2' });
    app.portal.overlay.closeModals('loginPopupModal', true);
  });
  await openDialog();
  await expect.element(contact()).toHaveValue('0912345678');
  await expect.element(page.getByPlaceholder('Transaction password *')).toHaveValue('');
});

test('another member never sees it, and the member finds it again; neither password nor request is stored', async () => {
  const app = await openMall({ redeem: lost }, { id: 'm-1' });
  await openDialog();
  await send('Redeem');
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
  const stored = sessionStorage.getItem('pendingWrites') ?? '';
  expect(JSON.parse(stored)).toEqual([
    {
      operation: 'redeemPoint:mug',
      key: app.keys('redeemPoint')[0],
      at: expect.any(Number),
      member: expect.stringMatching(/^[\da-f]{64}$/),
      request: expect.stringMatching(/^[\da-f]{64}$/),
    },
  ]);
  expect(stored).not.toMatch(/482913|m-1|ana01/);

  await openMall({}, { id: 'm-2', account: 'ben02' });
  await openDialog();
  await expect.element(dialog().getByRole('button', { name: 'Redeem', exact: true })).toBeEnabled();
  expect(
    dialog()
      .getByText(/history/)
      .elements(),
  ).toEqual([]);

  await openMall({ redeem: lost }, { id: 'm-1' });
  await openDialog();
  await expect.element(dialog().getByText(/^The records do not show it/)).toBeVisible();
});
