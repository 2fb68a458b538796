// covers: home
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist, expect, type PortalUnderTest, test } from './support/portal.ts';
import { ask } from './support/sandboxControl.ts';

/** Some code of the site that a worker can run: what a forgotten build had left would come from the site as well. */
const script = readdirSync(join(dist, 'assets')).find((file) => /^AffiliateResponse-.*\.js$/.test(file));

const workers = ({ page }: PortalUnderTest): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a service worker that another build has left is removed, and never comes back', async ({ portal }) => {
  const { page } = portal;
  await portal.open();
  expect(await workers(portal)).toBe(0);
  await page.evaluate(async (file) => {
    // the policy that the portal itself may use for workers
    type Policy = { createScriptURL: (url: string) => string };
    type Policies = { createPolicy: (name: string, rules: Policy) => Policy };
    const { trustedTypes } = window as unknown as { trustedTypes: Policies };
    const address = trustedTypes
      .createPolicy('portal-worker', { createScriptURL: (url) => url })
      .createScriptURL(`/assets/${file}`);
    await navigator.serviceWorker.register(address, { type: 'module' });
  }, script ?? '');
  expect(await workers(portal)).toBe(1);
  await page.reload();
  await portal.ready();
  await expect.poll(() => workers(portal)).toBe(0);
});

test('the address of the mock service worker answers nothing', async ({ portal }) => {
  expect((await ask(portal.origin, '/mockServiceWorker.js')).status).toBe(404);
});
