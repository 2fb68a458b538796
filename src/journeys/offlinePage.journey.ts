// covers: home
import type { Page } from '@playwright/test';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { allWhenDeep } from './support/selection/depth.ts';

// the brand's own page where none can be fetched, on the worker of the published site
test.use({ serviceWorkers: 'allow' });

/** Waits until the site's worker answers navigations. */
async function untilActive(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
}

/** Paths of all that the site's workers keep. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(open)).flat().map(({ url }) => new URL(url).pathname);
  });

forBrands(allWhenDeep(memberBrands, 2), () => {
  test('a page without a line is the brand’s own, in the chosen language, and comes back by itself', async ({ portal }) => {
    const { page, snapshot, problems } = portal;
    const { languages, name } = snapshot.brand;
    const other = languages.supported.find((code) => code !== languages.default) ?? languages.default;
    const called = Object.values(snapshot.brand.regulatory.help ?? {}).filter(({ phone }) => phone !== undefined);
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await portal.open('/promotions');
    await untilActive(page);
    expect(await kept(page)).toEqual(['/offline.html']);
    for (const [code, say] of [
      [languages.default, portal.say],
      [other, portal.wordsIn(other)],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), code);
      await page.context().setOffline(true);
      await page.goto(`${portal.origin}/help?from=menu`);
      const words = page.locator('section:visible');
      await expect(words).toHaveCount(1);
      await expect(words.getByRole('heading')).toHaveText(say('screens:offline_title'));
      await expect(words.getByRole('link').first()).toHaveText(say('portal:retry'));
      // who plays too much is helped without a line, too
      await expect(words.locator('dd').getByRole('link')).toHaveCount(called.length);
      await expect(page.getByRole('img', { name })).toBeVisible();
      await page.context().setOffline(false);
      await portal.ready();
      expect(page.url()).toBe(`${portal.origin}/help?from=menu`);
    }
  });

  test('with a line, the page says that the site cannot be reached, and comes back when it answers', async ({ portal }) => {
    const { page, snapshot, problems } = portal;
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await portal.open('/promotions');
    await untilActive(page);
    // a device whose line is fine: nothing tells the page when the server answers again
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { value: true });
      addEventListener('online', (event) => event.stopImmediatePropagation());
    });
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), snapshot.brand.languages.default);
    await page.context().setOffline(true);
    await page.goto(`${portal.origin}/help`);
    const words = page.locator('section:visible');
    await expect(words.getByRole('heading')).toHaveText(portal.say('screens:unreachable_title'));
    await expect(words.getByText(portal.say('screens:unreachable_back'))).toBeVisible();
    await expect(words.getByText(portal.say('screens:offline_back'))).toBeHidden();
    await page.context().setOffline(false);
    await portal.ready();
    expect(page.url()).toBe(`${portal.origin}/help`);
  });
});
