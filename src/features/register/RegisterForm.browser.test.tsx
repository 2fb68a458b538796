import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { registerPortal, RegisterHost, type RegisterSetup, settings } from './register.fixture.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const both = ['DIRECTREG3', 'MOBILEREG3'];
const refusal = (code: string) => ({ ok: false, code, message: code, value: null });

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const names = () =>
  [...document.querySelectorAll('[data-slot^="field/"]')].map((field) => field.getAttribute('data-slot')?.slice(6));
const helpOf = (name: string) =>
  (input(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
const submit = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));

async function show(setup: RegisterSetup = {}) {
  const portal = await registerPortal(setup);
  await mount(
    <RegisterHost portal={portal}>
      <RegisterForm />
    </RegisterHost>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name);
  return { portal, sent };
}

const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(input(name), value);
};
const good = { username: 'anamartins', password: 'Secret1234', confirmPassword: 'Secret1234' };

const address = location.href;
beforeEach(() => sessionArea.clear());
afterEach(() => history.replaceState(null, '', address));

test('both methods are tabs; a single one has no tabs (REG-02, FLG-10)', async () => {
  await show({ on: both });
  await expect.element(page.getByRole('radio', { name: 'Username' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Mobile number' })).toBeInTheDocument();
  expect(names()).toEqual(['username', 'mobileNum', 'password', 'confirmPassword', 'email']);
});

test('a fault renders its field, and a send the form, but no other field', async () => {
  const { portal } = await show();
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  const translated = vi.spyOn(Reflect.get(portal.texts, 'translator') as { translate: (keys: unknown) => string }, 'translate');
  await fill({ username: 'a' });
  await submit();
  await expect.poll(() => input('username').getAttribute('aria-invalid')).toBe('true');
  const asked = translated.mock.calls.map(([keys]) => String(keys));
  expect(asked).not.toEqual([]);
  expect(asked.filter((key) => key.startsWith('fields:'))).toEqual([]);
});

test('by user name only: no tabs', async () => {
  await show();
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(document.querySelector('[role="radiogroup"]')).toBeNull();
});

test('by phone only: number and code, no user name', async () => {
  await show({ on: both, off: ['USERNAMEREG3'] });
  await expect.poll(names).toEqual(['mobileNum', 'verificationCode', 'email']);
  expect(document.querySelector('[role="radiogroup"]')).toBeNull();
});

test.each<[string, RegisterSetup]>([
  ['no way is open', { off: ['USERNAMEREG3'] }],
  ['registration is closed', { on: ['MOBILEREG3'] }],
  ['the settings are missing', { settings: {} }],
])('closed registration shows a reason and customer service: %s (D-23, F11)', async (_, setup) => {
  const supported = vi.fn();
  await show({ ...setup, supported });
  await expect.element(page.getByText('Registration is closed at the moment')).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Customer service' }));
  expect(supported).toHaveBeenCalledOnce();
});

test('required fields show a star; an empty form shows every error, focuses the first and sends nothing (REG-17, RSB-01)', async () => {
  const { portal } = await show();
  for (const name of ['username', 'password', 'confirmPassword']) expect(input(name).placeholder).toMatch(/ \*$/);
  expect(input('email').placeholder).toBe('Email');
  await submit();
  await expect.poll(() => helpOf('username')).toBe('Username cannot be empty.');
  expect(helpOf('password')).toContain('Password cannot be empty.');
  expect(helpOf('confirmPassword')).toBe('Confirm password cannot be empty.');
  expect(input('email').hasAttribute('aria-invalid')).toBe(false);
  expect(document.activeElement).toBe(input('username'));
  expect(portal.calls.filter(({ name }) => name !== 'countryCodes')).toEqual([]);
  await expect.element(page.getByText('Items marked * are required.')).toBeVisible();
});

test('the first error is the first in the form, also after a change of tabs', async () => {
  await show({ on: both, settings: { ...settings, phonePasswordEnabled: true } });
  await userEvent.click(page.getByText('Mobile number').first());
  await expect.poll(names).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'email']);
  await fill({ password: 'Secret1234', confirmPassword: 'Secret1234' });
  await userEvent.click(page.getByRole('checkbox'));
  await submit();
  await expect.poll(() => input('verificationCode').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input('mobileNum'));
});

test('a different repetition of the password blocks the submit (REG-19)', async () => {
  const { sent } = await show();
  await fill({ ...good, confirmPassword: 'Secret123' });
  await submit();
  await expect.poll(() => helpOf('confirmPassword')).toBe('The two passwords do not match.');
  expect(sent('register')).toEqual([]);
});

test('changing tabs keeps shared values, drops errors and reloads the captcha (REG-03, REG-04)', async () => {
  const { sent } = await show({
    on: both,
    info: { captchaEnabled: true },
  });
  await expect.poll(() => sent('captcha').length).toBe(1);
  await fill({ email: 'ana@mail.example' });
  await submit();
  await expect.poll(() => input('username').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(page.getByText('Mobile number').first());
  await expect.poll(names).toEqual(['mobileNum', 'verificationCode', 'email', 'captcha']);
  expect(input('email').value).toBe('ana@mail.example');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  await expect.poll(() => sent('captcha').length).toBe(2);
});

test('the captcha is shown only when the public setting says so (REG-25)', async () => {
  const { sent } = await show({ info: { captchaEnabled: '0' } });
  expect(names()).not.toContain('captcha');
  expect(sent('captcha')).toEqual([]);
});

test('the agreement is ticked, and without it nothing is sent (REG-27, REG-28, FLD-43)', async () => {
  const { sent } = await show();
  const box = page.getByRole('checkbox', {
    name: 'I am 18 or older and accept the user agreement, the terms and the privacy policy.',
  });
  await expect.element(box).toBeChecked();
  await fill(good);
  await userEvent.click(box);
  await submit();
  await expect.poll(() => helpOf('agreement')).toBe('Confirm that you are 18 or older and accept the terms.');
  expect(document.activeElement).toBe(input('agreement'));
  expect(sent('register')).toEqual([]);
  await userEvent.click(box);
  await expect.poll(() => input('agreement').hasAttribute('aria-invalid')).toBe(false);
});

test('the documents open beside the form and do not toggle the box (REG-29)', async () => {
  await show();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('form a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
    ['user agreement', '/helpmc#agreement', '_blank'],
    ['terms', '/helpmc#terms', '_blank'],
    ['privacy policy', '/helpmc#privacy', '_blank'],
  ]);
  links[0]?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(links[0] as HTMLElement);
  expect(input('agreement').checked).toBe(true);
});

test("the tip names the brand's amount in its currency (REG-13)", async () => {
  await show();
  await expect.element(page.getByText('Deposits start at $10.00.')).toBeVisible();
});

test('the query fills the referral code, which makes the field visible, and the code is sent (REG-09, RSB-11)', async () => {
  history.replaceState(null, '', '?referralCode=ANA4821&aff=CAJU');
  const { sent } = await show({ reply: ({ name }) => (name === 'register' ? refusal('username_taken') : null) });
  await expect.poll(() => input('referralCode')?.value).toBe('ANA4821');
  await expect.element(page.getByText('From the link that you opened')).toBeVisible();
  await fill(good);
  await submit();
  await expect.poll(() => sent('register').length).toBe(1);
  expect(sent('affiliate')[0]?.request).toEqual({ code: 'CAJU', domain: location.host });
  expect(sent('register')[0]?.request).toMatchObject({ referralCode: 'ANA4821', affiliateCode: 'CAJU', username: 'anamartins' });
});

test('without a referral code in the query the field is hidden', async () => {
  await show();
  expect(names()).not.toContain('referralCode');
});

test('a refusal keeps the form and is shown at its field (RSB-20)', async () => {
  const { portal, sent } = await show({ reply: ({ name }) => (name === 'register' ? refusal('username_taken') : null) });
  await fill({ ...good, email: 'ana@mail.example' });
  await submit();
  await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
  const [dialog] = portal.overlayStore.getState().dialogs;
  expect(dialog?.text).toEqual({ key: 'errors:username_taken' });
  expect(page.getByRole('button', { name: 'Create account' }).element().getAttribute('aria-busy')).toBe('true');
  await settle(() => portal.overlay.closeDialog(dialog?.id ?? 0, true));
  await expect.poll(() => helpOf('username')).toBe('This username is already taken.');
  expect(document.activeElement).toBe(input('username'));
  expect([input('email').value, input('password').value]).toEqual(['ana@mail.example', 'Secret1234']);
  expect(sent('register')).toHaveLength(1);
});

test('a double press sends one registration (F18)', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { sent, portal } = await show({
    reply: ({ name }) => (name === 'register' ? new Promise((resolve) => (answer = resolve)) : null),
  });
  await fill(good);
  const form = document.querySelector('form') as HTMLFormElement;
  await userEvent.dblClick(page.getByRole('button', { name: 'Create account' }));
  form.requestSubmit();
  await expect.poll(() => sent('register').length).toBe(1);
  expect(portal.overlayStore.getState().busy).toBe(1);
  answer(refusal('too_many_requests'));
  await expect.poll(() => portal.overlayStore.getState().busy).toBe(0);
  expect(sent('register')).toHaveLength(1);
});

test('settings that arrive later keep typed text', async () => {
  const { portal } = await show();
  await fill({ username: 'anamartins' });
  await settle(() =>
    portal.system.setState({ registerSettings: { ...settings, line: { enabled: true, required: true } as never } }),
  );
  await expect.poll(names).toContain('line');
  expect(input('username').value).toBe('anamartins');
});
