// covers: *
import { fileURLToPath } from 'node:url';
import { type Page, test as base } from '@playwright/test';
import { openapi } from '../../tools/openapi/openapi.ts';
import { type MockDocument, mockOf } from '../../tools/platform/mock/mock.ts';
import { serveMock } from '../../tools/platform/mock/serveMock.ts';
import { expectNotBlank, watchBlank } from './support/checks/blankPage.ts';
import { layoutFindings, settled } from './support/checks/pageChecks.ts';
import { addressOfView, panelViews } from './support/checks/panelViews.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { openSite, portalAt } from './support/own-platform/ownSite.ts';
import { expect, type PortalUnderTest } from './support/portal.ts';
import { sampled } from './support/selection/depth.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Each brand in front of replies of its own; `HOSTILE_SEED` gives others, by hand. A route or panel is opened in one, by turns. */
const FIRST_SEED = Number(process.env['HOSTILE_SEED'] ?? 1);
const brands = ['folia', 'orvane', 'mayloc'].map((brand, index) => ({ brand, seed: FIRST_SEED + index }));

const test = base.extend<{ visit: (brand: string, seed: number) => Promise<PortalUnderTest> }>({
  visit: async ({ page }, use) => {
    const document = JSON.parse(await openapi(fileURLToPath(new URL('../..', import.meta.url)))) as MockDocument;
    const closing: (() => Promise<void>)[] = [];
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await watchBlank(page);
    await use(async (brand, seed) => {
      const mock = await serveMock(mockOf(document, { seed, hostile: true }), { port: 0, host: '127.0.0.1' });
      closing.unshift(mock.close);
      // the mock opens no sealed body, and none is sent here
      const site = await openSite(mock.origin, [], { brand });
      closing.unshift(site.close);
      return portalAt(site, page);
    });
    for (const close of closing) await close();
    // what the console says is not read: addresses of pictures are random words, which the policy refuses
    expect(errors, 'uncaught errors').toEqual([]);
  },
});

/** No blank page, and nothing that scrolls sideways, at both widths. */
async function expectWhole(page: Page, what: string): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await settled(page);
    await expectNotBlank(page, `${what} at ${size.width} px`);
    const wide = (await layoutFindings(page)).filter((finding) => !finding.endsWith('is cut off'));
    expect.soft(wide, `layout of ${what} at ${size.width} px`).toEqual([]);
  }
}

/** The mock takes every token for a member's. */
async function signIn({ open, page }: PortalUnderTest): Promise<void> {
  await open('/');
  await page.evaluate(() => sessionStorage.setItem('token', 'any'));
}

for (const own of brands) {
  const { brand, seed } = own;
  const inTurn = <Item>(items: readonly Item[]): Item[] => items.filter((_, nth) => sampled(brands, nth).includes(own));

  for (const as of ['visitor', 'member'] as const) {
    test(`${brand}, seed ${seed}: every route of a ${as} stands before a hostile platform`, async ({ visit }) => {
      const portal = await visit(brand, seed);
      const { page, snapshot } = portal;
      const paths = Object.values(snapshot.brand.layout.routes).flatMap((route) => route?.paths ?? []);
      expect(paths.length).toBeGreaterThan(20);
      if (as === 'member') await signIn(portal);
      for (const path of inTurn(paths)) {
        await portal.open(path.replace(/:\w+/g, '1'));
        await expectWhole(page, path);
      }
    });
  }

  for (const menu of ['member', 'agent'] as const) {
    test(`${brand}, seed ${seed}: every panel of the ${menu} menu stands before a hostile platform`, async ({ visit }) => {
      const portal = await visit(brand, seed);
      const { page } = portal;
      await signIn(portal);
      await portal.open('/promotions');
      const views = panelViews(portal, menu);
      expect(views.length).toBeGreaterThan(5);
      for (const view of inTurn(views)) {
        await navigateInApp(portal, addressOfView(view));
        await expectWhole(page, `${view.panel}, view ${view.view}`);
      }
    });
  }
}
