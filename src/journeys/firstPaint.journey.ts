// covers: home, register, lobby, login, team
import type { Page } from '@playwright/test';
import { keepsTheme } from '#engine/brand/themes.ts';
import { shiftsOf, watchShifts } from './support/checks/layoutShift.ts';
import { allWhenDeep, sampled } from './support/selection/depth.ts';
import { holdRequests } from './support/holdRequests.ts';
import { ask } from './support/sandboxControl.ts';
import { loadErrorLog } from './support/missingCode.ts';
import {
  agentBrand,
  allBrands,
  expect,
  forBrands,
  forgetTab,
  memberBrands,
  type PortalUnderTest,
  test,
} from './support/portal.ts';

const WIDTHS = [390, 1280] as const;
/** Sum of the layout shifts of a page without input; less where games come into a frame that is there. */
const shiftMax = (path: string): number => (path === '/rng' ? 0.01 : 0.02);

const hasSlots = ({ snapshot }: PortalUnderTest): boolean =>
  Object.values(snapshot.brand.layout.routes).some(({ paths }) => paths.includes('/rng'));

/** Place and look of every visible element of the prerendered page. */
const looks = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    const PARTS = ['color', 'background', 'border', 'font', 'opacity', 'transform', 'boxShadow', 'visibility'] as const;
    return [...document.querySelectorAll('#root *:not(use)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return [[name, [x, y, width, height].map(Math.round).join(' '), ...PARTS.map((part) => style[part])].join(' | ')];
    });
  });

/** Colour of the page's ground, and of the brand's token for it. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--bg)';
    const token = getComputedStyle(probe).color;
    probe.remove();
    return { shown: getComputedStyle(document.body).backgroundColor, token, theme: document.documentElement.dataset['theme'] };
  });

/** Serves the prerendered pages with a policy that knows none of these blocks in the page. */
const refuseBlocks = (page: Page, origin: string, refused: string) =>
  page.route(/^[^?]*\/(?:register|rng|login|promotions)?$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const { headers, text } = await ask(origin, pathname, { headers: { 'accept-encoding': 'identity' } });
    const policy = String(headers['content-security-policy'])
      .split('; ')
      .filter((directive) => !directive.startsWith('report-'))
      .map((directive) =>
        refused.includes(directive.split('-')[0] ?? '') ? directive.replaceAll(/ 'sha256-[^']+'/g, '') : directive,
      );
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy.join('; ') },
      body: text,
    });
  });

/** Pages of a brand with what is seen of them without code, null for a page of the shell; and the form to begin with. */
const readable = (brand: string) =>
  brand === agentBrand
    ? {
        pages: [
          ['/', 'page/login'],
          ['/login', null],
        ] as const,
        form: { path: '/login', slot: 'modal/loginPopupModal' },
      }
    : {
        pages: [
          ['/', 'page/home'],
          ['/register', 'page/register'],
          ['/rng', 'page/lobby'],
          ['/promotions', null],
        ] as const,
        form: { path: '/register', slot: 'page/register' },
      };

/** What the page's code does when it is loaded. */
const applySheets = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    document
      .querySelectorAll('link[as=style]')
      .forEach((link) => link.replaceWith(Object.assign(link.cloneNode(), { rel: 'stylesheet', media: 'all' }))),
  );
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => (link as HTMLLinkElement).sheet),
      ),
    )
    .toBe(true);
};

