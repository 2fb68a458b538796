import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { bare, card, errorAt, fill, input, open, press, refused, shown } from './securityPanel.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

test('the linked row is open and has the focus; the panel tells when it is ready', async () => {
  const { states } = await open({ row: 'paymentPassword' });
  await shown('newPassword');
  expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('paymentPassword');
  expect(states.at(0)).toBe('loading');
  expect(states.at(-1)).toBe('ready');
  await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '11');
});

test.each([
  ['newPassword', { newPassword: '12345', confirmNewPassword: '12345' }],
  ['newPassword', { newPassword: 'abcdef', confirmNewPassword: 'abcdef' }],
  ['newPassword', { newPassword: '1234567', confirmNewPassword: '1234567' }],
  ['confirmNewPassword', { newPassword: '482913', confirmNewPassword: '482914' }],
  ['newPassword', { newPassword: '', confirmNewPassword: '' }],
])('a transaction password with a wrong %s is not sent: %o', async (field, values) => {
  const { sent } = await open({ row: 'paymentPassword' });
  await shown('newPassword');
  await fill(values);
  await press('Save');
  await errorAt(field).toBe('true');
  expect(sent('setPaymentPassword')).toEqual([]);
});

test('a transaction password is set without an old one, and no manager saves it as the login password', async () => {
  const { sent } = await open({ row: 'paymentPassword' });
  await shown('newPassword');
  expect(document.querySelector('input[name="oldPassword"]')).toBeNull();
  await expect.element(input('newPassword')).toHaveAttribute('autocomplete', 'off');
  await fill({ newPassword: '482913', confirmNewPassword: '482913' });
  await press('Save');
  await expect.poll(() => sent('setPaymentPassword')).toEqual([{ newPassword: '482913', confirmNewPassword: '482913' }]);
  await expect.poll(() => document.querySelector('input[name="newPassword"]')).toBeNull();
  // read again after the change
  await expect.poll(() => sent('memberSecurity').length).toBeGreaterThan(1);
});

test('refusals stand at their fields, and the form keeps what was typed', async () => {
  let code = 'payment_password_wrong';
  await open({
    state: { hasPaymentPassword: '1' },
    row: 'paymentPassword',
    reply: ({ name }) => (name === 'setPaymentPassword' ? refused(code) : undefined),
  });
  await shown('oldPassword');
  await fill({ oldPassword: '000000', newPassword: '482913', confirmNewPassword: '482913' });
  await press('Save');
  await expect.element(page.getByText('The transaction password is wrong.')).toBeVisible();
  await errorAt('oldPassword').toBe('true');
  code = 'same_password';
  await press('Save');
  await errorAt('newPassword').toBe('true');
  code = 'too_many_requests';
  await press('Save');
  await expect.element(page.getByText('Too many attempts. Please wait a moment.')).toBeVisible();
  await expect.element(input('newPassword')).toHaveValue('482913');
});

test('a failed connection is told, and the same press works afterwards', async () => {
  let isOnline = false;
  const { sent } = await open({
    row: 'payeeName',
    reply: ({ name }) => {
      if (name !== 'saveProfile' || isOnline) return undefined;
      throw new CallError('offline', 'saveProfile');
    },
  });
  await shown('payeeName');
  await expect.element(page.getByText(/can be set once/)).toBeVisible();
  await fill({ payeeName: 'Ana Martins' });
  await press('Save');
  await expect.element(page.getByText(/network link is abnormal/)).toBeVisible();
  isOnline = true;
  await press('Save');
  await expect.poll(() => sent('saveProfile')).toEqual([{ payeeName: 'Ana Martins' }, { payeeName: 'Ana Martins' }]);
});

test('a real name that was set elsewhere meanwhile is shown instead of the form', async () => {
  let payeeName: string | null = null;
  const { portal } = await open({
    row: 'payeeName',
    reply: ({ name }) => {
      if (name === 'memberSecurity') return { ...bare, payeeName };
      if (name !== 'saveProfile') return undefined;
      payeeName = 'Ana Winter';
      return refused('value_fixed');
    },
  });
  await shown('payeeName');
  await fill({ payeeName: 'Ana Martins' });
  await press('Save');
  await expect.element(page.getByText('Ana Winter')).toBeVisible();
  expect(document.querySelector('input[name="payeeName"]')).toBeNull();
  expect(portal.overlayStore.getState().toasts).toMatchObject([{ message: { key: 'security-centre:value_fixed' } }]);
});

test.each(['2015-01-01', '2999-01-01'])('a birthday of %s is refused in words', async (birthday) => {
  const { sent } = await open({ row: 'birthday' });
  await shown('birthday');
  await fill({ birthday });
  await press('Save');
  await errorAt('birthday').toBe('true');
  expect(sent('saveProfile')).toEqual([]);
});

test('a code is sent to a valid number only; a taken one is said at its field', async () => {
  const { sent } = await open({ row: 'mobile', reply: ({ name }) => (name === 'smsBind' ? refused('mobile_taken') : undefined) });
  await shown('mobileNum');
  await fill({ mobileNum: '12' });
  await press('Send code');
  await errorAt('mobileNum').toBe('true');
  expect(sent('smsBind')).toEqual([]);
  await fill({ mobileNum: '11987650001' });
  await press('Send code');
  await expect.element(page.getByText('This mobile number is already registered.')).toBeVisible();
});

