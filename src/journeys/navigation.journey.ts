// covers: home, header, login, side-menu, footer, banner, bottom-bar, help, promotion, register
import type { Page } from '@playwright/test';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, field, passHumanCheck, pathOf, section } from './support/visitor.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${selector}.`);
}

forBrands(sampled(memberBrands, 1), (brand) => {
  test('by keyboard only from the landing page to a member', deepOnly, async ({ portal }) => {
    const { page, slot } = portal;
    const { password = '', nickname = '' } = seedUser(brand, 'member01');
    await portal.open();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
    await tabTo(page, '[data-slot="region/header"] [data-entry="login"]');
    await page.keyboard.press('Enter');
    const popup = slot('modal/loginPopupModal');
    await expect(popup).toBeVisible();
    await tabTo(page, 'input[name="username"]');
    await page.keyboard.type('member01');
    await page.keyboard.press('Tab');
    await expect(field(popup, 'password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await passHumanCheck(portal, 'login');
    await expectMember(portal, nickname);
    await tabTo(page, 'button[aria-haspopup="menu"]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('button[aria-haspopup="menu"]')).toBeFocused();
  });

  test('banners open their targets, or nothing', deepOnly, async ({ portal }) => {
    const { slot } = portal;
    await portal.open();
    const banner = slot('region/banner');
    await expect(banner.locator('[data-banner]').nth(2)).toHaveJSProperty('tagName', 'DIV');
    await banner.locator('a[data-banner]').first().click();
    await expect(slot('page/promotionDetail')).toBeVisible();
    await expect.poll(() => pathOf(portal)).toBe('/promotions/week');
  });
});

test('back, forward, the top of a new page, and a hash', async ({ portal }) => {
  const { page, slot, say } = portal;
  await portal.open();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await (await section(portal, 'promotions')).getByRole('link').last().click();
  await expect(slot('page/promotionDetail')).toBeVisible();
  expect(await scrolled(page)).toBe(0);

  await page.mouse.wheel(0, 5_000);
  await slot('region/footer')
    .getByRole('link', { name: say('portal:user_agreement') })
    .click();
  await expect(slot('page/help')).toBeVisible();
  await expect.poll(() => pathOf(portal)).toBe('/helpmc#agreement');
  await expect(page.locator('#agreement')).toBeInViewport();

  await page.goBack();
  await expect(slot('page/promotionDetail')).toBeVisible();
  await page.goBack();
  await expect(slot('page/home')).toBeVisible();
  await page.goForward();
  await expect(slot('page/promotionDetail')).toBeVisible();
});

test('every path of the home page shows it; unknown paths redirect there', deepOnly, async ({ portal }) => {
  const { slot } = portal;
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await portal.open(path);
    await expect(slot('page/home')).toBeVisible();
    for (const region of ['header', 'banner', 'sideMenu', 'footer']) await expect(slot(`region/${region}`)).toBeVisible();
    await expect.poll(() => pathOf(portal)).toBe(path);
  }
  for (const path of ['/nowhere', '/casino', '/register/more']) {
    await portal.open(path);
    await expect(slot('page/home')).toBeVisible();
    await expect.poll(() => pathOf(portal)).toBe('/');
  }
  for (const path of ['/register', '/register.html']) {
    await portal.open(path);
    await expect(slot('page/register')).toBeVisible();
    await expect(slot('region/header')).toBeVisible();
    for (const region of ['sideMenu', 'footer', 'bottomBar']) await expect(slot(`region/${region}`)).toHaveCount(0);
  }
  for (const path of ['/help', '/helpmc']) {
    await portal.open(path);
    await expect(slot('page/help')).toBeVisible();
    // its banner is a part of the page
    await expect(portal.page.locator('[data-slot^="region/"]:not([data-slot="region/banner"])')).toHaveCount(0);
  }
});

test('/login shows the popup over the home page, and closing it stays there', deepOnly, async ({ portal }) => {
  const { slot, say } = portal;
  await portal.open('/login');
  const popup = slot('modal/loginPopupModal');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: say('portal:close') }).click();
  await expect(popup).toHaveCount(0);
  await expect(await section(portal, 'promotions')).toBeVisible();
});

test('the menu entry of the current page does nothing', deepOnly, async ({ portal }) => {
  const home = portal.slot('region/sideMenu').locator('[data-entry="home"]');
  await portal.open();
  await home.click();
  await home.click();
  await expect(portal.slot('page/home')).toBeVisible();
  await expect(home).toHaveAttribute('aria-current', 'page');
});

test('the page hydrates exactly as published', async ({ portal }) => {
  const { page } = portal;
  for (const path of ['/', '/register']) {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        (window as unknown as { published: Element[] }).published = [...document.querySelectorAll('#root *')];
      });
    });
    await portal.open(path);
    const replaced = await page.evaluate(() => {
      const { published } = window as unknown as { published: Element[] };
      // placeholders of loading parts may disappear, and the form of a picture that is not shown
      const mayGo = (element: Element) => element.ariaHidden !== null || element.matches('source');
      const gone = published.filter((element) => !element.isConnected && !mayGo(element));
      return { all: published.length, gone: gone.map((element) => element.outerHTML.slice(0, 120)) };
    });
    expect(replaced.all).toBeGreaterThan(50);
    expect(replaced.gone).toEqual([]);
  }
});