forBrands(allWhenDeep(allBrands, 1), () => {
  test('the HTML alone paints the page as the linked styles do, in both themes', async ({ portal }) => {
    const { page, problems } = portal;
    problems.expect(loadErrorLog);
    // blocked fonts: the substitutes stay, so that places can be compared
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.route(/\/assets\/[^/]*\.js$/, () => undefined);
    // the games of a lobby and their pictures come at any time
    await page.route(/\/wps\//, () => undefined);
    const themes = keepsTheme(portal.snapshot.brand) ? ['light', 'dark'] : ['light'];
    for (const theme of themes) {
      for (const width of WIDTHS) {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.setViewportSize({ width, height: 800 });
        for (const path of ['/', '/register', ...(hasSlots(portal) ? ['/rng'] : [])]) {
          const where = `${path} ${theme} ${width}`;
          const deliver = await holdRequests(page, /\.css$/);
          await page.goto(portal.origin + path, { waitUntil: 'commit' });
          await expect(page.locator('#root :is(h1, header, footer)').first(), where).toBeVisible();
          await expect(page.locator('#boot'), where).toBeAttached();
          const first = await looks(page);
          const { shown, token, theme: applied } = await ground(page);
          expect(applied, where).toBe(theme);
          expect(shown, where).toBe(token);
          expect(first.length, where).toBeGreaterThan(30);
          deliver();
          await applySheets(page);
          expect(await looks(page), where).toEqual(first);
        }
      }
    }
  });
});

forBrands(sampled(memberBrands, 1), () => {
  test('with all styles late the form answers, and fonts and pictures wait for its code', async ({ portal }) => {
    const { page, slot, say } = portal;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const code = await holdRequests(page, /\/assets\/main-[^/]*\.js$/);
    const styles = await holdRequests(page, /\.css$/);
    await page.goto(`${portal.origin}/register`, { waitUntil: 'commit' });
    await expect(slot('page/register').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    expect(asked.filter((path) => /\.(?:woff2|webp|jpg|png)$|\/icons-/.test(path))).toEqual([]);
    // the page has its icons
    const eye = slot('page/register')
      .getByRole('button', { name: say('portal:show_password') })
      .first();
    expect((await eye.locator('use').boundingBox())?.width).toBeGreaterThan(10);
    code();
    await portal.ready();
    const field = slot('page/register').locator('form input[required], form input[aria-required="true"]').first();
    await field.focus();
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    styles();
    await expect.poll(() => asked.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0);
    await expect(slot('page/register').getByText(say('register:title')).first()).toBeVisible();
  });

  test('nothing jumps while a page starts', async ({ portal }) => {
    const { page, slot } = portal;
    await watchShifts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const [path, loaded, as] of [
        ['/', slot('page/home')],
        // the published page is a visitor's
        ['/', slot('section/continuePlaying').getByRole('listitem').first(), 'member01'],
        ['/register', slot('page/register').locator('form')],
        ['/rng', slot('page/lobby').getByRole('article').first()],
      ] as const) {
        await forgetTab(portal);
        await portal.open(path, as === undefined ? {} : { as });
        await expect(loaded).toBeVisible();
        await portal.quiet();
        const { shifted, moved } = await shiftsOf(page);
        const what = `${path} of ${as ?? 'a visitor'} at ${width} px: ${moved.join(', ')}`;
        expect(shifted, what).toBeLessThanOrEqual(shiftMax(path));
      }
    }
  });
});

forBrands(allWhenDeep([...sampled(memberBrands, 1), agentBrand], 0), (brand) => {
  const { pages, form } = readable(brand);

  test('a page without its blocks and its code is readable and says what is wrong', async ({ portal }) => {
    const { page, slot, say, problems } = portal;
    problems.expect(/content security policy/i);
    problems.expect(loadErrorLog);
    await refuseBlocks(page, portal.origin, 'scripts and styles');
    await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
    for (const [path, name] of pages) {
      await page.goto(portal.origin + path);
      if (name !== null) await expect(slot(name)).toBeVisible();
      await expect(page.getByRole('alert').getByText(say('portal:chunk_error_title')), path).toBeVisible();
      await expect(page.getByRole('link', { name: say('portal:retry') }), path).toBeVisible();
    }
  });

  for (const refused of allWhenDeep(['scripts and styles', 'scripts', 'styles'] as const, 0)) {
    test(`a site whose policy refuses the blocks of ${refused} uses the linked files`, async ({ portal }) => {
      const { page, slot, problems } = portal;
      problems.expect(/content security policy/i);
      await refuseBlocks(page, portal.origin, refused);
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        const themes: string[] = [];
        Object.assign(globalThis, { themes });
        // from the boot script on
        new MutationObserver(() => {
          const { boot, theme } = document.documentElement.dataset;
          if (boot !== undefined && theme !== undefined) themes.push(theme);
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme', 'data-boot', 'data-route'] });
      });
      const isKept = keepsTheme(portal.snapshot.brand);
      await portal.open(form.path);
      await expect
        .poll(() => ground(page).then(({ shown, token }) => shown === token && shown !== 'rgba(0, 0, 0, 0)'))
        .toBe(true);
      const themeOf = async () => (await ground(page)).theme;
      await expect.poll(themeOf).toBe(isKept ? 'dark' : 'light');
      const themes = await page.evaluate(() => (globalThis as { themes?: string[] }).themes);
      if (refused === 'styles')
        expect(new Set(themes), 'the theme does not change while the page starts').toEqual(new Set([await themeOf()]));
      await expect(page.locator('html')).toHaveAttribute('data-boot', '');
      const blocks = await page
        .locator('head > style')
        .evaluateAll((all) => all.map((block) => (block as HTMLStyleElement).sheet !== null));
      expect(blocks.length).toBeGreaterThan(0);
      expect(new Set(blocks)).toEqual(new Set([!refused.includes('styles')]));
      await expect(slot(form.slot).locator('form').first()).toHaveCSS('display', /grid|flex|block/);
      await expect.poll(() => page.locator('link[media=print], link[rel=deferred][as=style]').count()).toBe(0);
    });
  }
});