test('after a sent code the next one waits, also when the row is closed and opened', async () => {
  const { sent } = await open({ row: 'email', reply: ({ name }) => (name === 'emailBind' ? { expiredMinutes: 2 } : undefined) });
  await shown('email');
  await fill({ email: ' ana@mail.example ' });
  await press('Send code');
  await expect.element(page.getByText('We sent a code to this address.')).toBeVisible();
  expect(sent('emailBind')).toEqual([{ email: 'ana@mail.example' }]);
  await press('Close');
  await userEvent.click(page.elementLocator(document.querySelector('[data-action="email"]') as HTMLElement));
  await expect.element(page.getByRole('button', { name: /^Sent ·/ })).toBeDisabled();
});

test('two steps offer what is bound, and say what must be bound first', async () => {
  await open({ row: 'twoStep' });
  await expect.element(page.getByText('Bind a mobile number or an email address first.')).toBeVisible();
  const { sent } = await open({
    row: 'twoStep',
    state: { mobile: '•••• 0001', email: 'a•••@mail.example' },
    reply: ({ name }) => (name === 'emailBind' ? { expiredMinutes: 2 } : undefined),
  });
  await userEvent.click(page.getByText('Email', { exact: true }).last());
  await press('Send code');
  await expect.poll(() => sent('emailBind')).toEqual([{}]);
  await fill({ verificationCode: '482913' });
  await userEvent.click(page.elementLocator(document.querySelector('[data-action="save"]') as HTMLElement));
  await expect.poll(() => sent('setTwoStep')).toEqual([{ enabled: true, channel: 'email', verificationCode: '482913' }]);
});

test('a card needs a real name; bank and number are checked before it is sent', async () => {
  await open({ row: 'bankCards' });
  await press('Set real name');
  await shown('payeeName');
  const { sent } = await open({ row: 'bankCards', state: { payeeName: 'Ana Martins' }, cards: [card] });
  await press('Add bank card');
  await shown('accountNumber');
  await fill({ accountNumber: '12 34' });
  await userEvent.click(page.elementLocator(document.querySelector('[data-action="save"]') as HTMLElement));
  await errorAt('accountNumber').toBe('true');
  await expect.poll(() => document.querySelector('select[name="bank"]')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.getAttribute('name')).toBe('bank');
  expect(sent('addBankCard')).toEqual([]);
});

test('an unknown row of a link opens nothing, and a failed read offers a retry', async () => {
  await open({ row: '__proto__' });
  await expect.element(page.getByRole('meter')).toBeVisible();
  expect(document.querySelector('[data-row] form')).toBeNull();
  let fails = true;
  const { states } = await open({
    reply: ({ name }) => {
      if (name !== 'memberSecurity' || !fails) return undefined;
      throw new CallError('unavailable', 'memberSecurity');
    },
  });
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  expect(states.at(-1)).toBe('error');
  fails = false;
  await press('Try again');
  await expect.element(page.getByRole('meter')).toBeVisible();
});

test('a row that was opened while another one is saved stays open', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { portal } = await open({
    row: 'contacts',
    reply: ({ name }) => (name === 'saveProfile' ? new Promise((done) => (answer = done)) : undefined),
  });
  await shown('zalo');
  await fill({ zalo: '84912345678' });
  await press('Save');
  document.querySelector<HTMLElement>('[data-action="birthday"]')!.click();
  await shown('birthday');
  answer(null);
  await expect.poll(() => portal.overlayStore.getState().toasts.length).toBe(1);
  expect(document.querySelector('input[name="birthday"]')).not.toBeNull();
});

test('what was typed comes back after the row was closed, but no code and no password', async () => {
  await open({ row: 'email' });
  await shown('email');
  await fill({ email: 'ana@mail.example', verificationCode: '123456' });
  const toggle = () => document.querySelector<HTMLElement>('[data-action="email"]')!.click();
  toggle();
  await expect.poll(() => document.querySelector('input[name="email"]')).toBeNull();
  toggle();
  await shown('email');
  await expect.element(input('email')).toHaveValue('ana@mail.example');
  await expect.element(input('verificationCode')).toHaveValue('');
});

test.each([true, false])('other devices are signed out after a question, where the platform offers it: %s', async (isOffered) => {
  const logins = [{ time: 1, ip: '198.51.100.7', place: 'BR', device: 'Chrome, Android' }];
  const { portal, sent } = await open({ state: { logins }, flags: isOffered ? ['logoutOthers'] : [] });
  await expect.element(page.getByText('Chrome, Android')).toBeVisible();
  const button = page.getByRole('button', { name: 'Sign out other devices' });
  if (!isOffered) return expect(button.elements()).toEqual([]);
  for (const agrees of [false, true]) {
    await userEvent.click(button);
    await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
    portal.overlay.closeDialog(portal.overlayStore.getState().dialogs[0]!.id, agrees);
  }
  await expect
    .poll(() => portal.overlayStore.getState().toasts.at(-1)?.message)
    .toEqual({
      key: 'security-centre:logout_others_done',
    });
  return expect(sent('logoutOthers')).toHaveLength(1);
});
