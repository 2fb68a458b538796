import type { Browser } from '@playwright/test';
import type { PortalUnderTest } from './portal.ts';

/** Another person's browser on the same site, with the same sandbox behind it. Its page closes with the browser. */
export async function otherPerson(portal: PortalUnderTest, browser: Browser): Promise<PortalUnderTest> {
  const { origin, session, problems } = portal;
  const context = await browser.newContext();
  await context.addCookies([{ name: 'sandbox', value: session, url: origin }]);
  await problems.watch(context);
  const page = await context.newPage();
  return {
    ...portal,
    page,
    slot: (name) => page.locator(`[data-slot="${name}"]`),
    ready: (on = page) => portal.ready(on),
    open: (path, options) => portal.open(path, { on: page, ...options }),
  };
}
