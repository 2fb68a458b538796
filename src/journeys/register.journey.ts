// covers: register, register-success, fields, verification, notices, login, header
import type { Locator } from '@playwright/test';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { confirmSuccess, createButton, fillCaptcha, fillRegistration, fillRequired } from './support/registration.ts';
import { expectMember, field, openLoginPopup, passHumanCheck, pathOf, warning } from './support/visitor.ts';

forBrands(allWhenDeep(memberBrands, 0), () => {
  test('by user name: from the empty form to a member at home', deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    await portal.open('/register');
    const form = slot('page/register').locator('form');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));

    await createButton(form, portal).click();
    const invalid = form.locator('input[aria-invalid="true"]');
    await expect(invalid.first()).toBeFocused();
    await expect(field(form, 'username')).toHaveAccessibleDescription(say('rules:required', { field: say('fields:username') }));
    expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([]);

    await fillRegistration(portal, form);
    const request = page.waitForRequest((call) => call.url().endsWith('/wps/member/register'));
    await createButton(form, portal).click();
    await passHumanCheck(portal, 'register');
    expect((await request).postData(), 'the payload is sealed').not.toContain('River27Stone');
    await confirmSuccess(portal);
    await expect.poll(() => pathOf(portal)).toBe('/');
    await expectMember(portal, 'newplayer1');
  });
});

forBrands(allWhenDeep(['orvane', 'mayloc'], 1), (brand) => {
  test('by phone with a code: the generated account is shown, then home', deepOnly, async ({ portal }) => {
    const { page, slot, say, wordsIn } = portal;
    await portal.open('/register');
    const form = slot('page/register').locator('form');
    await form.getByRole('radio', { name: say('register:by_phone') }).check({ force: true });
    await expect(field(form, 'username')).toHaveCount(0);
    await fillRegistration(portal, form);
    const request = page.waitForRequest((call) => call.url().endsWith('/wps/member/register/mobile'));
    await createButton(form, portal).click();
    await passHumanCheck(portal, 'register');
    await request;

    const words = wordsIn(brand === 'mayloc' ? 'VI' : 'EN');
    const account = slot('modal/generatedAccountModal');
    await expect(account.getByRole('heading', { name: words('register:generated_title') })).toBeVisible();
    const name = await account.locator('dd').first().innerText();
    await page.keyboard.press('Escape');
    await expect(account, 'it goes with its button only').toBeVisible();
    await account.getByRole('button', { name: words('register:generated_confirm') }).click();
    await confirmSuccess(portal);
    await expect.poll(() => pathOf(portal)).toBe('/');
    await expectMember(portal, name);
  });
});

test.describe('orvane', () => {
  test.use({ brand: 'orvane' });

  test('from the tab of the login popup: the popup closes', deepOnly, async ({ portal }) => {
    const { say, slot } = portal;
    await portal.open('/promotions/week');
    const popup = await openLoginPopup(portal);
    await popup.getByRole('tab', { name: say('portal:register') }).click();
    const form = popup.locator('form');
    await fillRegistration(portal, form);
    await createButton(form, portal).click();
    await confirmSuccess(portal);
    await expect(slot('modal/loginPopupModal')).toHaveCount(0);
    await expect.poll(() => pathOf(portal)).toBe('/');
    await expectMember(portal, 'newplayer1');
  });

  test('a double click registers once', deepOnly, async ({ portal }) => {
    const { page, slot, sandbox } = portal;
    await portal.open('/register');
    const form = slot('page/register').locator('form');
    await fillRegistration(portal, form);
    await sandbox.latency(300);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await createButton(form, portal).dblclick();
    await confirmSuccess(portal);
    expect(sent.filter((url) => url.endsWith('/wps/member/register'))).toHaveLength(1);
  });

  test(
    'a code in the query fills its field; passwords must match, the agreement opens beside the form and must be ticked',
    deepOnly,
    async ({ portal, context }) => {
      const { say, slot, snapshot } = portal;
      await portal.open('/register?referralCode=FRIEND24');
      const form = slot('page/register').locator('form');
      await expect(field(form, 'referralCode')).toHaveValue('FRIEND24');
      await expect(field(form, 'referralCode')).toHaveAccessibleDescription(say('fields:from_invitation'));

      await fillRequired(portal, form);
      await field(form, 'username').fill('keepsthis');
      await field(form, 'confirmPassword').fill('River27Stones');
      await createButton(form, portal).click();
      await expect(field(form, 'confirmPassword')).toHaveAccessibleDescription(say('rules:checkPass'));
      await field(form, 'confirmPassword').fill('River27Stone');

      const opened = context.waitForEvent('page');
      await form.getByRole('link', { name: say('register:user_agreement') }).click();
      const help = await opened;
      await expect(help.locator('#agreement')).toBeInViewport();
      await help.close();
      await expect(field(form, 'username')).toHaveValue('keepsthis');

      const agreement = form.locator('input[name="agreement"]');
      await expect(agreement).toBeChecked();
      await agreement.uncheck();
      await createButton(form, portal).click();
      const age = snapshot.brand.registerForm.agreement.minAge;
      await expect(agreement).toHaveAccessibleDescription(say('rules:agreement', { age }));
      await expect(slot('modal/registerSuccessModal')).toHaveCount(0);
    },
  );
});

