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

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const test = base.extend<{ portal: PortalUnderTest }>({
  portal: async ({ page }, use) => {
    const document = JSON.parse(await openapi(fileURLToPath(new URL('../..', import.meta.url)))) as MockDocument;
    const mock = await serveMock(mockOf(document, { seed: 1, hostile: true }), { port: 0, host: '127.0.0.1' });
    // the mock opens no sealed body, and none is sent here
    const site = await openSite(mock.origin, []);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await watchBlank(page);
    await use(await portalAt(site, page));
    await site.close();
    await mock.close();
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

for (const as of ['visitor', 'member'] as const) {
  test(`every route of a ${as} stands before a hostile platform`, async ({ portal }) => {
    const { page, snapshot } = portal;
    const paths = Object.values(snapshot.brand.layout.routes).flatMap((route) => route?.paths ?? []);
    expect(paths.length).toBeGreaterThan(20);
    if (as === 'member') await signIn(portal);
    for (const path of paths) {
      await portal.open(path.replace(/:\w+/g, '1'));
      await expectWhole(page, path);
    }
  });
}

for (const menu of ['member', 'agent'] as const) {
  test(`every panel of the ${menu} menu stands before a hostile platform`, async ({ portal }) => {
    const { page } = portal;
    await signIn(portal);
    await portal.open('/promotions');
    const views = panelViews(portal, menu);
    expect(views.length).toBeGreaterThan(5);
    for (const view of views) {
      await navigateInApp(portal, addressOfView(view));
      await expectWhole(page, `${view.panel}, view ${view.view}`);
    }
  });
}
