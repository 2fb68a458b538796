import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const accepted = { token: 'st_2', firstTimeLogin: false };
const refusal = { ok: false, code: 'odd_code', message: 'This code is wrong.', value: null };
const params = { challengeId: 'ch_1', channel: 'sms', target: '11****0001', minutes: '1' };
const code = () => page.getByRole('textbox', { name: 'Verification code' });
const verify = () => userEvent.click(page.getByRole('button', { name: 'Verify' }));

async function open(more: Record<string, string> = {}, replies: Record<string, unknown> = {}) {
  const app = await openApp({ reply: ({ name }) => replies[name] ?? null });
  const { closed } = await app.modal('twoStepModal', { ...params, ...more });
  await expect.element(code()).toBeVisible();
  return { ...app, closed };
}

test('shows where the code was sent, and resolves with the accepted login', async () => {
  const { closed, sent } = await open({}, { loginVerify: accepted });
  await expect.element(page.getByText('We sent a six-digit code to 11****0001.')).toBeVisible();
  await userEvent.fill(code(), '123456');
  await verify();
  expect(await closed).toEqual(accepted);
  expect(sent('loginVerify')).toEqual([{ challengeId: 'ch_1', code: '123456' }]);
});

test('names the e-mail address', async () => {
  await open({ channel: 'email', target: 'a***@mail.example' });
  await expect.element(page.getByText('We sent a six-digit code by e-mail to a***@mail.example.')).toBeVisible();
});

test.each(['', '12345', '12345a'])('does not send an invalid code (%s)', async (typed) => {
  const { sent } = await open();
  await userEvent.fill(code(), typed);
  await verify();
  await expect.element(page.getByText('Enter the six digits of the code.')).toBeVisible();
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
  expect(sent('loginVerify')).toEqual([]);
});

test.each(['677 861', '677-861', '６７７ ８６１'])('a code typed in groups is sent without them (%s)', async (typed) => {
  const { sent } = await open({}, { loginVerify: accepted });
  await userEvent.click(code());
  await userEvent.keyboard(typed);
  await expect.element(code()).toHaveValue('677861');
  await verify();
  await expect.poll(() => sent('loginVerify')).toEqual([{ challengeId: 'ch_1', code: '677861' }]);
});

/** Pastes as a browser does, which cuts at the longest length. */
async function paste(text: string) {
  await userEvent.click(code());
  const input = document.activeElement as HTMLInputElement;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (input.dispatchEvent(event)) document.execCommand('insertText', false, text);
}

test.each(['677 861', 'Your code is 677861. It is valid for 10 min.', `${'An e-mail about it. '.repeat(30)}677-861`])(
  'a pasted message fills in its code (%s)',
  async (text) => {
    const { sent } = await open({}, { loginVerify: accepted });
    await paste(text);
    await expect.element(code()).toHaveValue('677861');
    await verify();
    await expect.poll(() => sent('loginVerify')).toEqual([{ challengeId: 'ch_1', code: '677861' }]);
  },
);

test('a refused code shows a message, and the modal stays', async () => {
  await open({}, { loginVerify: refusal });
  await userEvent.fill(code(), '654321');
  await verify();
  await expect.element(page.getByText('This code is wrong.')).toBeVisible();
  await expect.element(code()).toBeVisible();
});

test('a refusal goes when the next code is not even sent', async () => {
  await open({}, { loginVerify: refusal });
  await userEvent.fill(code(), '654321');
  await verify();
  await expect.element(page.getByText('This code is wrong.')).toBeVisible();
  await userEvent.fill(code(), '6543');
  await verify();
  await expect.element(page.getByText('Enter the six digits of the code.')).toBeVisible();
  expect(page.getByText('This code is wrong.').query()).toBeNull();
});

test('resending is disabled until the wait ends', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
});

test('a new code can be sent after the wait, and starts a new one', async () => {
  const { sent } = await open({ minutes: '0' }, { loginVerifyCode: { expiredMinutes: 2 } });
  await userEvent.click(page.getByRole('button', { name: 'Send again', exact: true }));
  await expect.element(page.getByRole('button', { name: /Send again in 1?\d+ s/ })).toBeDisabled();
  expect(sent('loginVerifyCode')).toEqual([{ challengeId: 'ch_1' }]);
});

test('a second press while a new code is asked for asks for no other', async () => {
  let answer: (reply: object) => void = () => undefined;
  const reply = new Promise<object>((resolve) => (answer = resolve));
  const { sent } = await open({ minutes: '0' }, { loginVerifyCode: reply });
  await userEvent.dblClick(page.getByRole('button', { name: 'Send again', exact: true }));
  answer({ expiredMinutes: 2 });
  await expect.element(page.getByRole('button', { name: /Send again in 1?\d+ s/ })).toBeDisabled();
  expect(sent('loginVerifyCode')).toEqual([{ challengeId: 'ch_1' }]);
});

test('resolves with nothing when cancelled', async () => {
  const { closed } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }).last());
  expect(await closed).toBeUndefined();
});
