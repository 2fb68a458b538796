import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppSetup, openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 800));

const registerSettings = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 1 },
  password: { enabled: true, required: true, minLength: 8, maxLength: 16, patternId: 4 },
  mobileNum: { enabled: true, required: true, minLength: 8, maxLength: 12, patternId: 6 },
} as never;
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-slot="modal/forgetPassModal"] input[name="${name}"]`);
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => input(name)).toBeTruthy();
    await userEvent.fill(input(name)!, value);
  }
};

async function open(on: readonly string[], replies: Record<string, unknown> = {}, setup: AppSetup = {}) {
  const answer = (name: string) => (typeof replies[name] === 'function' ? replies[name]() : replies[name]);
  const app = await openApp({ on, registerSettings, reply: ({ name }) => answer(name) ?? null, ...setup });
  const { closed } = await app.modal('forgetPassModal');
  await expect.poll(() => input('email')).toBeTruthy();
  return { ...app, closed };
}

test('only by e-mail where the phone is not offered (FLG-06)', async () => {
  await open([]);
  expect(slot('modal/forgetPassModal')!.querySelector('[role="radiogroup"]')).toBeNull();
});

test('by e-mail: user name and address, then a hint to look there (FGT-03..06)', async () => {
  const { closed, sent } = await open(['CHNGPASSVERIF3']);
  await fill({ username: 'anamartins', email: 'ana@mail.example' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  expect(await closed).toBe(true);
  expect(sent('passwordByEmail')).toEqual([{ username: 'anamartins', email: 'ana@mail.example' }]);
  await expect
    .element(page.getByText('We sent a message to ana@mail.example. It tells you how to set a new password.'))
    .toBeVisible();
});

test('outer spaces are neither validated nor sent', async () => {
  const { closed, sent } = await open([]);
  await fill({ username: ' anamartins ', email: ' ana@mail.example ' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  expect(await closed).toBe(true);
  expect(sent('passwordByEmail')).toEqual([{ username: 'anamartins', email: 'ana@mail.example' }]);
});

test('an invalid address is not sent', async () => {
  const { sent } = await open([]);
  await fill({ username: 'anamartins', email: 'ana' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  await expect.poll(() => input('email')!.getAttribute('aria-invalid')).toBe('true');
  expect(sent('passwordByEmail')).toEqual([]);
});

test('a refusal is shown and the typed text stays', async () => {
  await open([], { passwordByEmail: { ok: false, code: 'odd_code', message: 'This is not your address.', value: null } });
  await fill({ username: 'anamartins', email: 'ana@mail.example' });
  await userEvent.click(page.getByRole('button', { name: 'Send e-mail' }));
  await expect.element(page.getByText('This is not your address.')).toBeVisible();
  expect(input('username')!.value).toBe('anamartins');
});

test('by phone: number, code and new password, then signed in (FGT-07..10)', async () => {
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

test('signs in by an ordinary login when the reply has no token (D-68)', async () => {
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

describe('when the reply has no token (FGT-10)', () => {
  const memberInfo = { id: '1', account: 'ana01', nickname: 'Ana', type: 0, clubLabel: null };
  const refused = (message: string, value: unknown = null) => ({ ok: false, code: 'odd_code', message, value });
  /** Answers of the login, one per call; the last one is repeated. */
  const oneAfterAnother = (...answers: (() => unknown)[]) => {
    let next = 0;
    return () => answers[Math.min(next++, answers.length - 1)]!();
  };
  const logInAgain = () => userEvent.click(page.getByRole('button', { name: 'Log in', exact: true }).last());

  async function reset(login: () => unknown, more: Record<string, unknown> = {}, setup: AppSetup = {}) {
    const app = await open(['CHNGPASSVERIF3'], { passwordByPhone: { token: null }, memberInfo, login, ...more }, setup);
    await userEvent.click(page.getByText('Mobile number').first());
    await expect.poll(() => input('newPassword')).toBeTruthy();
    await fill({ mobileNum: '11987650001', verificationCode: '123456', newPassword: 'Meadow2026' });
    await userEvent.click(page.getByRole('button', { name: 'Set the new password' }));
    return app;
  }

  test('the following login has its own human check', async () => {
    const proof = (name: string) => ({ lot_number: name, captcha_output: 'o', pass_token: 'p', gen_time: '1' });
    const { portal, closed, sent } = await reset(
      () => ({ token: 'st_8' }),
      {},
      { info: { register: { humanVerification: { enabled: true, captchaId: 'c' } } } as never },
    );
    for (const name of ['reset', 'login']) {
      await expect.poll(() => slot('modal/humanCheckModal')).toBeTruthy();
      portal.overlay.closeModals('humanCheckModal', proof(name));
      await expect.poll(() => slot('modal/humanCheckModal')).toBeNull();
    }
    expect(await closed).toBe(true);
    expect(sent('passwordByPhone')).toMatchObject([{ lot_number: 'reset' }]);
    expect(sent('login')).toMatchObject([{ lot_number: 'login', password: 'Meadow2026' }]);
  });

  test('a refusal is shown next to the success of the reset, with the captcha that it requires', async () => {
    const login = oneAfterAnother(
      () => refused('Too many tries.', { captcha: true }),
      () => ({ token: 'st_8' }),
    );
    const { portal, closed, sent } = await reset(login);
    await expect.element(page.getByText('Too many tries.')).toBeVisible();
    await expect.element(page.getByText('Your new password is set. Log in with it to go on.')).toBeVisible();
    expect(input('newPassword')).toBeNull();
    await logInAgain();
    await expect.poll(() => input('captcha')?.getAttribute('aria-invalid')).toBe('true');
    await fill({ captcha: '4821' });
    await logInAgain();
    expect(await closed).toBe(true);
    expect(sent('passwordByPhone')).toHaveLength(1);
    expect(sent('login').at(-1)).toMatchObject({ username: '11987650001', password: 'Meadow2026', captcha: '4821' });
    expect(portal.session.getState().token).toBe('st_8');
  });

  test('a second step is required, and can be repeated', async () => {
    const challenge = { challengeId: 'ch_7', twoStepChannel: 'email', twoStepTarget: 'a***@mail.example', expiredMinutes: 2 };
    const { portal, closed } = await reset(() => challenge, { loginVerify: { token: 'st_4' } });
    await expect.poll(() => slot('modal/twoStepModal')).toBeTruthy();
    portal.overlay.closeModals('twoStepModal');
    await logInAgain();
    await userEvent.fill(page.getByRole('textbox', { name: 'Verification code' }), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Verify' }));
    expect(await closed).toBe(true);
    expect(portal.session.getState().token).toBe('st_4');
  });

  test('a failed login shows a message, and the next try works', async () => {
    const lost = () => {
      throw new CallError('offline', 'login');
    };
    const { closed } = await reset(oneAfterAnother(lost, () => ({ token: 'st_8' })));
    await expect.poll(() => slot('modal/forgetPassModal')!.querySelector('[role="alert"]')?.textContent).toBeTruthy();
    await logInAgain();
    expect(await closed).toBe(true);
  });
});

test('an invalid number gets no code and no new password, also without a rule for numbers (SMS-09, FGT-07)', async () => {
  const { sent } = await open(['CHNGPASSVERIF3'], {}, { registerSettings: { password: { enabled: true } } as never });
  await userEvent.click(page.getByText('Mobile number').first());
  await expect.poll(() => input('newPassword')).toBeTruthy();
  for (const mobileNum of ['not a number', '12', '1198765000a']) {
    await fill({ mobileNum, verificationCode: '123456', newPassword: 'Meadow2026' });
    await userEvent.click(page.getByRole('button', { name: 'Send code' }));
    await expect.poll(() => input('mobileNum')!.getAttribute('aria-invalid'), { message: mobileNum }).toBe('true');
    await userEvent.click(page.getByRole('button', { name: 'Set the new password' }));
  }
  expect(sent('smsForgot')).toEqual([]);
  expect(sent('passwordByPhone')).toEqual([]);
});
