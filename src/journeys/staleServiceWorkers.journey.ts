// covers: home
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';
import { ask } from './support/sandboxControl.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember } from './support/visitor.ts';

const LEFT = '/left-behind.js';
const OWN = '/offline-worker.js';

/** A worker that controls every page of the host and every request. */
const worker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const headers = new Headers(event.request.headers);
  headers.set('X-Foreign-Worker', '1');
  event.respondWith(fetch(event.request.mode === 'navigate' ? event.request : new Request(event.request, { headers })));
});`;

const planting = `<link rel="icon" href="data:,"><script>navigator.serviceWorker.register('${LEFT}')</script>`;

/** The portal's host with a page and a worker of another build; all else is the portal. */
async function hostWithPast(port: number): Promise<{ server: Server; origin: string; seen: string[] }> {
  const seen: string[] = [];
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { url: path, method, headers } = incoming;
    if (headers['x-foreign-worker'] !== undefined) seen.push(path ?? '');
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/left-behind.html') outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(planting);
    else if (incoming.url === LEFT) outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
    else forward(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://folia.localhost:${(server.address() as AddressInfo).port}`, seen };
}

/** The scripts of the registered workers, and of the one that controls the page. */
const workers = (page: Page): Promise<{ registered: string[]; controller: string | null }> =>
  page.evaluate(async () => {
    const path = (worker: ServiceWorker | null | undefined) => (worker ? new URL(worker.scriptURL).pathname : null);
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      registered: registrations.flatMap(({ active, waiting, installing }) => path(active ?? waiting ?? installing) ?? []),
      controller: path(navigator.serviceWorker.controller),
    };
  });

/** The worker of the other build is gone, and the site's own is there. */
async function expectOwn(page: Page): Promise<void> {
  await expect.poll(async () => (await workers(page)).registered).toEqual([OWN]);
  expect((await workers(page)).controller).not.toBe(LEFT);
}

/** Opens the old build's page and waits until its worker controls the host. */
async function plant(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/left-behind.html`);
  await expect.poll(() => workers(page)).toEqual({ registered: [LEFT], controller: LEFT });
}

test.use({ serviceWorkers: 'allow' });

test.describe('a host where another build ran', () => {
  let host: Awaited<ReturnType<typeof hostWithPast>>;
  test.beforeEach(async ({ server }) => {
    host = await hostWithPast(server.port);
  });
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
    host.server.closeAllConnections();
    host.server.close();
  });

  test('a service worker left by another build is removed, and never comes back', async ({ portal }) => {
    const { page } = portal;
    await plant(page, host.origin);
    for (const path of ['/', '/help', '/register']) {
      await page.goto(host.origin + path);
      await portal.ready();
      await expectOwn(page);
    }
  });

  test('a page controlled by its worker reloads once, sends the platform nothing through it, and keeps its address', async ({
    portal,
  }) => {
    const { page } = portal;
    await plant(page, host.origin);
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto(`${host.origin}/promotions?referralCode=abc#top`);
    await portal.ready();
    await expectOwn(page);
    expect(page.url()).toBe(`${host.origin}/promotions?referralCode=abc#top`);
    await page.waitForTimeout(500);
    expect(loads).toBe(2);
    expect(host.seen.filter((path) => /^\/(?:wps|lgw|lotto)\//.test(path))).toEqual([]);
  });

  test('a sign-in by link survives the reload', deepOnly, async ({ portal }) => {
    const { page, sandbox } = portal;
    const token = await sandbox.tokenOf('member01');
    await plant(page, host.origin);
    await page.goto(`${host.origin}/?token=${token}`);
    await portal.ready();
    await expectOwn(page);
    expect(page.url()).not.toContain(token);
    await expectMember(portal, seedUser('folia', 'member01').nickname ?? '');
    expect(host.seen.filter((path) => /^\/(?:wps|lgw|lotto)\//.test(path))).toEqual([]);
  });
});

test('the address of the mock service worker returns 404', async ({ portal }) => {
  expect((await ask(portal.origin, '/mockServiceWorker.js')).status).toBe(404);
});
