import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppSetup, openApp, slot } from '#app-tests/app.fixture.tsx';
import { rememberMe } from './remembered.ts';
import { input, memberInfo, onCleanDesktop, popup, registerSettings } from './login.fixture.ts';

onCleanDesktop();

const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => input(name)).toBeTruthy();
    await userEvent.fill(input(name)!, value);
  }
};
const send = () => userEvent.click(popup()!.querySelector('button[type="submit"]')!);

async function open(on: readonly string[] = [], replies: Record<string, unknown> = {}, setup: AppSetup = {}) {
  const app = await openApp({
    on,
    registerSettings,
    reply: ({ name }) => (name in replies ? replies[name] : name === 'memberInfo' ? memberInfo : null),
    ...setup,
  });
  const { closed } = await app.modal('loginPopupModal');
  await expect.poll(() => input('username')).toBeTruthy();
  return { ...app, closed };
}

test('signs in by the trimmed user name and the password as typed (LOG-03), and closes with true', async () => {
  const { closed, sent, portal } = await open([], { login: { token: 'st_3' } });
  await fill({ username: ' ana01 ', password: ' River27Stone ' });
  await send();
  expect(await closed).toBe(true);
  expect(sent('login')).toEqual([{ username: 'ana01', password: ' River27Stone ', type: 'username' }]);
  await expect.poll(() => portal.session.getState().member?.account).toBe('ana01');
});

test('sends nothing while a field is empty; the first one gets the focus', async () => {
  const { sent } = await open();
  await send();
  await expect.poll(() => input('username')!.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input('username'));
  expect(sent('login')).toEqual([]);
});

test('a refusal is shown, typed text stays, and a required captcha appears', async () => {
  const { sent } = await open([], {
    login: { ok: false, code: 'odd_code', message: 'Wrong name or password.', value: { captcha: true } },
  });
  await fill({ username: 'ana01', password: 'wrong' });
  expect(input('captcha')).toBeNull();
  await send();
  await expect.element(page.getByText('Wrong name or password.')).toBeVisible();
  expect(input('username')!.value).toBe('ana01');
  await expect.poll(() => input('captcha')).toBeTruthy();
  await fill({ captcha: '4821' });
  await send();
  await expect.poll(() => sent('login').at(-1)).toMatchObject({ captcha: '4821' });
});

test('a refusal goes when a field has an error of its own', async () => {
  await open([], { login: { ok: false, code: 'odd_code', message: 'Wrong name or password.', value: null } });
  await fill({ username: 'ana01', password: 'wrong' });
  await send();
  await expect.element(page.getByText('Wrong name or password.')).toBeVisible();
  await fill({ password: '' });
  await send();
  await expect.poll(() => input('password')!.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByText('Wrong name or password.').query()).toBeNull();
});

test('opens the second step when the platform requires it, and signs in with its result', async () => {
  const challenge = { challengeId: 'ch_7', twoStepChannel: 'email', twoStepTarget: 'a***@mail.example', expiredMinutes: 2 };
  const { closed, portal, sent } = await open([], { login: challenge, loginVerify: { token: 'st_4' } });
  await fill({ username: 'ana01', password: 'x' });
  await send();
  await userEvent.fill(page.getByRole('textbox', { name: 'Verification code' }), '123456');
  await userEvent.click(page.getByRole('button', { name: 'Verify' }));
  expect(await closed).toBe(true);
  expect(sent('loginVerify')).toEqual([{ challengeId: 'ch_7', code: '123456' }]);
  expect(portal.session.getState().token).toBe('st_4');
});

describe('what the flags enable', () => {
  test('only the user name without them', async () => {
    await open();
    expect(popup()!.querySelector('[role="radiogroup"]')).toBeNull();
    expect(popup()!.querySelector('[data-entry="freePlay"]')).toBeNull();
    expect(page.getByRole('tab', { name: 'Register' }).all()).toHaveLength(0);
  });

  test('the SMS code, which sends number and country (FLG-05)', async () => {
    const { closed, sent } = await open(['MOBILEVERCODELOGIN3'], { login: { token: 'st_5' } });
    await userEvent.click(page.getByText('SMS code'));
    await expect.poll(() => input('mobileNum')).toBeTruthy();
    await fill({ mobileNum: '11987650001', verificationCode: '123456' });
    await send();
    expect(await closed).toBe(true);
    expect(sent('login')).toMatchObject([{ username: '11987650001', password: '123456', type: 'sms', countryDialingCode: '55' }]);
  });

  test('free play, a demo session (FLG-04)', async () => {
    const { closed, sent, portal } = await open(['FREEPLAY3'], {
      freeplay: { token: 'st_6' },
      memberInfo: { ...memberInfo, type: 4 },
    });
    await userEvent.click(popup()!.querySelector('[data-entry="freePlay"]')!);
    expect(await closed).toBe(true);
    expect(sent('freeplay')).toHaveLength(1);
    await expect.poll(() => portal.session.getState().memberType).toBe(4);
  });

  test('registration, as a second tab (FLG-03)', async () => {
    await open(['DIRECTREG3']);
    await userEvent.click(page.getByRole('tab', { name: 'Register' }));
    await expect.poll(() => popup()!.querySelector('[data-slot="panel/registerForm"], form')).toBeTruthy();
    expect(page.getByRole('tab').all()).toHaveLength(2);
  });
});

