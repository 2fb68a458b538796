// covers: promotion
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';
import { toast } from './support/visitor.ts';

/** 400 kbit/s in bytes per second, and a latency; each call of the platform takes 3 s more. */
const LINE = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 300 };
const CALL_MS = 3_000;

test('at 400 kbit/s the layout is stable, loading is visible, and a press is sent once', deepOnly, async ({ portal }) => {
  const { page, say, slot, sandbox } = portal;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted = () => page.evaluate(() => (globalThis as never as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
  const applied: string[] = [];
  page.on('request', (request) => void (request.url().endsWith(endpoints.applyPromotion.path) && applied.push(request.url())));
  await sandbox.latency(CALL_MS);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);

  const detail = slot('page/promotionDetail');
  await portal.open('/promotions/friends', { as: 'rank0004' });
  await expect(detail.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(detail.getByRole('status', { name: say('portal:loading') })).toBeVisible();
  await detail.getByRole('textbox', { name: say('promotion:whatsapp') }).fill('5511987650021');
  expect(await shifted(), 'how far the page jumped while it came').toBeLessThan(0.1);
  const apply = detail.getByRole('button', { name: say('promotion:apply'), exact: true });
  await apply.dblclick();
  await page.keyboard.press('Enter');
  await expect(toast(portal, 'promotion:applied')).toBeVisible();
  expect(applied).toHaveLength(1);
  expect(await shifted(), 'how far the page jumped by then').toBeLessThan(0.1);
});
