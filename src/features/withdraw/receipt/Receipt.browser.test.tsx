import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWithdraw, row } from '#features/withdraw/withdrawHost.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { ReceiptModal } from './ReceiptModal.tsx';

beforeEach(() => page.viewport(1100, 900));
afterEach(() => sessionStorage.clear());

type Answers = Parameters<typeof openWithdraw>[1];

const open = async (answers: Answers = {}, left = 754_500) => {
  const close = vi.fn();
  const params = {
    referenceNumber: 'WX000001',
    amount: '200.00',
    bankName: 'Banco Aurora',
    maskedNumber: '•••• 4821',
    confirmBy: String(Math.round(Date.now() + left)),
  };
  const modal = (
    <ReceiptModal slotProps={{ 'data-slot': 'modal/withdrawReceiptModal' }} locked={false} params={params} close={close} />
  );
  return { ...(await openWithdraw(modal, { uploadImage: () => ({ imageId: 'img-1' }), ...answers })), close };
};
const choose = (answer: string) => userEvent.click(page.getByRole('radio', { name: answer }));
const declare = () => userEvent.click(page.getByRole('button', { name: 'Confirm', exact: true }).first());
const confirm = () =>
  userEvent.click(page.getByRole('dialog', { name: 'Check your answer' }).getByRole('button', { name: 'Confirm', exact: true }));

async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  // another picture for another name
  canvas.width = name.charCodeAt(0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
}
const attach = (...files: File[]) => userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, files);

