// covers: tools/site/proxy, tools/site/serve, tools/site/publish, home, register, login, lobby, game, deposit, header
import { live, moneyOf } from './support/own-platform/live.ts';
import { test } from './support/own-platform/ownSite.ts';
import { expect } from './support/portal.ts';

test.use({ tongue: 'brook' });

test('a site with mappings: visit, register, sign in, deposit, play, records', async ({ portal, site }) => {
  const asked: string[] = [];
  portal.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v3/')) asked.push(`${request.method()} ${pathname}`);
  });
  await live(portal, site);
  const { slot, say } = portal;
  await portal.open('/promotions?centre=member.depositv2');
  const tab = slot('modal/centre').getByRole('tab', { name: say('deposit:tab_records') });
  await tab.click();
  const rows = slot('panel/depositv2').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('[data-column="amount"]')).toContainText(moneyOf(portal, '50'));
  await expect(rows.locator('[data-column="status"]')).toContainText(say('records:status_CREDITED'));
  expect(asked).toContain('POST /v3/orders/OWN000001/paid');
  expect(asked.filter((line) => line === 'POST /v3/orders')).toHaveLength(1);
});
