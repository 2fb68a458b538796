import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { median } from './compare.ts';

const probe = fileURLToPath(new URL('./probe.js', import.meta.url));

export type Profile = 'fast' | 'slow';

/** Measures of one page visit; ms, bytes. Form measures are 0 on other pages. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  /** The first field shows the text of an error after it was left. */
  ready: number;
  /** Script time until then. */
  script: number;
  /** From a key to the painted frame, median of the keys typed. */
  key: number;
  /** Requests until the network is quiet, and their bytes as transferred. */
  requests: number;
  bytes: number;
  /** Heap in use after the form, garbage collected. */
  heap: number;
}

interface Seen extends Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'ready'> {
  keys: number[];
}

const MBIT = 1_000_000 / 8;
const TYPED = 'river27stone';
/** How long to wait after the last request, ms. */
const QUIET: Record<Profile, number> = { fast: 400, slow: 1500 };
const READY_MAX_MS = 30_000;

/** A page in its own browser context, with an empty cache and the probe. */
export async function openPage(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // the certificate is made for this run
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.addInitScript({ path: probe });
  return { page, cdp, close: () => context.close() };
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

/** Heap in bytes after a garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  return metric(cdp, 'JSHeapUsedSize');
}

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1.6 * MBIT, uploadThroughput: 0.75 * MBIT };
const SLOW_CPU = { rate: 4 };

/** Commands for a CPU 4x slower, 1.6 Mbit/s and 150 ms round trip. */
export const slowCommands = [
  ['Network.emulateNetworkConditions', SLOW_LINE],
  ['Emulation.setCPUThrottlingRate', SLOW_CPU],
] as const;

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send(...slowCommands[0]);
  await cdp.send(...slowCommands[1]);
}

/** Counts requests over the network and their bytes. */
async function watchLine(cdp: CDPSession): Promise<() => Pick<Visit, 'requests' | 'bytes'>> {
  let requests = 0;
  let bytes = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ request }) => void (requests += request.url.startsWith('http') ? 1 : 0));
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  return () => ({ requests, bytes });
}

/** Opens an address with an empty cache, asks its form until it answers, and types into it. */
export async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const { page, cdp, close } = await openPage(browser);
  try {
    if (profile === 'slow') await slowDown(cdp);
    const line = await watchLine(cdp);
    const hasForm = url.includes('register');
    let script = 0;
    let answered = (): void => undefined;
    const answers = new Promise<void>((resolve) => (answered = resolve));
    await page.exposeFunction('benchReady', async () => {
      script = (await metric(cdp, 'ScriptDuration')) * 1000;
      answered();
    });
    await page.goto(url, { waitUntil: 'load', timeout: READY_MAX_MS });
    // the page's policy forbids waiting by an expression
    const late = setTimeout(READY_MAX_MS, false, { ref: false });
    if (hasForm && !(await Promise.race([answers.then(() => true), late])))
      throw new Error(`The form of ${url} does not answer.`);
    // on a slow processor the network is quiet before the page's code has run
    if (!url.endsWith('.html')) await page.locator('html[data-route]').waitFor({ state: 'attached', timeout: READY_MAX_MS });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET[profile]);
    const { requests, bytes } = line();
    let heap = 0;
    if (hasForm) {
      await page.locator('form input[name]:not([type=radio])').first().focus();
      await page.keyboard.type(TYPED, { delay: 70 });
      await page.waitForTimeout(100);
      heap = await heapOf(cdp);
    }
    const { keys, ...seen } = (await page.evaluate('window.bench')) as Seen;
    return { ...seen, script, requests, bytes, key: median(keys), heap };
  } finally {
    await close();
  }
}

const STOPS = [
  { path: '/register', selector: '[data-slot="page/register"]' },
  { path: '/', selector: '[data-slot="page/home"]' },
  { path: '/help', selector: '[data-slot="page/help"]' },
  { path: '/', selector: '[data-slot="page/home"]' },
];

/** Route changes until all pages are loaded and compiled; end at the home page. */
const WARM_UP = 60;

/** Relative heap growth of the portal over that many route changes, a multiple of four. */
export async function heapGrowth(browser: Browser, origin: string, changes = 200): Promise<number> {
  const { page, cdp, close } = await openPage(browser);
  try {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const go = (count: number) => page.evaluate(`window.benchRoutes(${count}, ${JSON.stringify(STOPS)})`);
    await go(WARM_UP);
    const before = await heapOf(cdp);
    await go(changes);
    return (await heapOf(cdp)) / before - 1;
  } finally {
    await close();
  }
}
