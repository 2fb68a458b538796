import { chromium, type Page } from 'playwright';
import { chromiumPath } from '../../chromium.ts';
import { startServer } from '../../site/serve/startServer.ts';
import type { Fetched } from './waterfall.ts';

/** How long a page's reads may take on a loaded machine, ms. */
const READS_MS = 20_000;

/** How long a page is observed after its network is idle, ms. */
const QUIET_MS = 2_500;

/** What a page has requested, by its own clock: those of the browser's processes differ by milliseconds. */
async function fetchedBy(page: Page): Promise<Fetched[]> {
  const entries = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd })),
  );
  return entries
    .filter(({ name }) => name.startsWith('http'))
    .map(({ name, start, end }) => ({ path: new URL(name).pathname, start, end }))
    .toSorted((one, other) => one.end - other.end);
}

/** Loads pages in a browser without any input and returns what each requested from its own site, in the order of the ends. */
export async function watchLoading(
  engineDir: string,
  brands: readonly string[],
  pagesOf: (brand: string) => readonly { path: string; reads: readonly string[] }[],
): Promise<Map<string, Fetched[]>> {
  const server = await startServer({ port: 0, engineDir });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const loaded = new Map<string, Fetched[]>();
  try {
    const watch = async (brand: string, path: string, reads: readonly string[]) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(server.urlOf(brand) + path, { waitUntil: 'networkidle' });
      // a loaded machine may send them later than a quiet network suggests
      const until = performance.now() + READS_MS;
      const isRead = async () => {
        const paths = (await fetchedBy(page)).map((one) => one.path);
        return reads.every((read) => paths.includes(read));
      };
      while (!(await isRead()) && performance.now() < until) await page.waitForTimeout(100);
      await page.waitForTimeout(QUIET_MS);
      loaded.set(`${brand}${path}`, await fetchedBy(page));
      await context.close();
    };
    // most of the time is waiting
    for (const brand of brands) await Promise.all(pagesOf(brand).map(({ path, reads }) => watch(brand, path, reads)));
  } finally {
    await browser.close();
    await server.close();
  }
  return loaded;
}
