import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const registerSettings = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 1 },
  password: { enabled: true, required: true, minLength: 8, maxLength: 16, patternId: 4 },
  mobileNum: { enabled: true, required: true, minLength: 8, maxLength: 12, patternId: 6 },
} as never;
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-slot="modal/forgetPassModal"] input[name="${name}"]`);
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(input(name)!, value);
};

async function open(on: readonly string[], replies: Record<string, unknown> = {}) {
  const app = await openApp({ on, registerSettings, reply: ({ name }) => replies[name] ?? null });
  const { closed } = await app.modal('forgetPassModal');
  await expect.poll(() => input('email'), { timeout: 10_000 }).toBeTruthy();
  return { ...app, closed };
}

test('only by e-mail where the phone is not offered (FLG-06)', async () => {
  await open([]);
  expect(slot('modal/forgetPassModal')!.querySelector('[role="radiogroup"]')).toBeNull();
});

test('by e-mail: user name and address, and then the word to look there (FGT-03..06)', async () => {
  const { closed, sent } = await open(['CHNGPASSVERIF3']);
  await fill({ username: 'anamartins', email: 'ana@mail.example' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  expect(await closed).toBe(true);
  expect(sent('passwordByEmail')).toEqual([{ username: 'anamartins', email: 'ana@mail.example' }]);
  await expect
    .element(page.getByText('We sent a message to ana@mail.example. It tells you how to set a new password.'))
    .toBeVisible();
});

test('spaces around what was typed are neither validated nor sent', async () => {
  const { closed, sent } = await open([]);
  await fill({ username: ' anamartins ', email: ' ana@mail.example ' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  expect(await closed).toBe(true);
  expect(sent('passwordByEmail')).toEqual([{ username: 'anamartins', email: 'ana@mail.example' }]);
});

test('what is no address is not sent', async () => {
  const { sent } = await open([]);
  await fill({ username: 'anamartins', email: 'ana' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  await expect.poll(() => input('email')!.getAttribute('aria-invalid')).toBe('true');
  expect(sent('passwordByEmail')).toEqual([]);
});

test('a refusal is said and nothing is lost', async () => {
  await open([], { passwordByEmail: { ok: false, code: 'odd_code', message: 'This is not your address.', value: null } });
  await fill({ username: 'anamartins', email: 'ana@mail.example' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  await expect.element(page.getByText('This is not your address.')).toBeVisible();
  expect(input('username')!.value).toBe('anamartins');
});

test('by phone: number, code and new password, and then signed in (FGT-07..10)', async () => {
  const memberInfo = { id: '1', account: 'ana01', nickname: 'Ana', type: 0, clubLabel: null };
  const { closed, sent, portal } = await open(['CHNGPASSVERIF3'], { passwordByPhone: { token: 'st_9' }, memberInfo });
  await userEvent.click(page.getByText('Mobile number').first());
  await expect.poll(() => input('newPassword')).toBeTruthy();
  await fill({ mobileNum: '11987650001', verificationCode: '123456', newPassword: 'Meadow2026' });
  await userEvent.click(page.getByRole('button', { name: 'Set the new password' }));
  expect(await closed).toBe(true);
  expect(sent('passwordByPhone')).toMatchObject([
    { mobileNum: '11987650001', verificationCode: '123456', newPassword: 'Meadow2026', countryDialingCode: '55' },
  ]);
  expect(portal.session.getState()).toMatchObject({ token: 'st_9', username: 'ana01' });
  await expect.element(page.getByText('Your new password is set.')).toBeVisible();
});

test('without a token of the reply an ordinary login follows (D-68)', async () => {
  const memberInfo = { id: '1', account: 'ana01', nickname: 'Ana', type: 0, clubLabel: null };
  const { closed, sent } = await open(['CHNGPASSVERIF3'], {
    passwordByPhone: { token: null },
    login: { token: 'st_8' },
    memberInfo,
  });
  await userEvent.click(page.getByText('Mobile number').first());
  await expect.poll(() => input('newPassword')).toBeTruthy();
  await fill({ mobileNum: '11987650001', verificationCode: '123456', newPassword: 'Meadow2026' });
  await userEvent.click(page.getByRole('button', { name: 'Set the new password' }));
  expect(await closed).toBe(true);
  expect(sent('login')).toMatchObject([{ username: '11987650001', password: 'Meadow2026', type: 'username' }]);
});
