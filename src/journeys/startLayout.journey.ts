// covers: register, home
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { allWhenDeep, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { holdRequests } from './support/holdRequests.ts';

interface TraceEvent {
  name: string;
  args?: { beginData?: { frame: string; dirtyObjects: number; totalObjects: number } };
}

/** Layouts of most of a frame since tracing started. */
async function largeLayouts(browser: Browser, frame: string): Promise<number> {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const layouts = traceEvents.flatMap(({ name, args }) => (name === 'Layout' && args?.beginData ? [args.beginData] : []));
  return layouts.filter((layout) => layout.frame === frame && layout.dirtyObjects > layout.totalObjects / 2).length;
}

forBrands(sampled(memberBrands, 2), () => {
  for (const path of allWhenDeep(['/', '/register'], 1)) {
    test(`after its first paint ${path} is laid out as a whole only once, for its type faces`, async ({ portal, browser }) => {
      const { page, origin } = portal;
      const devTools = await page.context().newCDPSession(page);
      const files: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && files.push(request.url()));
      // one after the other
      await page.route(/\.woff2$/, async (route) => {
        await setTimeout(files.length * 150);
        await route.continue();
      });
      const code = await holdRequests(page, /\/assets\/main-[^/]*\.js$/);
      await page.goto(origin + path, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(300);
      expect(files).toEqual([]);
      // an attribute that styles depend on, set anew, makes Chromium compute those of all elements
      await page.evaluate(() => {
        const root = document.documentElement;
        new MutationObserver(() => (root.dataset['languageSet'] = '')).observe(root, { attributeFilter: ['lang'] });
      });

      await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
      code();
      await portal.ready();
      const faces = () =>
        page.evaluate(() => {
          const states = [...document.fonts].filter(({ family }) => !family.includes('Substitute')).map(({ status }) => status);
          return { loaded: states.filter((state) => state === 'loaded').length > 1, loading: states.includes('loading') };
        });
      await expect.poll(faces).toEqual({ loaded: true, loading: false });
      await page.waitForTimeout(500);
      const { frameTree } = await devTools.send('Page.getFrameTree');
      expect(await largeLayouts(browser, frameTree.frame.id)).toBe(1);
      await expect(page.locator('html')).not.toHaveAttribute('data-language-set');
      expect(files, 'each file once').toHaveLength(new Set(files).size);
    });
  }
});