test('shows amount, time left, and that no refund follows a forced receipt (WDR-08, WDR-09, WDR-10)', async () => {
  await open();
  const dialog = page.getByRole('dialog', { name: 'Confirm receipt' });
  await expect.element(dialog.getByText('$200.00', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('timer')).toHaveTextContent(/Counts as received in 12:3\d/);
  await expect.element(dialog.getByText(/within 30 minutes of payment.*no refund of the deposit/)).toBeVisible();
});

test('an answer is asked for once more, then sent once (WDR-04)', async () => {
  const app = await open({ confirmWithdraw: () => row({ status: 'RECEIVED' }) });
  await declare();
  await expect.element(page.getByText('Choose one of the three answers.')).toBeVisible();
  await choose('Received in full');
  await declare();
  await expect.element(page.getByText('This answer is final.')).toBeVisible();
  await confirm();
  await expect.element(page.getByText('Credited: the money is in your bank account.')).toBeVisible();
  expect(app.sent('confirmWithdraw')).toEqual([{ referenceNumber: 'WX000001', result: 'RECEIVED' }]);
  await userEvent.click(page.getByRole('button', { name: 'Close' }).first());
  expect(app.close).toHaveBeenCalledWith(true);
});

test('a part is less than the whole (WDR-05)', async () => {
  const app = await open({ confirmWithdraw: () => row({ status: 'PARTIALLY_RECEIVED' }) });
  await choose('Received in part');
  const field = page.getByRole('textbox', { name: 'Amount received' });
  for (const [typed, words] of [
    ['', 'Enter an amount.'],
    ['0', 'The amount must be above zero.'],
    ['200', 'The largest amount is $199.99.'],
    ['1,2,5', 'Write the decimals after “.” and check the separators.'],
    ['0.001', 'Use at most two decimals, after “.”.'],
  ] as const) {
    await userEvent.fill(field, typed);
    await declare();
    await expect.element(page.getByText(words)).toBeVisible();
  }
  expect(app.sent('confirmWithdraw')).toEqual([]);
  await userEvent.fill(field, '150.25');
  await declare();
  await confirm();
  await expect.element(page.getByText(/^Under review/)).toBeVisible();
  expect(app.sent('confirmWithdraw')).toEqual([
    { referenceNumber: 'WX000001', result: 'PARTIALLY_RECEIVED', receivedAmount: '150.25' },
  ]);
});

test('not received needs proof: one to three images, png or jpg (WDR-06, WDR-07, UPL-01, UPL-03, UPL-04)', async () => {
  const app = await open({ confirmWithdraw: () => row({ status: 'NOT_RECEIVED' }) });
  await choose('Not received');
  await declare();
  await expect.element(page.getByText('Upload proof that you have not received the money.')).toBeVisible();
  await attach(new File(['GIF89a'], 'proof.png', { type: 'image/png' }));
  await expect.element(page.getByText('Only PNG or JPG images.')).toBeVisible();
  await declare();
  expect(app.sent('uploadImage')).toEqual([]);
  await attach(await picture('a.png'), await picture('b.png'), await picture('c.png'), await picture('d.png'));
  await expect.element(page.getByText('No more than 3 images.')).toBeVisible();
  const remark = page.getByRole('textbox', { name: 'Remark' });
  await userEvent.fill(remark, '🐟'.repeat(141));
  await expect.element(remark).toHaveValue('🐟'.repeat(140));
  await declare();
  await confirm();
  await expect.element(page.getByText(/^Under review/)).toBeVisible();
  expect(app.sent('uploadImage')).toHaveLength(3);
  expect(app.sent('confirmWithdraw')).toEqual([
    { referenceNumber: 'WX000001', result: 'NOT_RECEIVED', images: ['img-1', 'img-1', 'img-1'], remark: '🐟'.repeat(140) },
  ]);
});

test('the same proof goes again under its key after a reload, without another upload (T18, WDR-06)', async () => {
  const answers: Answers = {
    withdrawConfirmations: () => ({ rows: [], totalPages: 1, total: 0 }),
    uploadImage: () => ({ imageId: `img-${crypto.randomUUID()}` }),
    confirmWithdraw: () => {
      throw new CallError('timeout', 'confirmWithdraw');
    },
  };
  const declareMissing = async (send: () => Promise<void>) => {
    await choose('Not received');
    await attach(await picture('a.png'), await picture('b.png'));
    await expect.element(page.getByRole('button', { name: /b\.png/ })).toBeVisible();
    await send();
    await confirm();
  };
  const first = await open(answers);
  await declareMissing(declare);
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  await leavePage();
  const again = await open({ ...answers, confirmWithdraw: () => row({ status: 'NOT_RECEIVED' }) });
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  await declareMissing(() => userEvent.click(page.getByRole('button', { name: 'Send again' })));
  await expect.element(page.getByText(/^Under review/)).toBeVisible();
  expect(again.sent('confirmWithdraw')).toEqual(first.sent('confirmWithdraw'));
  expect(again.sent('uploadImage')).toEqual([]);
  // done: the same file would be another upload
  expect(sessionStorage.getItem('uploadedImages')).toBeNull();
});

test('an image of more than 5 MB is refused (UPL-02)', async () => {
  await open();
  await choose('Not received');
  // dropped by the page itself: sending five megabytes through the tool of the tests takes seconds
  const dropped = new DataTransfer();
  dropped.items.add(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  input.files = dropped.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('An image may have 5 MB at most.')).toBeVisible();
});

test.each([
  ['the time runs out', {}, 1_200],
  ['it opens after its time', {}, -1_000],
])('when %s it counts as received without a refund (WDR-08, WDR-09)', async (_, answers, left) => {
  const app = await open(answers, left);
  await expect.element(page.getByText(/counts as received, and no refund of the deposit follows/)).toBeVisible();
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument();
  expect(app.sent('confirmWithdraw')).toEqual([]);
});

test('an answer given elsewhere ends the form', async () => {
  await open({ confirmWithdraw: () => ({ ok: false, code: 'withdrawal_answered', message: '' }) });
  await choose('Received in full');
  await declare();
  await confirm();
  await expect.element(page.getByText(/or the answer was given elsewhere/)).toBeVisible();
});

test('an unknown outcome is found in what was declared (T18)', async () => {
  let declared: string | null = null;
  const app = await open({
    withdrawConfirmations: () => ({
      rows: declared === null ? [] : [{ referenceNumber: 'WX000001', time: 1, result: 'RECEIVED', requestKey: declared }],
      totalPages: 1,
      total: 1,
    }),
    confirmWithdraw: (_, key) => {
      declared = key;
      throw new CallError('timeout', 'confirmWithdraw');
    },
  });
  await choose('Received in full');
  await declare();
  await confirm();
  await expect.element(page.getByText('Your answer was recorded.')).toBeVisible();
  expect(app.sent('confirmWithdraw')).toHaveLength(1);
});
