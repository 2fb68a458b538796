// covers: home, register, fields, lobby
import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { expect, forBrands, brandsInTurn, memberBrands, test } from './support/portal.ts';
import { field } from './support/visitor.ts';

const holdEngine = (page: Page) => holdRequests(page, /\/assets\/main-[^/]*\.js$/);

forBrands(brandsInTurn(memberBrands, 0), () => {
  test('text typed into the form before its code is loaded is kept', async ({ portal }) => {
    const { page, slot } = portal;
    const deliver = await holdEngine(page);
    await page.goto(`${portal.origin}/register`, { waitUntil: 'commit' });
    const form = slot('page/register').locator('form');
    await expect(form).toBeVisible();
    await expect(form.locator('input').last()).toBeAttached();
    const names = await form
      .locator('input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="date"])')
      .evaluateAll((inputs) =>
        inputs.filter((input) => input.checkVisibility()).map((input) => (input as HTMLInputElement).name),
      );
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) await field(form, name).fill(`typed1${name.length}`);
    await form.locator('input[name="agreement"]').check({ force: true });
    deliver();
    await portal.ready();
    await page.waitForLoadState('networkidle');
    for (const name of names) await expect(field(form, name), name).toHaveValue(`typed1${name.length}`);
    await expect(form.locator('input[name="agreement"]')).toBeChecked();
  });

  test('a page of the shell is fetched in parallel with the engine', async ({ portal }) => {
    const { page, slot } = portal;
    const deliver = await holdEngine(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${portal.origin}/promotions`, { waitUntil: 'commit' });
    for (const piece of [/\/promo-[^/]*\.js$/, /\/start-[^/]*\.js$/, /^\/texts\/[\w-]+\.json$/])
      await expect.poll(() => asked.filter((path) => piece.test(path)).length, String(piece)).toBe(1);
    // the first style sheet, and those of the page
    await expect.poll(() => asked.filter((path) => /^\/assets\/.*\.css$/.test(path)).length).toBeGreaterThan(2);
    deliver();
    await expect(slot('page/promotions').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(slot('page/promotions').getByRole('link').first()).toBeVisible();
    // preloaded files are used: none is fetched twice
    expect(asked.filter((path) => path.endsWith('.js')).length).toBe(new Set(asked.filter((path) => path.endsWith('.js'))).size);
    expect(asked.filter((path) => path.startsWith('/texts/')).length).toBe(1);
  });

  test('validators of a reply are fetched in parallel with it', async ({ portal }) => {
    const { page, slot } = portal;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/GCSGAME_hotGamesV2*', async (route) => {
      await expect.poll(() => asked.some((path) => /\/HotGamesResponse-[^/]*\.js$/.test(path))).toBe(true);
      await route.continue();
    });
    await portal.open('/rng?page=2');
    await expect(slot('page/lobby').getByRole('article').first()).toBeVisible();
  });

  test.describe('with scripts switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('the pages are readable, and name what needs scripts', async ({ portal }) => {
      const { page, slot, say } = portal;
      for (const [path, slotName] of [
        ['/', 'page/home'],
        ['/register', 'page/register'],
      ] as const) {
        await page.goto(portal.origin + path);
        await expect(slot(slotName)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(slot('region/header')).toBeVisible();
        await expect(page.locator('#scriptless')).toHaveText(say('portal:scripts_off'));
        await expect(page.locator('#scriptless')).toBeVisible();
        // the sheets that scripts would apply
        await expect(slot('region/header')).toHaveCSS('font-family', /Substitute/);
        await expect(page.locator('link[rel=stylesheet]:not([media])')).toHaveCount(2);
      }
    });
  });
});
