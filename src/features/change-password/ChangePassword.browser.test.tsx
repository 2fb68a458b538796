import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const registerSettings = { password: { enabled: true, required: true, minLength: 8, maxLength: 16, patternId: 4 } } as never;
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => input(name)).toBeTruthy();
    await userEvent.fill(input(name)!, value);
  }
};
const fresh = { newPassword: 'Meadow2026', confirmNewPassword: 'Meadow2026' };

async function open(params: Record<string, string> = {}, known: string | null = null, reply: unknown = null) {
  const app = await openApp({ member: {}, registerSettings, reply: ({ name }) => (name === 'changePassword' ? reply : null) });
  const login = {
    userName: 'ana01',
    password: known,
    token: 'st_1',
    firstTimeLogin: false,
    passwordExpired: true,
    kind: 'username',
  };
  app.portal.session.setState({ login: login as never });
  const { closed } = await app.modal('changePassModal', params);
  await expect.poll(() => input('newPassword')).toBeTruthy();
  return { ...app, closed };
}

test('a voluntary change asks for the old password and twice for the new one', async () => {
  const { closed, sent } = await open();
  await fill({ oldPassword: 'River27Stone', ...fresh });
  await save();
  expect(await closed).toBe(true);
  expect(sent('changePassword')).toEqual([{ oldPassword: 'River27Stone', ...fresh }]);
  await expect.element(page.getByText('Your password is changed.')).toBeVisible();
});

test('a password manager is told whose password changes', async () => {
  const { portal } = await open();
  const name = document.querySelector<HTMLInputElement>('dialog input[autocomplete="username"]')!;
  expect(name.value).toBe(portal.session.getState().username);
  expect(name.value).not.toBe('');
  expect(name.checkVisibility()).toBe(false);
});

test('after a change the other devices can be signed out, where the platform offers it', async () => {
  const { portal, sent } = await open();
  portal.system.setState(({ flags }) => ({ flags: { ...flags, isOn: (flag) => flag === 'logoutOthers' } }));
  await fill({ oldPassword: 'River27Stone', ...fresh });
  await save();
  await userEvent.click(page.getByRole('button', { name: 'Sign out other devices' }));
  const question = page.getByRole('alertdialog', { name: 'Sign out other devices?' });
  await userEvent.click(question.getByRole('button', { name: 'Sign out others' }));
  await expect.poll(() => sent('logoutOthers')).toHaveLength(1);
});

test('after a login the known password is not asked for, and dropped afterwards (CHP-02, D-65)', async () => {
  const { closed, sent, portal } = await open({ reason: 'expired' }, 'Autumn18Leaf');
  expect(input('oldPassword')).toBeNull();
  await expect.element(page.getByText('Your password has expired. Choose a new one to go on.')).toBeVisible();
  await fill(fresh);
  await save();
  expect(await closed).toBe(true);
  expect(sent('changePassword')).toEqual([{ oldPassword: 'Autumn18Leaf', ...fresh }]);
  expect(portal.session.getState().login?.password).toBeNull();
});

test('explains why it opened for a default password', async () => {
  await open({ reason: 'default' }, 'Start12345');
  await expect.element(page.getByText('You are using a default password. Choose your own.')).toBeVisible();
});

test('sends nothing when the repetition differs, the new one is invalid or the old one is missing', async () => {
  const { sent } = await open();
  await save();
  expect(input('oldPassword')!.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input('oldPassword'));
  await fill({ oldPassword: 'x', newPassword: 'short', confirmNewPassword: 'short' });
  await save();
  expect(input('newPassword')!.getAttribute('aria-invalid')).toBe('true');
  await fill({ newPassword: 'Meadow2026', confirmNewPassword: 'Meadow2027' });
  await save();
  expect(input('confirmNewPassword')!.getAttribute('aria-invalid')).toBe('true');
  expect(sent('changePassword')).toEqual([]);
});

test('shows a refusal and stays open', async () => {
  await open({}, null, { ok: false, code: 'odd_code', message: 'The old password is wrong.', value: null });
  await fill({ oldPassword: 'wrong', ...fresh });
  await save();
  await expect.element(page.getByText('The old password is wrong.')).toBeVisible();
  expect(input('newPassword')).not.toBeNull();
});

test('resolves with false when dismissed', async () => {
  const { closed } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(await closed).toBe(false);
});
