import type { Browser } from '@playwright/test';
import type { PortalUnderTest } from './portal.ts';
import { sandboxControl } from './sandboxControl.ts';

/**
 * Another person's browser on the same site, with the same sandbox behind it, or with the one of another session. Its page
 * closes with the browser.
 */
export async function otherPerson(
  portal: PortalUnderTest,
  browser: Browser,
  session: string = portal.session,
): Promise<PortalUnderTest> {
  const { origin, problems } = portal;
  const sandbox = sandboxControl(origin, session);
  const context = await browser.newContext();
  await context.addCookies([{ name: 'sandbox', value: session, url: origin }]);
  await problems.watch(context);
  const page = await context.newPage();
  return {
    ...portal,
    page,
    session,
    sandbox,
    slot: (name) => page.locator(`[data-slot="${name}"]`),
    ready: (on = page) => portal.ready(on),
    open: async (path, { as, stored, ...options } = {}) => {
      const token = as === undefined ? {} : { token: await sandbox.tokenOf(as) };
      await portal.open(path, { on: page, ...options, stored: { ...stored, ...token } });
    },
  };
}
