// covers: login, header, fields, verification, promotion
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import {
  expectMember,
  expectVisitor,
  field,
  loginButton,
  logIn,
  openLoginPopup,
  passHumanCheck,
  pathOf,
  sendLogin,
  warning,
} from './support/visitor.ts';

forBrands(sampled(memberBrands, 2), (brand) => {
  test(
    "empty fields, a wrong password and an agent's account show messages; the right one leads home",
    deepOnly,
    async ({ portal }) => {
      const { page, say } = portal;
      await portal.open('/promotions/week');
      const popup = await openLoginPopup(portal);
      const username = field(popup, 'username');
      await expect(username).toHaveAccessibleName(say('fields:username'));
      await expect(field(popup, 'password')).toHaveAccessibleName(say('fields:password'));

      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await loginButton(popup, portal).click();
      await expect(username).toBeFocused();
      await expect(username).toHaveAttribute('aria-invalid', 'true');
      await expect(username).toHaveAccessibleDescription(say('rules:required', { field: say('fields:username') }));
      expect(sent.filter((url) => url.includes('/session/login'))).toEqual([]);

      await sendLogin(portal, popup, 'backend1', seedUser(brand, 'backend1').password ?? '');
      await expect(popup.getByRole('alert')).toHaveText(say('errors:member_no_enter'));
      await popup.getByRole('button', { name: say('portal:close') }).click();
      await expectVisitor(portal);
      await openLoginPopup(portal);

      await sendLogin(portal, popup, 'member01', 'not the password');
      await expect(popup.getByRole('alert')).toHaveText(say('errors:wrong_password'));
      await expect(field(popup, 'captcha')).toHaveCount(0);

      const { password = '', nickname = '' } = seedUser(brand, 'member01');
      await sendLogin(portal, popup, '  member01 ', password);
      await expect(popup).toBeHidden();
      await expectMember(portal, nickname);
      await expect.poll(() => pathOf(portal)).toBe('/');
      const stored = await page.evaluate(() => ({ ...sessionStorage }));
      expect(stored).toMatchObject({ username: 'member01', isAgent: '0', token: expect.stringMatching(/^sbx-/) });
      expect(JSON.stringify(stored), 'the password is never stored').not.toContain(password);
    },
  );

  test('after a failure of a flagged account the captcha is required', deepOnly, async ({ portal }) => {
    const { say, sandbox } = portal;
    await portal.open();
    const popup = await openLoginPopup(portal);
    await expect(field(popup, 'captcha')).toHaveCount(0);
    await sendLogin(portal, popup, 'captcha1', 'wrong1wrong');
    await expect(field(popup, 'captcha')).toBeVisible();
    await expect(popup.locator('img[src^="data:image/png"]')).toBeVisible();

    const { password = '', nickname = '' } = seedUser(brand, 'captcha1');
    await field(popup, 'password').fill(password);
    await loginButton(popup, portal).click();
    await expect(field(popup, 'captcha')).toHaveAccessibleDescription(say('rules:required', { field: say('fields:captcha') }));

    await field(popup, 'captcha').fill(await sandbox.code('captcha'));
    await loginButton(popup, portal).click();
    await passHumanCheck(portal, 'login');
    await expectMember(portal, nickname);
  });

  test('a code by SMS signs in', deepOnly, async ({ portal }) => {
    const { say, sandbox } = portal;
    const { mobileNum = '', nickname = '' } = seedUser(brand, 'member01');
    await portal.open();
    const popup = await openLoginPopup(portal);
    await popup.getByRole('radio', { name: say('login:by_sms') }).check({ force: true });

    await popup.getByRole('button', { name: say('fields:send_code') }).click();
    await expect(field(popup, 'mobileNum')).toHaveAttribute('aria-invalid', 'true');
    expect(await sandbox.outbox()).toEqual([]);

    await field(popup, 'mobileNum').fill(mobileNum);
    await popup.getByRole('button', { name: say('fields:send_code') }).click();
    await passHumanCheck(portal, 'smsLogin');
    await expect(popup.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
    await field(popup, 'verificationCode').fill(await sandbox.code('sms'));
    await loginButton(popup, portal).click();
    await passHumanCheck(portal, 'login');
    await expectMember(portal, nickname);
    await expect.poll(() => pathOf(portal)).toBe('/');
  });

  test('free play starts a demo session without access to what needs a real account', deepOnly, async ({ portal }) => {
    const { page, say } = portal;
    await portal.open();
    const popup = await openLoginPopup(portal);
    const request = page.waitForRequest((sent) => sent.url().includes('/session/login/freeplay'));
    await popup.getByRole('button', { name: say('portal:free_play') }).click();
    const headers = (await request).headers();
    expect(headers).toMatchObject({ platform: 'W' });
    expect(headers['random']?.length).toBeGreaterThan(20);
    await expect(popup).toBeHidden();
    await expect(portal.slot('region/header').getByRole('group', { name: say('portal:balance') })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
    // a demo account has no password of its own
    await page.locator('button[aria-haspopup="menu"]').click();
    await expect(page.getByRole('menu').locator('[data-entry="logout"]')).toBeVisible();
    await expect(page.getByRole('menu').locator('[data-entry="changePassword"]')).toHaveCount(0);
  });

  test('two-step verification asks for the code that was sent', deepOnly, async ({ portal }) => {
    const { say, sandbox, slot } = portal;
    await portal.open();
    await logIn(portal, 'twostep1');
    const modal = slot('modal/twoStepModal');
    await expect(modal).toBeVisible();
    await modal.locator('input[name="code"]').fill('000000');
    await modal.getByRole('button', { name: say('two-step:verify') }).click();
    await expect(modal.getByRole('alert')).toBeVisible();
    await modal.locator('input[name="code"]').fill(await sandbox.code('sms'));
    await modal.getByRole('button', { name: say('two-step:verify') }).click();
    await expectMember(portal, seedUser(brand, 'twostep1').nickname ?? '');
  });
});

test('without a rule for numbers an invalid number gets neither a code nor a login', deepOnly, async ({ portal }) => {
  const { page, say, sandbox } = portal;
  await sandbox.settings({ fields: { mobileNum: { acceptedPattern: '', patternId: 0, minLength: 0, maxLength: 255 } } });
  await portal.open();
  const popup = await openLoginPopup(portal);
  await popup.getByRole('radio', { name: say('login:by_sms') }).check({ force: true });
  const number = field(popup, 'mobileNum');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  for (const text of ['not a number', '11 98765', '1198765000x', '00000000000']) {
    await number.fill(text);
    await popup.getByRole('button', { name: say('fields:send_code') }).click();
    await expect(number, text).toHaveAttribute('aria-invalid', 'true');
    await field(popup, 'verificationCode').fill('123456');
    await loginButton(popup, portal).click();
    await expect(number, text).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent.filter((path) => /sms|login/.test(path))).toEqual([]);
  await number.fill(seedUser('folia', 'member01').mobileNum ?? '');
  await popup.getByRole('button', { name: say('fields:send_code') }).click();
  await passHumanCheck(portal, 'smsLogin');
  await expect(popup.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
  expect(await sandbox.code('sms')).toMatch(/^\d{6}$/);
});

test('a double click sends one login', deepOnly, async ({ portal }) => {
  const { page, sandbox } = portal;
  await portal.open();
  const popup = await openLoginPopup(portal);
  await sandbox.latency(300);
  const { password = '', nickname = '' } = seedUser('folia', 'member01');
  await field(popup, 'username').fill('member01');
  await field(popup, 'password').fill(password);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await loginButton(popup, portal).dblclick();
  await expectMember(portal, nickname);
  expect(sent.filter((url) => url.endsWith('/wps/session/login'))).toHaveLength(1);
});

test('a failed login shows a message, and the form stays usable', deepOnly, async ({ portal }) => {
  const { sandbox, say, problems } = portal;
  await portal.open();
  const popup = await openLoginPopup(portal);
  await sandbox.fault('login', '500', 1);
  problems.expect(/Failed to load resource.*500/);
  const { password = '', nickname = '' } = seedUser('folia', 'member01');
  await sendLogin(portal, popup, 'member01', password);
  await expect(popup.getByRole('alert')).toHaveText(say('errors:service_unavailable'));
  await expect(warning(portal, 'portal:network_link_abnormal')).toHaveCount(0);
  await loginButton(popup, portal).click();
  await expectMember(portal, nickname);
});
