// covers: register, fields, login, header, bottom-bar, forgot-password, change-password
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { createButton } from './support/registration.ts';
import { expectMember, field, logIn, openLoginPopup, pathOf } from './support/visitor.ts';
import { seedUser } from './support/seedUsers.ts';

/** Shows the site with one flag off, then on. */
async function bothWays(portal: PortalUnderTest, flag: string, check: (on: boolean) => Promise<void>): Promise<void> {
  for (const on of [false, true]) {
    await test.step(`${flag} ${on ? 'on' : 'off'}`, async () => {
      await portal.sandbox.flags({ [flag]: on ? '1' : '0' });
      await check(on);
    });
  }
}

const shown = (on: boolean) => (on ? 1 : 0);

forBrands(sampled(memberBrands, 1), (brand) => {
  test('DIRECTREG3 opens and closes registration everywhere', deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    await bothWays(portal, 'DIRECTREG3', async (on) => {
      await portal.open();
      await expect(slot('region/header').locator('[data-entry="register"]')).toHaveCount(shown(on));
      await expect(slot('region/bottomBar').locator('[data-entry="register"]')).toHaveCount(shown(on));
      const popup = await openLoginPopup(portal);
      await expect(popup.getByRole('tab', { name: say('portal:register') })).toHaveCount(shown(on));
      await page.goto(`${portal.origin}/register`);
      await expect(slot(on ? 'page/register' : 'page/home')).toBeVisible();
      await expect.poll(() => pathOf(portal)).toBe(on ? '/register' : '/');
    });
  });

  test('FREEPLAY3 and MOBILEVERCODELOGIN3 each enable their login method', deepOnly, async ({ portal }) => {
    const { say, sandbox } = portal;
    for (const [freePlay, bySms] of [
      [false, true],
      [true, false],
    ] as const) {
      await test.step(`free play ${freePlay ? 'on' : 'off'}, by SMS ${bySms ? 'on' : 'off'}`, async () => {
        await sandbox.flags({ FREEPLAY3: freePlay ? '1' : '0', MOBILEVERCODELOGIN3: bySms ? '1' : '0' });
        await portal.open();
        const popup = await openLoginPopup(portal);
        await expect(field(popup, 'username')).toBeVisible();
        await expect(popup.locator('[data-entry="freePlay"]')).toHaveCount(shown(freePlay));
        await expect(popup.getByRole('radio', { name: say('login:by_sms') })).toHaveCount(shown(bySms));
      });
    }
  });

  test('CHNGPASSVERIF3 offers a new password by phone', deepOnly, async ({ portal }) => {
    const { say, slot } = portal;
    await bothWays(portal, 'CHNGPASSVERIF3', async (on) => {
      await portal.open();
      const popup = await openLoginPopup(portal);
      await popup.getByRole('button', { name: say('login:forgot_password') }).click();
      const modal = slot('modal/forgetPassModal');
      await expect(field(modal, 'email')).toBeVisible();
      await expect(modal.getByRole('radio', { name: say('forgot-password:by_phone') })).toHaveCount(shown(on));
    });
  });

  test('MOBILEREG3, USERNAMEREG3 and SMSVERIF3 decide the fields of registration', deepOnly, async ({ portal }) => {
    const { say, slot, sandbox } = portal;
    const form = slot('page/register').locator('form');
    const byPhone = form.getByRole('radio', { name: say('register:by_phone') });
    for (const { phone, name, code } of [
      { phone: false, name: true, code: false },
      { phone: true, name: false, code: true },
      { phone: true, name: true, code: true },
      { phone: true, name: true, code: false },
    ]) {
      await test.step(`by phone ${phone}, by user name ${name}, with a code ${code}`, async () => {
        await sandbox.flags({ MOBILEREG3: phone ? '1' : '0', USERNAMEREG3: name ? '1' : '0', SMSVERIF3: code ? '1' : '0' });
        await portal.open('/register');
        await expect(field(form, name ? 'username' : 'mobileNum')).toBeVisible();
        if (phone) await expect(field(form, 'mobileNum')).toBeVisible();
        // a single method has no tabs
        await expect(byPhone).toHaveCount(shown(phone && name));
        await expect(field(form, 'username')).toHaveCount(shown(name));
        if (name) await expect(field(form, 'verificationCode')).toHaveCount(shown(code));
      });
    }
    await sandbox.flags({ MOBILEREG3: '0', USERNAMEREG3: '0' });
    await portal.open('/register');
    await expect(slot('page/register').getByText(say('register:closed_title'))).toBeVisible();
    await expect(createButton(slot('page/register'), portal)).toHaveCount(0);
  });

  test('FORCECHNGPASS3 off admits an expired password', deepOnly, async ({ portal }) => {
    const { slot, sandbox } = portal;
    await sandbox.flags({ FORCECHNGPASS3: '0' });
    await portal.open();
    await logIn(portal, 'expired1');
    await expectMember(portal, seedUser(brand, 'expired1').nickname ?? '');
    await expect(slot('modal/changePassModal')).toHaveCount(0);
  });
});

test('a flag that the brand forbids stays off whatever the platform says', deepOnly, async ({ portal }) => {
  await portal.sandbox.flags({ PROMOWELCOME3: '1' });
  await portal.open('/register');
  await expect(createButton(portal.slot('page/register'), portal)).toBeVisible();
  await expect(portal.page.locator('[data-promotion]')).toHaveCount(0);
});

test('a flag that changes while a form is filled in keeps typed text', deepOnly, async ({ portal }) => {
  const { page, slot, sandbox } = portal;
  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await field(form, 'username').fill('keepsthis');
  await sandbox.flags({ SMSVERIF3: '1' });
  await sandbox.settings({ fields: { nickname: { enabled: true } } });
  const read = page.waitForResponse((response) => response.url().includes('whitelabel'));
  await page.reload();
  await field(form, 'username').fill('typedearly');
  await read;
  await expect(field(form, 'verificationCode')).toBeVisible();
  await expect(field(form, 'nickname')).toBeVisible();
  await expect(field(form, 'username')).toHaveValue('typedearly');
});
