// covers: notices, login, header
import type { Page } from '@playwright/test';
import type { Report } from '#platform/telemetry/report.ts';
import { type BrandJson, testOfCopy } from './support/copiedBrand.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, openLoginPopup, sendLogin } from './support/visitor.ts';

const record = (value: unknown): BrandJson => value as BrandJson;
const statistics = 'https://stats.acme.example';

const test = testOfCopy({
  'brand.json': (brand) => {
    const security = record(brand['security']);
    const hosts = { ...record(security['hosts']), analytics: ['stats.acme.example'] };
    return {
      ...brand,
      id: 'acme',
      name: 'Acme Rooms',
      hosts: ['acme.example'],
      merchantCode: 'acme01',
      telemetry: { endpoint: '/telemetry', sampleRate: 1 },
      security: { ...security, hosts },
    };
  },
  'sandbox/platform.json': (platform) => ({
    ...platform,
    permission: { ...record(platform['permission']), gtagId: 'G-TEST01' },
  }),
});

/** Reports that the site sends to its operator's endpoint. */
async function interceptReports(page: Page): Promise<Report[]> {
  const received: Report[] = [];
  await page.route('**/telemetry', (route) => {
    const { reports } = JSON.parse(route.request().postData() ?? '{}') as { reports: Report[] };
    received.push(...reports);
    return route.fulfill({ status: 204 });
  });
  return received;
}

/** Hides the page, which sends queued reports without waiting for the timer. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('errors and vitals are reported with brand, engine, configuration, route and slot, and without personal data', async ({
  portal,
}) => {
  const { page, snapshot, problems } = portal;
  problems.expect(/broken for/);
  const received = await interceptReports(page);
  await portal.open();
  const { password = '', nickname = '' } = seedUser('folia', 'member01');
  await sendLogin(portal, await openLoginPopup(portal), 'member01', password);
  await expectMember(portal, nickname);
  await page.evaluate(() => void Promise.reject(new Error('broken for marina@mail.test, token=abc123')));
  await hide(page);
  const kinds = () => received.map(({ event }) => event.kind);
  await expect.poll(kinds).toEqual(expect.arrayContaining(['pageShown', 'signedIn', 'unhandledRejection', 'vital']));
  for (const { brand, engine, configHash } of received) {
    expect({ brand, engine, configHash }).toEqual({
      brand: 'acme',
      engine: snapshot.engine,
      configHash: snapshot.configHash,
    });
  }
  const largest = received.find(({ event }) => event['name'] === 'LCP');
  expect(largest?.route).toBe('home');
  expect(largest?.slot).toMatch(/^(region|section|page)\//);
  const text = JSON.stringify(received);
  for (const secret of ['marina@mail.test', 'abc123', 'member01', password]) expect(text).not.toContain(secret);
});

test('analytics ask for consent, run in a frame of their own, and stop when it is withdrawn', async ({ portal }) => {
  const { page, slot, say, sandbox, context } = { ...portal, context: portal.page.context() };
  const asked: string[] = [];
  await context.route(`${statistics}/**`, (route) => {
    asked.push(route.request().url());
    const script = 'addEventListener("message", ({data}) => { window.received = [...(window.received ?? []), data]; })';
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><script>${script}</script>` });
  });
  await interceptReports(page);
  await sandbox.flags({ ANALYTICS3: '1' });
  await portal.open();
  const question = slot('region/consent');
  await expect(question).toBeVisible();
  await portal.quiet();
  expect(asked, 'nothing before somebody agreed').toEqual([]);
  await question.getByRole('button', { name: say('consent:agree') }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => asked).toEqual([`${statistics}/analytics.html?id=G-TEST01`]);
  const heardByFrame = () =>
    page
      .frames()
      .find((frame) => frame.url().startsWith(statistics))
      ?.evaluate(() => JSON.stringify((globalThis as unknown as { received?: unknown }).received ?? []));
  await expect.poll(async () => (await heardByFrame()) ?? '').toContain('"name":"page_view","params":{"brand":"acme"');

  await page.reload();
  await portal.ready();
  await expect.poll(() => asked.length, 'the answer is kept').toBe(2);
  await expect(question).toHaveCount(0);
});

test('without consent nothing is measured, and the question is not repeated', deepOnly, async ({ portal }) => {
  const { page, slot, say, sandbox } = portal;
  const asked: string[] = [];
  await page.route(`${statistics}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await interceptReports(page);
  await sandbox.flags({ ANALYTICS3: '1' });
  await portal.open();
  await slot('region/consent')
    .getByRole('button', { name: say('consent:refuse') })
    .click();
  await page.reload();
  await portal.ready();
  await portal.quiet();
  await expect(slot('region/consent')).toHaveCount(0);
  expect(asked).toEqual([]);
});
