import { expect, type PortalUnderTest } from '../portal.ts';
import { seedUser } from '../seedUsers.ts';
import { field, openLoginPopup, sendLogin, warning } from '../visitor.ts';
import { at, choose, LIGHT_PAGE, type State, within } from './state.ts';

async function openForgot(portal: PortalUnderTest) {
  await portal.open(LIGHT_PAGE);
  const popup = await openLoginPopup(portal);
  await popup.getByRole('button', { name: portal.say('login:forgot_password') }).click();
  const modal = portal.slot('modal/forgetPassModal');
  await expect(modal).toBeVisible();
  return modal;
}

export const dialogs: readonly State[] = [
  {
    name: 'login',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await openLoginPopup(portal);
    },
  },
  { name: 'login that cannot be left', brands: ['orvane-desk'], reach: at('/', 'modal/loginPopupModal') },
  {
    name: 'register tab of the login',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      const popup = await openLoginPopup(portal);
      await popup.getByRole('tab', { name: portal.say('portal:register') }).click();
      await expect(portal.slot('panel/registerForm')).toBeVisible();
    },
  },
  {
    name: 'register modal',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await portal.slot('region/header').locator('[data-entry="register"]').click();
      await expect(portal.slot('modal/registerModal')).toBeVisible();
    },
  },
  {
    name: 'login by SMS',
    reach: async (portal) => {
      await portal.sandbox.flags({ MOBILEVERCODELOGIN3: '1' });
      await portal.open(LIGHT_PAGE);
      const popup = await openLoginPopup(portal);
      await choose(popup, portal.say('login:by_sms'));
      await expect(field(popup, 'verificationCode')).toBeVisible();
    },
  },
  {
    name: 'refused login with a captcha',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      const popup = await openLoginPopup(portal);
      await sendLogin(portal, popup, 'captcha1', 'wrong1wrong');
      await expect(popup.getByRole('alert')).toBeVisible();
      await expect(popup.locator('img[src^="data:image/png"]')).toBeVisible();
    },
  },
  {
    name: 'login with empty fields',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      const popup = await openLoginPopup(portal);
      await popup.getByRole('button', { name: portal.say('portal:login'), exact: true }).click();
      await expect(field(popup, 'username')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'human check',
    reach: within('human-on', async (portal) => {
      await portal.open(LIGHT_PAGE);
      const popup = await openLoginPopup(portal);
      await field(popup, 'username').fill('member01');
      await field(popup, 'password').fill('anything1');
      await popup.getByRole('button', { name: portal.say('portal:login'), exact: true }).click();
      const slider = portal.page.frameLocator('[data-slot="modal/humanCheckModal"] iframe').getByRole('slider');
      await expect(slider).toBeVisible();
    }),
  },
  { name: 'forgotten password by e-mail', reach: async (portal) => void (await openForgot(portal)) },
  {
    name: 'mail on its way',
    reach: async (portal) => {
      const modal = await openForgot(portal);
      await field(modal, 'username').fill('member01');
      await field(modal, 'email').fill(seedUser(portal.brand, 'member01').email ?? '');
      await modal.getByRole('button', { name: portal.say('forgot-password:send_mail') }).click();
      await expect(portal.page.getByRole('dialog', { name: portal.say('forgot-password:mail_sent') })).toBeVisible();
    },
  },
  {
    name: 'free play that is refused',
    reach: async (portal) => {
      await portal.sandbox.flags({ FREEPLAY3: '1' });
      await portal.sandbox.fault('freeplay', 'refused');
      await portal.open(LIGHT_PAGE);
      const popup = await openLoginPopup(portal);
      await popup.getByRole('button', { name: portal.say('portal:free_play') }).click();
      await expect(warning(portal, 'login:free_play_failed')).toBeVisible();
    },
  },
  {
    name: 'forgotten password by phone',
    reach: async (portal) => {
      await portal.sandbox.flags({ CHNGPASSVERIF3: '1' });
      const modal = await openForgot(portal);
      await choose(modal, portal.say('forgot-password:by_phone'));
      await expect(field(modal, 'mobileNum')).toBeVisible();
    },
  },
  {
    name: 'announcements',
    reach: async (portal) => {
      await portal.open();
      await portal
        .slot('section/notice')
        .getByRole('button', { name: portal.say('portal:all_announcements') })
        .click();
      await expect(portal.slot('modal/noticeModal').locator('article')).toBeVisible();
    },
  },
];
