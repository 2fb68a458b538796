import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import type { PanelMenu, PublishedPanels } from '../../../src/engine/records/panels.ts';
import { chromiumPath } from '../../chromium.ts';
import { startServer } from '../../site/serve/startServer.ts';
import type { OpenedPanel } from './panelScripts.ts';

/** A page of few parts, below the centre. */
const PAGE = '/promotions';
/** Seed users who may open every panel of a menu. */
const accounts: Readonly<Record<PanelMenu, string>> = { member: 'member01', agent: 'agent001' };
/** Flags that hide panels. */
const flags = { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' };
/** Idle periods, at least 100 ms apart, without a request: a busy machine fetches late what is of the page too. */
const QUIET_PERIODS = 25;
/** Most times that the idle periods are awaited. */
const MOST_WAITS = 20;
const READY_MS = 20_000;

/** Signs the user in, in a tab of the context. */
async function signedIn(context: BrowserContext, origin: string, account: string): Promise<Page> {
  const page = await context.newPage();
  const empty = `${origin}/empty-page`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(empty);
  for (const [path, body] of Object.entries({ flags, user: { account } })) {
    await page.evaluate(
      async ([call, sent]) => {
        const reply = await fetch(`/__sandbox/${call}`, { method: 'POST', body: sent });
        const { token = '' } = (await reply.json()) as { token?: string };
        sessionStorage.setItem('token', token);
      },
      [path, JSON.stringify(body)] as const,
    );
  }
  return page;
}

/** Opens the page below the centre and waits until it requests nothing more by itself. */
async function openPage(page: Page, address: string): Promise<void> {
  let started = 0;
  let open = 0;
  page.on('request', () => {
    started += 1;
    open += 1;
  });
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  await page.goto(address);
  let before = -1;
  for (let waits = 0; waits < MOST_WAITS && (before < started || open > 0); waits += 1) {
    before = started;
    await page.evaluate(async (periods) => {
      for (let nth = 0; nth < periods; nth += 1)
        await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)));
    }, QUIET_PERIODS);
  }
}

/** Paths of the scripts that the page has fetched, from the network or a cache. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** Opens every panel of a brand in a document of its own, as the first panel of its visit, and tells what scripts that fetched. */
export async function watchPanels(engineDir: string, brand: string): Promise<OpenedPanel[]> {
  const site = join(engineDir, 'sites', brand);
  const { panels } = JSON.parse(readFileSync(join(site, 'boot.json'), 'utf8')) as Snapshot;
  const published = JSON.parse(readFileSync(join(site, panels.file), 'utf8')) as PublishedPanels;
  const server = await startServer({ port: 0, engineDir });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const origin = server.urlOf(brand);
    const openMenu = async (menu: PanelMenu): Promise<OpenedPanel[]> => {
      const page = await signedIn(await browser.newContext(), origin, accounts[menu]);
      await openPage(page, origin + PAGE);
      const ofPage = await scriptsOf(page);
      const opened: OpenedPanel[] = [];
      for (const name of Object.keys(published[menu])) {
        await page.goto(`${origin}${PAGE}?centre=${menu}.${name}`);
        const panel = page.locator(`[data-slot="panel/${name}"]:not([data-state="loading"])`);
        await panel.waitFor({ state: 'attached', timeout: READY_MS });
        await page.waitForLoadState('networkidle');
        const state = (await panel.getAttribute('data-state')) ?? '';
        opened.push({ menu, name, state, ofPage, loaded: await scriptsOf(page) });
      }
      return opened;
    };
    return (await Promise.all((['member', 'agent'] as const).map(openMenu))).flat();
  } finally {
    await browser.close();
    await server.close();
  }
}
