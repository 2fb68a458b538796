import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, test as base } from '@playwright/test';
import type { PayloadKey } from '#contract/types.ts';
import { diskFolders } from '../../../../tools/brand-files/brandFolders.ts';
import { createPlatformProxy } from '../../../../tools/site/proxy/platformProxy.ts';
import { httpPlatform } from '../../../../tools/site/publish/platforms.ts';
import { publishAll } from '../../../../tools/site/publish/publishAll.ts';
import { disagreements } from '../../../../tools/site/serve/agreement.ts';
import { readSites } from '../../../../tools/site/serve/sites.ts';
import { startServer } from '../../../../tools/site/serve/startServer.ts';
import { dist, expect, type PortalUnderTest } from '../portal.ts';
import { collectProblems } from '../problems.ts';
import { watchRequests } from '../quiet.ts';
import { sandboxControl } from '../sandboxControl.ts';
import { readSnapshot, translatorOf } from '../texts.ts';
import { brookWords, type PlatformWords } from './brookBrand.ts';
import { withKeys, withWords } from './withKeys.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

interface OwnPlatform {
  origin: string;
  key: PayloadKey;
  stop: () => void;
}

/** Starts the platform as a process of its own. */
async function startPlatform(tongue: string): Promise<OwnPlatform> {
  const child = spawn(process.execPath, ['--import', 'tsx', main, tongue], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += String(part);
      if (said.includes('\n')) resolve(said);
    });
    child.once('exit', () => reject(new Error(`The platform did not start: ${said}`)));
  });
  const { origin, key } = JSON.parse(line) as Omit<OwnPlatform, 'stop'>;
  return { origin, key, stop: () => void child.kill() };
}

/** A published brand in front of a platform. */
export interface OwnSite {
  /** Origin of the platform itself. */
  platform: string;
  brand: string;
  /** Origin of the brand's site. */
  origin: string;
  /** Folder with `sites`. */
  root: string;
  /** What the server says of the platform. */
  said: string[];
  close: () => Promise<void>;
}

const BRAND = 'folia';

/** What a site is opened with. */
interface SiteOptions {
  brand?: string;
  /** What the brand says of a platform that has names and shapes of its own. */
  words?: PlatformWords;
}

/** Publishes a brand from a platform with these keys, and serves it in front of it. */
export async function openSite(
  platform: string,
  keys: PayloadKey[],
  { brand = BRAND, words = { endpoints: {} } }: SiteOptions = {},
): Promise<OwnSite> {
  const root = mkdtempSync(join(tmpdir(), 'own-'));
  const said: string[] = [];
  const { failed } = await publishAll([brand], {
    engineDir: dist,
    root,
    folders: withWords(withKeys(diskFolders(), new Map([[brand, keys]])), brand, words),
    platformOf: httpPlatform(platform),
  });
  expect(failed).toEqual([]);
  const proxy = createPlatformProxy({ platform, write: (line) => said.push(line) });
  const server = await startServer({ engineDir: root, platform: proxy });
  for (const one of readSites(root)) said.push(...(await disagreements(one, proxy)));
  const close = async () => {
    await server.close();
    rmSync(root, { recursive: true });
  };
  return { platform, brand, origin: server.urlOf(brand), root, said, close };
}

/** The brand's site in a page. */
export async function portalAt({ brand, origin, root }: OwnSite, page: Page): Promise<PortalUnderTest> {
  const snapshot = readSnapshot(root, brand);
  const problems = collectProblems();
  await problems.watch(page.context());
  const ready = async (shown = page) => expect(shown.locator('html[data-route], [data-slot^="screen/"]').first()).toBeAttached();
  const wordsIn = (language: string) => translatorOf(root, brand, language);
  return {
    page,
    brand,
    origin,
    // there is none: each control call is 404
    sandbox: sandboxControl(origin, 'none'),
    problems,
    session: 'none',
    snapshot,
    wordsIn,
    say: wordsIn(snapshot.texts.language),
    ready,
    quiet: watchRequests(page.context()),
    slot: (name) => page.locator(`[data-slot="${name}"]`),
    open: async (path = '/') => {
      await page.goto(origin + path);
      await ready();
    },
  };
}

/** How the platform speaks: as the document says, or with names and shapes of its own, which the brand maps. */
export type Tongue = 'document' | 'brook';

export const test = base.extend<{ portal: PortalUnderTest }, { tongue: Tongue; site: OwnSite }>({
  tongue: ['document', { scope: 'worker', option: true }],
  site: [
    async ({ tongue }, use) => {
      const platform = await startPlatform(tongue);
      const site = await openSite(platform.origin, [platform.key], tongue === 'brook' ? { words: brookWords } : {});
      await use(site);
      await site.close();
      platform.stop();
    },
    { scope: 'worker' },
  ],
  portal: async ({ site, page }, use) => {
    const portal = await portalAt(site, page);
    await use(portal);
    expect(portal.problems.unexpected(), 'problems of the page').toEqual([]);
  },
});
