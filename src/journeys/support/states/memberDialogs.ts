import { expect, type PortalUnderTest } from '../portal.ts';
import { createButton, fillRegistration } from '../registration.ts';
import { field, logIn, openAccountMenu, passHumanCheck } from '../visitor.ts';
import { at, LIGHT_PAGE, type State } from './state.ts';

async function registerOnPage(portal: PortalUnderTest): Promise<void> {
  const page = portal.slot('page/register');
  // the platform's settings may require other fields, and another captcha, than the published page
  await portal.quiet();
  await expect(field(page, 'mobileNum').or(field(page, 'username')).first()).toBeVisible();
  await fillRegistration(portal, page);
  await page.locator('input[name="agreement"]').check();
  await createButton(page, portal).click();
  await passHumanCheck(portal, 'register');
}

/** Dialogs at login and after registration. */
export const memberDialogs: readonly State[] = [
  {
    name: 'second step',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await logIn(portal, 'twostep1');
      await expect(portal.slot('modal/twoStepModal')).toBeVisible();
    },
  },
  {
    name: 'change of password',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE, { as: 'member01' });
      await (await openAccountMenu(portal)).locator('[data-entry="changePassword"]').click();
      await expect(portal.slot('modal/changePassModal')).toBeVisible();
    },
  },
  {
    name: 'forced change of password',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await logIn(portal, 'expired1');
      await expect(portal.slot('modal/changePassModal')).toBeVisible();
    },
  },
  {
    name: 'welcome',
    brands: ['mayloc'],
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await logIn(portal, 'first001');
      await expect(portal.slot('modal/welcomeModal')).toBeVisible();
    },
  },
  {
    name: 'account made by the platform, then success',
    reach: async (portal) => {
      await portal.sandbox.flags({ MOBILEREG3: '1', USERNAMEREG3: '0' });
      await portal.sandbox.settings({ phonePasswordEnabled: false });
      await at('/register', 'page/register')(portal);
      await registerOnPage(portal);
      await expect(portal.slot('modal/generatedAccountModal')).toBeVisible();
    },
  },
  {
    name: 'registration that is refused',
    reach: async (portal) => {
      await portal.sandbox.fault('register', 'refused');
      await at('/register', 'page/register')(portal);
      await registerOnPage(portal);
      await expect(portal.page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'somebody who came by the link of another',
    reach: async (portal) => {
      const token = await portal.sandbox.tokenOf('member01');
      await portal.open(`/?token=${token}`, { as: 'vip00005' });
      await expect(portal.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'registered',
    reach: async (portal) => {
      await at('/register', 'page/register')(portal);
      await registerOnPage(portal);
      const generated = portal.slot('modal/generatedAccountModal');
      await expect(generated.or(portal.slot('modal/registerSuccessModal')).first()).toBeVisible();
      if (await generated.isVisible()) await generated.locator('button').last().click();
      await expect(portal.slot('modal/registerSuccessModal')).toBeVisible();
    },
  },
];
