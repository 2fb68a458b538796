import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { startServer } from '../serve/startServer.ts';

/** How long a page is observed after its network is idle, ms. */
const QUIET_MS = 2_500;

/** Loads pages in a browser without any input and returns the scripts, styles and fonts that each requested. */
export async function watchLoading(
  engineDir: string,
  brands: readonly string[],
  paths: readonly string[],
): Promise<Map<string, string[]>> {
  const server = await startServer({ port: 0, engineDir });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const loaded = new Map<string, string[]>();
  try {
    const watch = async (brand: string, path: string) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const asked = new Set<string>();
      page.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url());
        if (/\.(?:js|css|woff2)$/.test(pathname)) asked.add(pathname);
      });
      await page.goto(server.urlOf(brand) + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(QUIET_MS);
      loaded.set(`${brand}${path}`, [...asked]);
      await context.close();
    };
    // most of the time is waiting
    for (const brand of brands) await Promise.all(paths.map((path) => watch(brand, path)));
  } finally {
    await browser.close();
    await server.close();
  }
  return loaded;
}