describe('remember me', () => {
  test('fills the name of the last login, and unticking deletes it at once (LOG-19..22)', async () => {
    await rememberMe({ username: 'ana01' }, null);
    await open();
    await expect.poll(() => input('username')!.value).toBe('ana01');
    expect(input('rememberMe')!.checked).toBe(true);
    await userEvent.click(input('rememberMe')!);
    expect(document.cookie).not.toContain('ana01');
  });

  describe('the password of another person (LOG-22)', () => {
    const keeping = { brand: { login: { rememberMe: true, rememberPassword: true, firstLoginAction: 'none' } } as never };
    const dots = () => input('password')!.value;

    beforeEach(() => rememberMe({ username: 'ana01' }, 'River27Stone'));

    test('is sent under its own name', async () => {
      const { closed, sent } = await open([], { login: { token: 'st_3' } }, keeping);
      await expect.poll(dots).toMatch(/^\u2022+$/);
      await send();
      expect(await closed).toBe(true);
      expect(sent('login')).toEqual([{ username: 'ana01', password: 'River27Stone', type: 'username' }]);
    });

    test.each(['bento', 'ana0', 'ana011', 'ANA01', ''])('its dots disappear when the name becomes %j', async (name) => {
      const { sent } = await open([], { login: { token: 'st_3' } }, keeping);
      await expect.poll(dots).toMatch(/^\u2022+$/);
      await fill({ username: name });
      await expect.poll(dots).toBe('');
      await fill({ username: 'ana01' });
      await send();
      await expect.poll(() => input('password')!.getAttribute('aria-invalid')).toBe('true');
      expect(sent('login')).toEqual([]);
    });

    test('is not sent with an autofilled name, nor within one press', async () => {
      const { sent } = await open([], { login: { token: 'st_3' } }, keeping);
      await expect.poll(dots).toMatch(/^\u2022+$/);
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      set.call(input('username'), 'bento');
      input('username')!.dispatchEvent(new Event('input', { bubbles: true }));
      input('username')!.form!.requestSubmit();
      await expect.poll(() => input('password')!.getAttribute('aria-invalid')).toBe('true');
      expect(sent('login')).toEqual([]);
    });

    test('remembered by another tab is not sent under the name in this form', async () => {
      const { sent } = await open([], { login: { token: 'st_3' } }, keeping);
      await expect.poll(dots).toMatch(/^\u2022+$/);
      await rememberMe({ username: 'bento' }, 'Autumn18Leaf');
      await send();
      await expect.poll(() => input('password')!.getAttribute('aria-invalid')).toBe('true');
      expect(sent('login')).toEqual([]);
    });

    test('its dots are not part of appended text', async () => {
      const { closed, sent } = await open([], { login: { token: 'st_3' } }, keeping);
      await expect.poll(dots).toMatch(/^\u2022+$/);
      await userEvent.click(input('password')!);
      await userEvent.keyboard('{End}Own1');
      expect(dots()).toBe('Own1');
      await send();
      expect(await closed).toBe(true);
      expect(sent('login')).toEqual([{ username: 'ana01', password: 'Own1', type: 'username' }]);
    });
  });

  test('remembers only where it is ticked', async () => {
    const { closed } = await open([], { login: { token: 'st_3' } });
    await fill({ username: 'ana01', password: 'River27Stone' });
    await send();
    await closed;
    expect(document.cookie).not.toContain('ana01');
  });
});

test('spaces alone may be a password, as at the registration; none is not (D-62)', async () => {
  const { sent, closed } = await open([], { login: { token: 'st_3' } });
  await fill({ username: 'ana01', password: '' });
  await send();
  await expect.poll(() => input('password')!.getAttribute('aria-invalid')).toBe('true');
  expect(sent('login')).toEqual([]);
  await fill({ password: '   ' });
  await send();
  expect(await closed).toBe(true);
  expect(sent('login')).toMatchObject([{ username: 'ana01', password: '   ' }]);
});

test.each([
  ['no rule at all', {}],
  ['a rule without a pattern', { mobileNum: { enabled: true, required: true } }],
  ['the pattern for anything', { mobileNum: { enabled: true, acceptedPattern: '*' } }],
])('an invalid number gets neither a code nor a login: %s (SMS-09, LOG-04)', async (what, registerSettings) => {
  const { sent } = await open(['MOBILEVERCODELOGIN3'], {}, { registerSettings: registerSettings as never });
  await userEvent.click(page.getByText('SMS code'));
  await expect.poll(() => input('mobileNum')).toBeTruthy();
  // the pattern for anything leaves length and country to the platform
  const wrong = ['not a number', '1198765000a', '+', ...(what.includes('anything') ? [] : ['12', '000000000000000000'])];
  for (const mobileNum of wrong) {
    await fill({ mobileNum, verificationCode: '123456' });
    await userEvent.click(page.getByRole('button', { name: 'Send code' }));
    await expect.poll(() => input('mobileNum')!.getAttribute('aria-invalid'), { message: mobileNum }).toBe('true');
    await send();
  }
  expect(sent('smsLogin')).toEqual([]);
  expect(sent('login')).toEqual([]);
});

test("a demo account gets the platform's message that free play is not available", async () => {
  await open(['FREEPLAY3'], { freeplay: { ok: false, code: 'odd_code', message: 'Not today.', value: null } });
  await userEvent.click(popup()!.querySelector('[data-entry="freePlay"]')!);
  await expect.element(page.getByText('Free play is not available')).toBeVisible();
  await expect.element(page.getByText('Not today.')).toBeVisible();
});

test('/login shows it over the home page; locked where the brand requires sign-in (D-25)', async () => {
  await openApp({ path: '/promotions/1', brand: { loginedToHomePage: true } });
  await expect.poll(() => input('username')).toBeTruthy();
  expect(slot('page/login')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(popup()).not.toBeNull();
});
