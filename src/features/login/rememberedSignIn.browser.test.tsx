import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { forgetMe } from './remembered.ts';
import { input, memberInfo, onCleanDesktop, popup, registerSettings } from './login.fixture.ts';

onCleanDesktop();

const remembered = () => JSON.parse(decodeURIComponent(/rm_user=([^;]*)/.exec(document.cookie)?.[1] ?? 'null'));
const bySms = async () => {
  await userEvent.click(page.getByText('SMS code'));
  await expect.poll(() => input('mobileNum')).toBeTruthy();
};

/** The login popup of a newly opened page, for a brand with or without remembered passwords. */
async function visit(rememberPassword: boolean) {
  const app = await openApp({
    on: ['MOBILEVERCODELOGIN3'],
    registerSettings,
    reply: ({ name }) => (name === 'login' ? { token: 'st_3' } : name === 'memberInfo' ? memberInfo : null),
  });
  app.portal.brand.login = { ...app.portal.brand.login, rememberMe: true, rememberPassword };
  const { closed } = await app.modal('loginPopupModal');
  await expect.poll(() => input('username')).toBeTruthy();
  return { ...app, closed };
}

async function signIn(closed: Promise<unknown>, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => input(name)).toBeTruthy();
    await userEvent.fill(input(name)!, value);
  }
  await expect.poll(() => input('rememberMe')).toBeTruthy();
  await userEvent.click(input('rememberMe')!);
  await userEvent.click(popup()!.querySelector('button[type="submit"]')!);
  expect(await closed).toBe(true);
}

test('a name is remembered; its password, sealed, only where the brand allows it (LOG-19)', async () => {
  const plain = await visit(false);
  await signIn(plain.closed, { username: 'ana01', password: 'River27Stone' });
  expect(remembered()).toEqual({ username: 'ana01', mobile: '', country: '' });
  expect(document.cookie).not.toContain('__Host-rm');
  await forgetMe();
});

test('where the brand allows it the password is filled in as dots, and signs in again (LOG-19)', async () => {
  const first = await visit(true);
  await signIn(first.closed, { username: 'ana01', password: 'River27Stone' });
  expect(document.cookie).toContain('__Host-rm=1.');
  expect(document.cookie).not.toContain('River27Stone');
  const again = await first.modal('loginPopupModal');
  await expect.poll(() => input('password')?.value).toMatch(/^\u2022+$/);
  expect(input('username')!.value).toBe('ana01');
  await userEvent.click(popup()!.querySelector('button[type="submit"]')!);
  expect(await again.closed).toBe(true);
  expect(first.sent('login').at(-1)).toMatchObject({ username: 'ana01', password: 'River27Stone' });
});

test('a number is remembered with its country, beside the name (LOG-19)', async () => {
  const app = await visit(false);
  await bySms();
  await signIn(app.closed, { mobileNum: '11987650001', verificationCode: '123456' });
  expect(remembered()).toEqual({ username: '', mobile: '11987650001', country: 'BR' });
  await app.modal('loginPopupModal');
  await bySms();
  await expect.poll(() => input('mobileNum')?.value.replace(/\D/g, '')).toBe('11987650001');
});
