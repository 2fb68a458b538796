// covers: home, register
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/portal.ts';

/** Holds the code of the page back until it is let go: what is seen meanwhile is the published page. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

for (const path of ['/', '/register']) {
  test(`nobody reads ${path} in another language than the chosen one, also before its code`, async ({ portal }) => {
    const { page, snapshot } = portal;
    const other = snapshot.brand.languages.supported.find((code) => code !== snapshot.brand.languages.default) ?? '';
    await page.addInitScript((code) => localStorage.setItem('language', code), other);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/texts\//.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    const letGo = await holdCode(page);
    await page.goto(portal.origin + path, { waitUntil: 'commit' });
    const heading = page.locator('#root h1, #root h2').first();
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('#root a, #root button').filter({ visible: true }).first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await letGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-words');
    await portal.ready();
    const login = page.locator('[data-entry="login"]').filter({ visible: true }).first();
    await expect(login).toHaveText(portal.wordsIn(other)('portal:login'));
    await expect(login).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    expect(asked, 'the texts are fetched once').toHaveLength(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a member never sees the bar of a visitor', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/', { as: 'member01' });
    const letGo = await holdCode(page);
    await page.reload({ waitUntil: 'commit' });
    const bar = portal.slot('region/bottomBar');
    await expect(bar.locator('[data-entry="home"]')).toBeVisible();
    await expect(bar.locator('[data-entry="login"]')).toBeHidden();
    await expect(bar.locator('[data-entry="register"]')).toBeHidden();
    await letGo();
    await expect(bar.locator('[data-entry="account"]')).toBeVisible();
    await expect(bar.locator('[data-entry="login"]')).toHaveCount(0);
  });
});
