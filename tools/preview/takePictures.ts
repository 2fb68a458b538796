/**
 * `npm run pictures`: takes the README's pictures from the production build with the simulated platform, into
 * `src/docs/pictures`. Run after `npm run build`. Fails on a picture above 60 kB.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { startServer } from '../site/serve/startServer.ts';

interface Picture {
  name: string;
  brand: string;
  path: string;
  /** Shown when the picture is taken. */
  awaited: string;
  theme: 'light' | 'dark';
  /** Null for a visitor. */
  user: string | null;
  size: 'desktop' | 'phone';
}

const MOST_BYTES = 60_000;
const sizes = { desktop: { width: 1280, height: 800, scale: 0.6 }, phone: { width: 390, height: 800, scale: 0.9 } } as const;
const member = { user: 'member01', size: 'desktop' } as const;

const pictures: readonly Picture[] = [
  { ...member, name: 'home', brand: 'folia', path: '/', awaited: '[data-slot^="section/"] img', theme: 'light' },
  {
    ...member,
    name: 'deposit',
    brand: 'orvane',
    path: '/?centre=member.depositv2',
    awaited: '[data-channel] img',
    theme: 'dark',
  },
  {
    ...member,
    name: 'records',
    brand: 'folia',
    path: '/?centre=member.personalHistoryCopy',
    awaited: '[data-row]',
    theme: 'light',
  },
  { ...member, name: 'missions', brand: 'mayloc', path: '/?centre=member.missionLeaderboard', awaited: 'li', theme: 'dark' },
  {
    name: 'phone-home',
    brand: 'mayloc',
    path: '/',
    awaited: '[data-slot^="section/"] img',
    theme: 'light',
    user: null,
    size: 'phone',
  },
  {
    ...member,
    name: 'phone-withdraw',
    brand: 'folia',
    path: '/?centre=member.withdraw',
    awaited: 'form',
    theme: 'dark',
    size: 'phone',
  },
];

const out = fileURLToPath(new URL('../../src/docs/pictures', import.meta.url));

async function takePicture(browser: Browser, origin: string, { size, theme, user, path, awaited }: Picture): Promise<Buffer> {
  const { width, height, scale } = sizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(origin);
  const token = await page.evaluate(async (account) => {
    if (account === null) return null;
    const reply = await fetch('/__sandbox/user', { method: 'POST', body: JSON.stringify({ account }) });
    return ((await reply.json()) as { token: string }).token;
  }, user);
  // a page of its own, so that no greeting covers the picture
  if (token !== null) {
    await page.goto(`${origin}/?token=${token}`);
    await page.locator('header[data-member]').waitFor();
  }
  await page.goto(origin + path);
  if ((await page.locator('html').getAttribute('data-theme')) !== theme) {
    await page.locator('header [role="radiogroup"] input:not(:checked)').dispatchEvent('click');
  }
  const scope = path.includes('centre=') ? '[data-slot="modal/centre"] section ' : '';
  await page.locator(`${scope}${awaited}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const taken = await page.screenshot({ type: 'jpeg', quality: 72 });
  await context.close();
  return taken;
}

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const tooLarge: string[] = [];
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
try {
  for (const picture of pictures) {
    const taken = await takePicture(browser, server.urlOf(picture.brand), picture);
    writeFileSync(`${out}/${picture.name}.jpg`, taken);
    console.log(`${picture.name}.jpg: ${(taken.length / 1000).toFixed(1)} kB`);
    if (taken.length > MOST_BYTES) tooLarge.push(picture.name);
  }
} finally {
  await browser.close();
  await server.close();
}
for (const name of tooLarge) console.error(`${name}.jpg is above ${MOST_BYTES / 1000} kB`);
process.exitCode = tooLarge.length === 0 ? 0 : 1;
