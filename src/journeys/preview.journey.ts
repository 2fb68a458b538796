// covers: src/preview, tools/preview, login, register, fields, game, header, screens
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { statesOf } from '../preview/states.ts';
import { axeViolations } from './support/checks/axe.ts';
import { deepOnly } from './support/selection/depth.ts';
import { visitState } from '../../tools/preview/visitState.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let server: ChildProcess;
let origin: string;

// a development server is slow on a busy machine
// its simulated platform is a worker
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = spawn(process.execPath, ['--import', 'tsx', 'tools/preview.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', WATCH: '0' },
  });
  origin = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The preview did not start: ${said}`)));
  });
  await warmUp(browser);
});
test.afterAll(() => void server.kill());

/** A new server compiles modules on request, which takes longer than a page waits for its first call. */
async function warmUp(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const path of ['/?brand=folia&tools=on', '/register?brand=orvane', '/?brand=folia&open=modal/loginPopupModal']) {
    await page.goto(origin + path);
    const document = path.includes('tools=on') ? page.frameLocator('iframe') : page;
    await expect(document.locator('html[data-preview="ready"]')).toBeAttached({ timeout: 60_000 });
  }
  await page.close();
}

/** Opens an address of the preview; returns the framed page when rendered. */
async function open(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(origin + address);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html[data-preview="ready"]')).toBeAttached();
  return frame;
}

/** A preview whose server takes longer to compile some modules than a page waits for its first call. */
async function openSlowly(page: Page, slow: RegExp): Promise<{ delayed: string[]; close: () => void }> {
  const delayed: string[] = [];
  const target = new URL(origin);
  // the page's service worker hides its requests from the browser driver
  const proxy = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isSlow = slow.test(url);
    if (isSlow) delayed.push(url);
    const pass = () => {
      const onward = request({ host: target.hostname, port: target.port, path: url, method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    setTimeout(pass, isSlow ? 10_000 : 0);
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  await page.goto(`http://localhost:${(proxy.address() as AddressInfo).port}/help?brand=folia`);
  return {
    delayed,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

for (const slow of [/\/contract\/startupSchemas\.ts/, /\/platform\/http\/client\.ts/]) {
  test(
    `a server that compiles ${slow.source} for longer than the first call may take shows no network error`,
    deepOnly,
    async ({ page }) => {
      const { delayed, close } = await openSlowly(page, slow);
      try {
        await expect(page.locator('html[data-preview="ready"]')).toBeAttached();
        await expect(page.locator('[data-slot="screen/networkError"]')).toHaveCount(0);
        expect(delayed).not.toEqual([]);
      } finally {
        close();
      }
    },
  );
}

test('the page is rendered alone, as published, until the tools are opened', deepOnly, async ({ page }) => {
  await page.goto(`${origin}/register?brand=orvane&user=nobody1`);
  await expect(page.locator('html[data-brand="orvane"][data-preview="ready"]')).toBeAttached();
  await expect(page.locator('[data-slot="page/register"]')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'There is no user "nobody1"' })).toBeVisible();
  await page.getByRole('link', { name: 'Tools', exact: true }).click();
  await expect(page.frameLocator('iframe').locator('[data-slot="page/register"]')).toBeVisible();
  await page.getByRole('link', { name: 'Page only' }).click();
  await expect(page.locator('[data-slot="page/register"]')).toBeVisible();
});

test('a change in the tools applies without a reload, and its address reproduces it', deepOnly, async ({ page, browser }) => {
  const frame = await open(page, '/?brand=folia&panel=state');
  await frame.locator('body').evaluate(() => ((window as { mark?: boolean }).mark = true));

  await page.getByLabel('Scenario').selectOption('maintenance');
  await expect(frame.locator('[data-slot="screen/maintenance"]')).toBeVisible();
  await page.getByLabel('Scenario').selectOption('normal');
  await expect(frame.locator('[data-slot="page/home"]')).toBeVisible();

  await page.getByLabel('Signed in as').selectOption('vip00005');
  await expect(frame.locator('[data-slot="region/header"] [data-entry="login"]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(frame.locator('html[data-theme="dark"]')).toBeAttached();
  await page.getByRole('tab', { name: 'Flags' }).click();
  await page.getByRole('radiogroup', { name: 'CBS3' }).getByRole('radio', { name: 'Off' }).click();
  await expect(page).toHaveURL(/user=vip00005&theme=dark&flags=CBS3:0&panel=flags/);
  expect(await frame.locator('body').evaluate(() => (window as { mark?: boolean }).mark)).toBe(true);

  const context = await browser.newContext();
  const other = await context.newPage();
  const shown = await open(other, page.url().slice(origin.length));
  await expect(shown.locator('html[data-theme="dark"]')).toBeAttached();
  await expect(other.getByRole('radiogroup', { name: 'CBS3' }).getByRole('radio', { name: 'Off' })).toBeChecked();
  await context.close();
});

test(
  'a click in the page explains an element, also over an open dialog; invalid options are reported',
  deepOnly,
  async ({ page }) => {
    const frame = await open(page, '/?brand=folia&user=member1&open=modal/loginPopupModal&tools=on');
    await expect(page.getByRole('status', { name: 'Invalid options' })).toContainText('Did you mean member01?');
    await page.getByRole('button', { name: 'Inspect', exact: true }).click();
    await frame.locator('[data-slot="field/username"]').first().click();
    const card = page.getByRole('article', { name: 'field/username' });
    await expect(card).toContainText('src/features/fields/InputField.tsx');
    await expect(card).toContainText('brands/base/register-form.json:');
    await page.getByRole('tab', { name: 'Calls' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'permission' }).first()).toContainText('fits');
  },
);

test('a game plays in its frame with the platform simulated in the page, and the header updates', deepOnly, async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const game = { vassalage: 'INH', nodeId: 'INH-RNG-1', gameId: 'RNG1', gameType: 'RNG', gameCategory: 'RNG' };
  await page.addInitScript((launch) => sessionStorage.setItem('launch', launch), JSON.stringify({ game, from: '/rng' }));
  await page.goto(`${origin}/game?brand=folia&user=member01`);
  const balance = page.frameLocator('iframe').locator('[data-balance]');
  await expect(balance).toHaveAttribute('data-balance', '1250.50');
  const wallet = page.locator('[data-slot="region/header"]').getByText('1.371,25');
  await expect(wallet).toBeVisible();
  await page.frameLocator('iframe').locator('.spin').click();
  await expect(balance).not.toHaveAttribute('data-balance', '1250.50');
  await expect(wallet).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the tools are accessible in both themes, on a phone too', deepOnly, async ({ page }) => {
  await open(page, '/?brand=folia&panel=state&pick=section/notice');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(colorScheme === 'light' ? { width: 1280, height: 800 } : { width: 390, height: 844 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const violations = await axeViolations(page, { exclude: ['iframe'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
  }
});

test('a state opens by its address, complete, in both themes and at both widths', deepOnly, async ({ browser }) => {
  const state = statesOf({ guarded: false, own: {}, scenarios: {}, users: {} }).find(
    ({ name }) => name === 'login with empty fields',
  )!;
  expect((await visitState(browser, { origin, brand: 'orvane', state })).mistakes).toEqual([]);
});