test('a wrong invitation code stops the registration before the call', deepOnly, async ({ portal }) => {
  const { page, say, slot } = portal;
  await portal.open('/register?aff=NOBODY99');
  const form = slot('page/register').locator('form');
  await expect(field(form, 'affiliateCode')).toHaveValue('NOBODY99');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await fillRegistration(portal, form);
  await createButton(form, portal).click();
  const warned = warning(portal, 'errors:invitation_code_error');
  await warned.getByRole('button', { name: say('portal:confirm') }).click();
  await expect(field(form, 'affiliateCode')).toHaveAttribute('aria-invalid', 'true');
  expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([]);

  await field(form, 'affiliateCode').fill('CAJU2031');
  await createButton(form, portal).click();
  await confirmSuccess(portal);
});

test('a taken name and a wrong captcha show messages; the next picture works', deepOnly, async ({ portal }) => {
  const { say, slot } = portal;
  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await field(form, 'username').fill('member01');
  await createButton(form, portal).click();
  await warning(portal, 'register:not_created')
    .getByRole('button', { name: say('portal:confirm') })
    .click();
  await expect(field(form, 'username')).toHaveAccessibleDescription(say('errors:username_taken'));

  await field(form, 'username').fill('newplayer2');
  await expect(field(form, 'captcha')).toHaveValue('');
  await field(form, 'captcha').fill('0000');
  await createButton(form, portal).click();
  await warning(portal, 'register:not_created')
    .getByRole('button', { name: say('portal:confirm') })
    .click();
  await expect(field(form, 'captcha')).toHaveValue('');
  await fillCaptcha(portal, form);
  await createButton(form, portal).click();
  await confirmSuccess(portal);
});

/** The filled form of registration by phone, whose code an external service sends and checks. */
async function openExternalForm(portal: PortalUnderTest): Promise<Locator> {
  const { slot, sandbox } = portal;
  await sandbox.scenario('phone-only');
  // another picture may come at any time and empty its field
  await sandbox.settings({ externalSms: true, captcha: { enabled: false } });
  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await expect(field(form, 'username')).toHaveCount(0);
  await expect(field(form, 'captcha')).toHaveCount(0);
  await fillRequired(portal, form);
  return form;
}

test(
  'a refused external verification stops without a dialog, shows the reason at its field, and keeps the button enabled',
  deepOnly,
  async ({ portal }) => {
    const { page, say } = portal;
    const form = await openExternalForm(portal);
    await field(form, 'verificationCode').fill('123456');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await createButton(form, portal).click();
    await expect(createButton(form, portal)).toBeEnabled();
    await expect(field(form, 'verificationCode')).toHaveAccessibleDescription(say('errors:phone_code_missing'));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: say('portal:loading') })).toHaveCount(0);
    expect(sent).not.toContain('PUT');
  },
);

test(
  'a mistyped and an expired code of the external verification show errors at the field; the right one registers',
  deepOnly,
  async ({ portal }) => {
    const { page, slot, say, sandbox } = portal;
    const form = await openExternalForm(portal);
    const code = field(form, 'verificationCode');
    await form.getByRole('button', { name: say('fields:send_code') }).click();
    await expect(form.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
    const right = await sandbox.code('phone');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));

    await code.fill(right === '000000' ? '111111' : '000000');
    await createButton(form, portal).click();
    await expect(code).toHaveAccessibleDescription(say('errors:phone_code_invalid'));
    await expect(code).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await sandbox.clock(6 * 60_000);
    await code.fill(right);
    await createButton(form, portal).click();
    await expect(code).toHaveAccessibleDescription(say('errors:phone_code_expired'));
    expect(sent).not.toContain('PUT');

    // the wait for another code has ended by then
    await page.reload();
    await portal.ready();
    // the fields of the platform's settings, not those of the published page
    await expect(field(form, 'username')).toHaveCount(0);
    await expect(field(form, 'captcha')).toHaveCount(0);
    await fillRequired(portal, form);
    await form.getByRole('button', { name: say('fields:send_again') }).click();
    await expect(form.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
    await code.fill(await sandbox.code('phone'));
    await createButton(form, portal).click();
    await expect(slot('modal/generatedAccountModal')).toBeVisible();
  },
);
