import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { diskFolders } from '../../../tools/brand-files/brandFolders.ts';
import { type RunningServer, startServer } from '../../../tools/site/serve/startServer.ts';
import type { Build } from './brands/publishBeside.ts';
import { collectProblems, type Problems } from './problems.ts';
import { ask, type SandboxControl, sandboxControl } from './sandboxControl.ts';
import { watchRequests } from './quiet.ts';
import { readSnapshot, type Translate, translatorOf } from './texts.ts';
import type { Snapshot } from '#engine/brand/snapshot.ts';

export { expect };

export { agentBrand, allBrands, memberBrands } from './selection/brands.ts';

export interface OpenOptions {
  /** Account of a seed user whose session the tab already has. */
  as?: string;
  /** What the tab has stored besides. */
  stored?: Readonly<Record<string, string>>;
  /** Opens another tab. */
  on?: Page;
}

/** A brand's site in its own browser context, with its own sandbox state. */
export interface PortalUnderTest {
  page: Page;
  brand: string;
  origin: string;
  sandbox: SandboxControl;
  problems: Problems;
  session: string;
  /** Opens a path and waits for hydration. */
  open: (path?: string, options?: OpenOptions) => Promise<void>;
  /** Waits until the current page is hydrated, or replaced by a screen. */
  ready: (page?: Page) => Promise<void>;
  /** Waits until the pages request nothing for a while. */
  quiet: () => Promise<void>;
  /** The root of a registry entry, such as `modal/loginPopupModal`. */
  slot: (name: string) => Locator;
  /** The brand's texts in its default language. */
  say: Translate;
  /** The brand's texts in another language, by the platform's code. */
  wordsIn: (language: string) => Translate;
  snapshot: Snapshot;
}

interface Options {
  brand: string;
}

interface Fixtures {
  portal: PortalUnderTest;
}

interface WorkerFixtures {
  build: Build;
  server: RunningServer;
}

/** The tested build; `DIST` names another folder. */
export const dist = process.env['DIST'] ?? fileURLToPath(new URL('../../../dist', import.meta.url));

/** Navigates to an empty page of the site, where no portal writes to the tab's storage. */
async function leaveFor(page: Page, origin: string): Promise<void> {
  const empty = `${origin}/empty-page`;
  if (page.url() === empty) return;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(empty);
  await page.unroute(empty);
}

/** Clears the tab's storage, so that everything is requested again. */
export async function forgetTab({ page, origin }: Pick<PortalUnderTest, 'page' | 'origin'>): Promise<void> {
  await leaveFor(page, origin);
  await page.evaluate(() => sessionStorage.clear());
}

/** Stores entries in the tab. */
async function storeInTab(page: Page, origin: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await leaveFor(page, origin);
  await page.evaluate((stored) => void Object.assign(sessionStorage, stored), entries);
}

let tests = 0;

/** Declares the same tests for some brands, each with its own site. */
export function forBrands(brands: readonly string[], declare: (brand: string) => void): void {
  for (const brand of brands) {
    test.describe(brand, () => {
      test.use({ brand });
      declare(brand);
    });
  }
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  brand: ['folia', { option: true }],

  build: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      if (!existsSync(join(dist, 'sites'))) throw new Error(`There is no build in ${dist}; run "npm run build".`);
      await use({ engineDir: dist, folders: diskFolders() });
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ build }, use) => {
      const server = await startServer({ port: 0, ...build });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ brand, server }, use) => use(server.urlOf(brand)),

  portal: async ({ brand, build, server, context, page }, use, { workerIndex }) => {
    const origin = server.urlOf(brand);
    const session = `w${workerIndex}-${++tests}`;
    await context.addCookies([{ name: 'sandbox', value: session, url: origin }]);
    const problems = collectProblems();
    await problems.watch(context);
    const quiet = watchRequests(context);
    const sandbox = sandboxControl(origin, session);
    await ask(origin, '/__sandbox/csp-reports', { method: 'DELETE' });

    const ready = async (shown: Page = page) => {
      // both are set by effects, so never in the published page
      await expect(shown.locator('html[data-route], [data-slot^="screen/"]').first()).toBeAttached();
    };
    const snapshot = readSnapshot(build.engineDir, brand);
    const wordsIn = (language: string) => translatorOf(build.engineDir, brand, language);
    await use({
      page,
      snapshot,
      wordsIn,
      say: wordsIn(snapshot.texts.language),
      brand,
      origin,
      sandbox,
      problems,
      session,
      ready,
      quiet,
      slot: (name) => page.locator(`[data-slot="${name}"]`),
      open: async (path = '/', { as, stored, on = page } = {}) => {
        const entries = { ...stored, ...(as === undefined ? {} : { token: await sandbox.tokenOf(as) }) };
        if (Object.keys(entries).length > 0) await storeInTab(on, origin, entries);
        await on.goto(origin + path);
        await ready(on);
      },
    });

    const reports = JSON.parse((await ask(origin, '/__sandbox/csp-reports')).text) as unknown[];
    expect(problems.unexpected(), 'problems of the page').toEqual([]);
    expect(reports, 'violations that the browser reported').toEqual([]);
  },
});
