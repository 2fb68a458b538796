// covers: home, register, fields, lobby, login, team
import type { Page } from '@playwright/test';
import { loadBrand } from '../../tools/brand-files/loadBrand.ts';
import { allWhenDeep, deepOnly, sampled } from './support/selection/depth.ts';
import { holdRequests } from './support/holdRequests.ts';
import { agentBrand, expect, forBrands, memberBrands, test } from './support/portal.ts';
import { field } from './support/visitor.ts';

const holdEngine = (page: Page) => holdRequests(page, /\/assets\/main-[^/]*\.js$/);

/** Pages of a brand that are published whole, with what is read there; and one that the shell answers, with its code. */
const pagesOf = (brand: string) =>
  brand === agentBrand
    ? {
        pages: [['/', 'page/login']] as const,
        shellPage: { paths: ['/helpmc', '/login'], code: /\/help-[^/]*\.js$/, slot: 'page/help', sheets: 2 },
      }
    : {
        pages: [
          ['/', 'page/home'],
          ['/register', 'page/register'],
        ] as const,
        shellPage: { paths: ['/promotions'], code: /\/promo-[^/]*\.js$/, slot: 'page/promotions', sheets: 2 },
      };

forBrands(sampled(memberBrands, 0), () => {
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
    await form.locator('input[name="agreement"]').check();
    deliver();
    await portal.ready();
    await page.waitForLoadState('networkidle');
    for (const name of names) await expect(field(form, name), name).toHaveValue(`typed1${name.length}`);
    await expect(form.locator('input[name="agreement"]')).toBeChecked();
  });

  test('the list of countries is fetched when the form is used, and opens with its flags', deepOnly, async ({ portal }) => {
    const { page, slot, say, brand } = portal;
    const { defaultCountry } = loadBrand(brand).brand.phone;
    const asked: string[] = [];
    const parts = () => asked.filter((path) => /\/(?:searchSelect|countryFlags)-[^/]*\.js$/.test(path));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await portal.open('/register');
    const form = slot('page/register').locator('form');
    const country = form.getByRole('combobox', { name: say('fields:country') });
    const flag = (code: string) => new RegExp(`/flag-${code}-`);
    await expect(country.locator(`use[href="#flag-${defaultCountry}"]`)).toBeVisible();
    await portal.quiet();
    expect([...parts(), ...asked.filter((path) => flag(defaultCountry).test(path))]).toEqual([]);
    await field(form, 'username').focus();
    await expect.poll(() => parts().length).toBe(2);
    await country.focus();
    await expect(page.getByRole('option').nth(1).locator('img')).toHaveAttribute('src', flag('[A-Z]{2}'));
  });

  test('the schemas of replies are fetched in parallel with the first that needs them', async ({ portal }) => {
    const { page, slot } = portal;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/lgw/games/next/numero*', async (route) => {
      await expect.poll(() => asked.some((path) => /\/replySchemas-[^/]*\.js$/.test(path))).toBe(true);
      await route.continue();
    });
    const read = page.waitForResponse(/\/lgw\/games\/next\/numero/);
    await portal.open();
    await slot('section/nextDraws').scrollIntoViewIfNeeded();
    await read;
    await expect(slot('section/nextDraws').getByRole('listitem').first()).toBeVisible();
  });
});

forBrands(allWhenDeep([...sampled(memberBrands, 0), agentBrand], 0), (brand) => {
  const { pages, shellPage } = pagesOf(brand);

  test('a page of the shell is fetched in parallel with the engine', async ({ portal }) => {
    const { page, slot } = portal;
    const deliver = await holdEngine(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${portal.origin}${shellPage.paths[0]}`, { waitUntil: 'commit' });
    for (const piece of [shellPage.code, /\/start-[^/]*\.js$/, /^\/texts\/[\w-]+\.json$/])
      await expect.poll(() => asked.filter((path) => piece.test(path)).length, String(piece)).toBe(1);
    // the first style sheet, and those of the page
    await expect
      .poll(() => asked.filter((path) => /^\/assets\/.*\.css$/.test(path)).length)
      .toBeGreaterThanOrEqual(shellPage.sheets);
    deliver();
    await expect(slot(shellPage.slot).getByRole('heading').first()).toBeVisible();
    await expect(slot(shellPage.slot).locator('a, button').first()).toBeVisible();
    // preloaded files are used: none is fetched twice
    expect(asked.filter((path) => path.endsWith('.js')).length).toBe(new Set(asked.filter((path) => path.endsWith('.js'))).size);
    expect(asked.filter((path) => path.startsWith('/texts/')).length).toBe(1);
  });

  test.describe('with scripts switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('the pages are readable, and name what needs scripts', async ({ portal }) => {
      const { page, slot, say } = portal;
      for (const [path, slotName] of pages) {
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
      // pages of the shell have nothing else
      for (const path of shellPage.paths) {
        await page.goto(portal.origin + path);
        await expect(page.locator('#scriptless'), path).toHaveText(say('portal:scripts_off'));
        await expect(page.locator('#scriptless'), path).toBeVisible();
        await expect(page.locator('#unloaded'), path).toBeHidden();
      }
    });

    if (brand !== agentBrand)
      test('what is typed into a form comes into no address, which histories and logs keep', async ({ portal }) => {
        const { page, origin } = portal;
        portal.problems.expect(/405/);
        await page.goto(`${origin}/register`);
        const password = page.locator('form input[type=password]').first();
        await password.fill('River27Stone');
        await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), password.press('Enter')]);
        expect(page.url()).toBe(`${origin}/register`);
      });
  });
});
