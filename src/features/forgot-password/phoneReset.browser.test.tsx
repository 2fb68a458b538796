import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const proof = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const registerSettings = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 1 },
  password: { enabled: true, required: true, minLength: 8, maxLength: 16, patternId: 4 },
  mobileNum: { enabled: true, required: true, minLength: 8, maxLength: 12, patternId: 6 },
} as never;
const good = { mobileNum: '11987650001', verificationCode: '123456', newPassword: 'Meadow2026' };
const memberInfo = { id: '1', account: 'ana01', nickname: 'Ana', type: 0, clubLabel: null };

const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-slot="modal/forgetPassModal"] input[name="${name}"]`);
const wrong = () =>
  [...slot('modal/forgetPassModal')!.querySelectorAll('input[aria-invalid]')].map((one) => one.getAttribute('name'));
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => input(name)).toBeTruthy();
    await userEvent.fill(input(name)!, value);
  }
};
const submit = (name = 'Set the new password') => userEvent.click(page.getByRole('button', { name }));

/** @param verify the human check, where the platform requires it */
async function open(verify?: () => Promise<typeof proof | null>) {
  const app = await openApp({
    on: ['CHNGPASSVERIF3'],
    registerSettings,
    info: (verify ? { register: { humanVerification: { enabled: '1', captchaId: 'c1' } } } : {}) as never,
    reply: ({ name }) => (name === 'passwordByPhone' ? { token: 'st_9' } : name === 'memberInfo' ? memberInfo : null),
  });
  app.portal.environment.humanVerifier = verify ? { verify } : null;
  const { closed } = await app.modal('forgetPassModal');
  await userEvent.click(page.getByText('Mobile number').first());
  await expect.poll(() => input('newPassword')).toBeTruthy();
  return { ...app, closed };
}

const breaking = { mobileNum: '1198abc', verificationCode: ' ', newPassword: 'Mead 1!' };

test('by phone an invalid value is refused at its field and not sent (FGT-07)', async () => {
  const { sent } = await open();
  await submit();
  await expect.poll(wrong).toEqual(Object.keys(good));
  await fill(good);
  await expect.poll(wrong).toEqual([]);
  for (const [field, value] of Object.entries(breaking)) {
    await fill({ [field]: value });
    await submit();
    await expect.poll(wrong, { message: field }).toEqual([field]);
    await fill({ [field]: good[field as keyof typeof good] });
  }
  expect(sent('passwordByPhone')).toEqual([]);
});

test('number, code and password are sent with the fields of the human check (FGT-08, CAP-08)', async () => {
  const { closed, sent } = await open(async () => proof);
  await fill(good);
  await submit();
  expect(await closed).toBe(true);
  expect(sent('passwordByPhone')).toEqual([{ ...good, countryDialingCode: '55', ...proof }]);
});

test('a cancelled human check sends nothing and says why; typed text stays (CAP-09)', async () => {
  const { sent } = await open(() => new Promise(() => undefined));
  await fill(good);
  await submit();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByText('Complete the verification first.')).toBeVisible();
  expect(sent('passwordByPhone')).toEqual([]);
  expect(input('newPassword')!.value).toBe(good.newPassword);
});

test('by e-mail an invalid user name is refused and not sent (FGT-03)', async () => {
  const app = await openApp({ registerSettings });
  await app.modal('forgetPassModal');
  await expect.poll(() => input('email')).toBeTruthy();
  for (const username of ['', 'ana', 'anamartins-of-porto', 'ana martins', 'ána']) {
    await fill({ username, email: 'ana@mail.example' });
    await submit('Send e-mail');
    await expect.poll(wrong, { message: username }).toEqual(['username']);
    await fill({ username: 'anamartins' });
    await expect.poll(wrong, { message: username }).toEqual([]);
  }
  expect(app.sent('passwordByEmail')).toEqual([]);
});
