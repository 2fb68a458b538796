import type { Locator } from '@playwright/test';
import { expect, type PortalUnderTest } from './portal.ts';
import { seedUser } from './seedUsers.ts';

/** The input of a form by the platform's field key. */
export const field = (scope: Locator, name: string): Locator => scope.locator(`input[name="${name}"]`);

/** Opens the login popup from the header. */
export async function openLoginPopup({ slot, say }: PortalUnderTest): Promise<Locator> {
  await slot('region/header')
    .getByRole('button', { name: say('portal:login'), exact: true })
    .click();
  const popup = slot('modal/loginPopupModal');
  await expect(popup).toBeVisible();
  return popup;
}

export const loginButton = (popup: Locator, { say }: PortalUnderTest): Locator =>
  popup.getByRole('button', { name: say('portal:login'), exact: true });

/** Steps that may require a human check (D-12); the login code requires it wherever possible. */
export type HumanStep = 'login' | 'smsLogin' | 'smsRegister' | 'register' | 'phoneReset';

/** Moves the slider of the human check to its end, where this brand has one. */
export async function passHumanCheck({ page, slot, snapshot }: PortalUnderTest, step: HumanStep): Promise<void> {
  const { enabled } = snapshot.permission.register?.humanVerification ?? {};
  const asked = enabled === true || enabled === '1';
  if (!asked && step !== 'smsLogin') return;
  const check = slot('modal/humanCheckModal');
  await expect(check).toBeVisible();
  const slider = page.frameLocator('[data-slot="modal/humanCheckModal"] iframe').getByRole('slider');
  await slider.focus();
  // the frame closes during the key press, and the browser may never confirm the key
  page.keyboard.press('End').catch(() => undefined);
  await expect(check).toBeHidden();
}

/** Fills in the login popup by user name and submits it. */
export async function sendLogin(portal: PortalUnderTest, popup: Locator, username: string, password: string): Promise<void> {
  await field(popup, 'username').fill(username);
  await field(popup, 'password').fill(password);
  await loginButton(popup, portal).click();
  await passHumanCheck(portal, 'login');
}

/** Signs a seed user in through the popup. */
export async function logIn(portal: PortalUnderTest, account: string): Promise<void> {
  const popup = await openLoginPopup(portal);
  await sendLogin(portal, popup, account, seedUser(portal.brand, account).password ?? '');
}

/** Expects the member's name in the header, and no login button. */
export async function expectMember({ slot, say }: PortalUnderTest, name: string): Promise<void> {
  const header = slot('region/header');
  await expect(header.getByRole('button', { name: say('portal:account_menu', { name }) })).toBeVisible();
  await expect(header.locator('[data-visitor]')).toHaveCount(0);
}

/** Expects the login button in the header, and no member. */
export async function expectVisitor({ slot, say }: PortalUnderTest): Promise<void> {
  const header = slot('region/header');
  await expect(header.getByRole('button', { name: say('portal:login'), exact: true })).toBeVisible();
  await expect(header.getByRole('group', { name: say('portal:balance') })).toHaveCount(0);
}

export async function openAccountMenu({ slot, page }: PortalUnderTest): Promise<Locator> {
  await slot('region/header').locator('button[aria-haspopup="menu"]').click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

/** Signs out through the avatar menu and its confirmation. */
export async function signOut(portal: PortalUnderTest): Promise<void> {
  const { page, say } = portal;
  await (await openAccountMenu(portal)).locator('[data-entry="logout"]').click();
  const question = page.getByRole('dialog', { name: say('portal:sign_out_title') });
  await question.getByRole('button', { name: say('portal:sign_out'), exact: true }).click();
  await expect(question).toBeHidden();
}

export const toast = ({ page, say }: PortalUnderTest, key: string, params?: Record<string, string | number>): Locator =>
  page.getByRole('region', { name: say('portal:messages') }).getByText(say(key, params));

/** A warning dialog with this heading. */
export const warning = ({ page, say }: PortalUnderTest, key: string): Locator =>
  page.getByRole('alertdialog', { name: say(key) });

/** Path and query of the page. */
export const pathOf = ({ page }: PortalUnderTest): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** A section of the home page, scrolled to: those below the first screen load when they come near. */
export async function section({ page, slot }: PortalUnderTest, name: string): Promise<Locator> {
  const found = slot(`section/${name}`);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return found.count();
    })
    .toBe(1);
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Scrolls through the home page until all of its sections are loaded, and back to the top. */
export async function loadSections({ page }: PortalUnderTest): Promise<void> {
  const waiting = page.locator('[data-reserve]');
  await expect
    .poll(async () => {
      // to each in turn: what is scrolled past between two frames is not loaded until somebody comes back
      await page.evaluate(() => document.querySelector('[data-reserve]')?.scrollIntoView());
      return waiting.count();
    })
    .toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
}
