// covers: login, forgot-password, change-password, header
import type { Locator } from '@playwright/test';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import {
  expectMember,
  field,
  loginButton,
  logIn,
  openLoginPopup,
  passHumanCheck,
  pathOf,
  sendLogin,
  toast,
} from './support/visitor.ts';

async function openForgot(portal: PortalUnderTest): Promise<Locator> {
  const popup = await openLoginPopup(portal);
  await popup.getByRole('button', { name: portal.say('login:forgot_password') }).click();
  const modal = portal.slot('modal/forgetPassModal');
  await expect(modal).toBeVisible();
  return modal;
}

forBrands(sampled(memberBrands, 0), (brand) => {
  test('a new password by e-mail must be changed after the next login', deepOnly, async ({ portal }) => {
    const { page, say, sandbox, slot } = portal;
    await portal.open();
    const modal = await openForgot(portal);
    const send = modal.getByRole('button', { name: say('forgot-password:send_mail') });
    await field(modal, 'username').fill('member01');
    await field(modal, 'email').fill('somebody@else.example');
    const request = page.waitForRequest((call) => call.url().includes('/wps/member/password/email'));
    await send.click();
    expect((await request).headers()['content-type']).toContain('form');
    await expect(modal.getByRole('alert')).toHaveText(say('errors:username_email_not_exist'));

    await field(modal, 'email').fill(seedUser(brand, 'member01').email ?? '');
    await send.click();
    const told = page.getByRole('dialog', { name: say('forgot-password:mail_sent') });
    await told.getByRole('button', { name: say('portal:confirm') }).click();
    await expect(modal).toBeHidden();

    await sendLogin(portal, slot('modal/loginPopupModal'), 'member01', await sandbox.code('email'));
    const change = slot('modal/changePassModal');
    await expect(change.getByText(say('change-password:reason_expired'))).toBeVisible();
  });

  test('a new password by phone signs in', deepOnly, async ({ portal }) => {
    const { say, sandbox } = portal;
    const { mobileNum = '', nickname = '' } = seedUser(brand, 'member01');
    await portal.open('/promotions/week');
    const modal = await openForgot(portal);
    await modal.getByRole('radio', { name: say('forgot-password:by_phone') }).check({ force: true });
    await field(modal, 'mobileNum').fill(mobileNum);
    await modal.getByRole('button', { name: say('fields:send_code') }).click();
    await expect(modal.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
    const set = modal.getByRole('button', { name: say('forgot-password:set_password') });

    await set.click();
    await expect(field(modal, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
    await field(modal, 'verificationCode').fill(await sandbox.code('sms'));
    await field(modal, 'newPassword').fill('Fresh29Water');
    await set.click();
    await passHumanCheck(portal, 'phoneReset');
    await expectMember(portal, nickname);
    await expect(toast(portal, 'forgot-password:password_set')).toBeVisible();
    await expect.poll(() => pathOf(portal)).toBe('/');
  });

  test('the default password must be changed or confirmed', deepOnly, async ({ portal }) => {
    const { say, slot } = portal;
    await portal.open();
    await logIn(portal, 'default1');
    const modal = slot('modal/changePassModal');
    await expect(modal.getByText(say('change-password:reason_default'))).toBeVisible();
    await expect(field(modal, 'oldPassword'), 'it has just been typed').toHaveCount(0);
    await modal.getByRole('button', { name: say('portal:close') }).click();
    await expectMember(portal, seedUser(brand, 'default1').nickname ?? '');
  });

  test('an expired password is changed and the session continues', deepOnly, async ({ portal }) => {
    const { say, slot } = portal;
    await portal.open();
    await logIn(portal, 'expired1');
    const modal = slot('modal/changePassModal');
    await expect(modal.getByText(say('change-password:reason_expired'))).toBeVisible();
    const save = modal.getByRole('button', { name: say('change-password:save') });
    await field(modal, 'newPassword').fill('Fresh29Water');
    await field(modal, 'confirmNewPassword').fill('Fresh29Wine');
    await save.click();
    await expect(field(modal, 'confirmNewPassword')).toHaveAccessibleDescription(say('rules:inconsistent_twice'));
    await field(modal, 'confirmNewPassword').fill('Fresh29Water');
    await save.click();
    await expect(toast(portal, 'change-password:changed')).toBeVisible();
    await expect(modal).toBeHidden();
    await expectMember(portal, seedUser(brand, 'expired1').nickname ?? '');
  });

  test('refusing to change an expired password ends the session', deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    await portal.open();
    await logIn(portal, 'expired1');
    const modal = slot('modal/changePassModal');
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(slot('region/header').getByRole('button', { name: say('portal:login'), exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

/** Sets a new password by phone for a seed user. */
async function resetByPhone(portal: PortalUnderTest, account: string, password: string): Promise<Locator> {
  const { say, sandbox, brand } = portal;
  await portal.open('/promotions/week');
  const modal = await openForgot(portal);
  await modal.getByRole('radio', { name: say('forgot-password:by_phone') }).check({ force: true });
  await field(modal, 'mobileNum').fill(seedUser(brand, account).mobileNum ?? '');
  await modal.getByRole('button', { name: say('fields:send_code') }).click();
  await expect(modal.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
  await field(modal, 'verificationCode').fill(await sandbox.code('sms'));
  await field(modal, 'newPassword').fill(password);
  await modal.getByRole('button', { name: say('forgot-password:set_password') }).click();
  await passHumanCheck(portal, 'phoneReset');
  await expect(toast(portal, 'forgot-password:password_set')).toBeVisible();
  return modal;
}

// the brand that requires a human check wherever possible
forBrands(['mayloc'], (brand) => {
  test('a reset by phone without a session continues with human check, captcha and second step', deepOnly, async ({ portal }) => {
    const { say, sandbox, slot } = portal;
    const { mobileNum = '', nickname = '' } = seedUser(brand, 'twostep1');
    // wrong passwords under the number make the platform require a captcha
    await portal.open();
    const popup = await openLoginPopup(portal);
    for (let tries = 0; tries < 3; tries += 1) await sendLogin(portal, popup, mobileNum, `wrong${tries}wrong`);
    await expect(field(popup, 'captcha')).toBeVisible();

    const modal = await resetByPhone(portal, 'twostep1', 'Fresh29Water');
    await passHumanCheck(portal, 'login');
    await expect(modal.getByText(say('forgot-password:log_in_to_go_on'))).toBeVisible();
    await expect(modal.getByRole('alert')).toHaveText(say('errors:captcha_required'));
    await expect(modal.locator('img[src^="data:image/png"]')).toBeVisible();
    await field(modal, 'captcha').fill(await sandbox.code('captcha'));
    await loginButton(modal, portal).click();
    await passHumanCheck(portal, 'login');
    const second = slot('modal/twoStepModal');
    await expect(second).toBeVisible();
    await second.locator('input[name="code"]').fill(await sandbox.code('sms'));
    await second.getByRole('button', { name: say('two-step:verify') }).click();
    await expectMember(portal, nickname);
    await expect(modal).toBeHidden();
    await expect.poll(() => pathOf(portal)).toBe('/');
  });

  test('a login refused after a reset shows the reason', deepOnly, async ({ portal }) => {
    const { say, slot } = portal;
    const modal = await resetByPhone(portal, 'backend1', 'Fresh29Water');
    await passHumanCheck(portal, 'login');
    await expect(modal.getByRole('alert')).toHaveText(say('errors:member_no_enter'));
    await expect(modal.getByText(say('forgot-password:log_in_to_go_on'))).toBeVisible();
    await portal.page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(slot('modal/loginPopupModal')).toBeVisible();
  });
});

test('the password is changed from the account menu, with the old one', deepOnly, async ({ portal }) => {
  const { page, say, slot } = portal;
  await portal.open('/', { as: 'member01' });
  await page.locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menu').locator('[data-entry="changePassword"]').click();
  const modal = slot('modal/changePassModal');
  const save = modal.getByRole('button', { name: say('change-password:save') });
  await field(modal, 'oldPassword').fill('not the one');
  await field(modal, 'newPassword').fill('Fresh29Water');
  await field(modal, 'confirmNewPassword').fill('Fresh29Water');
  await save.click();
  await expect(modal.getByRole('alert')).toHaveText(say('errors:old_password_wrong'));
  await field(modal, 'oldPassword').fill(seedUser('folia', 'member01').password ?? '');
  await save.click();
  await expect(toast(portal, 'change-password:changed')).toBeVisible();
});
