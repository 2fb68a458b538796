// covers: messages, centre, header, side-menu
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';

const panelOf = ({ slot }: PortalUnderTest) => slot('panel/messageV2');
const bellOf = ({ slot }: PortalUnderTest) => slot('region/header').locator('[data-entry="messages"]');
/** Of the seed's member in the chat; the bell counts them too. */
const IN_CHAT = 2;
const countsOf = ({ say, slot }: PortalUnderTest, count: number) => ({
  bell: say('portal:entry_count', { label: say('portal:in_platform_information'), count: count + IN_CHAT }),
  badge: slot('modal/centre').locator('[data-badge="unread"]'),
});

async function expectUnread(portal: PortalUnderTest, count: number): Promise<void> {
  const { bell, badge } = countsOf(portal, count);
  await expect(bellOf(portal)).toHaveAttribute('aria-label', bell);
  await expect(panelOf(portal).locator('[data-total="unread"]')).toHaveText(portal.say('messages:unread_count', { count }));
  if (count === 0) await expect(badge).toHaveCount(0);
  else await expect(badge).toContainText(String(count));
}

forBrands(allWhenDeep(memberBrands, 2), (brand) => {
  test(
    `the bell of ${brand} counts, a message that is opened is read, and the badge goes with the last (INB-01, INB-02, INB-03, MCO-14)`,
    deepOnly,
    async ({ portal }) => {
      const { page, say, snapshot } = portal;
      const counted = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('CSP_unreadCount')) counted.add(pathname);
      });
      await portal.open('/promotions', { as: 'member01' });
      await bellOf(portal).click();
      const panel = panelOf(portal);
      const rows = panel.locator('[data-row]');
      await expect(rows).toHaveCount(10);
      await expect(portal.slot('modal/centre').locator('[data-entry="messageV2"]')).toHaveAttribute('aria-current', 'page');
      await expect(panel).toHaveAttribute('data-state', 'ready');
      await expectUnread(portal, 3);
      await expect(panel.locator('[data-status="UNREAD"]')).toHaveCount(3);

      const title = (await rows.first().locator('[data-column="title"]').textContent()) ?? '';
      await rows.first().getByRole('button').click();
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await expectUnread(portal, 2);
      await expect(rows.first()).toHaveAttribute('data-status', 'READ');

      await panel.getByRole('tab', { name: say('messages:tab_unread') }).click();
      await expect(rows).toHaveCount(2);
      await panel.locator('[data-action="messageRead"]').click();
      await expectUnread(portal, 0);
      await expect(panel).toHaveAttribute('data-state', 'empty');
      await expect(panel.getByText(say('messages:none_unread_title'))).toBeVisible();
      await page.reload();
      await expect(panel, 'the address has the tab').toHaveAttribute('data-state', 'empty');
      await expectUnread(portal, 0);
      await panel.getByRole('tab', { name: say('messages:tab_all') }).click();
      await expect(rows).toHaveCount(10);
      const { path } = endpoints[snapshot.brand.api.variants.unread === 'v2' ? 'unreadCountV2' : 'unreadCount'];
      expect([...counted]).toEqual([path]);
    },
  );
});

test('a message is deleted after a question, also where the answer is lost', deepOnly, async ({ portal }) => {
  const { page, say, sandbox } = portal;
  await portal.open('/promotions?centre=member.messageV2', { as: 'member01' });
  const panel = panelOf(portal);
  const rows = panel.locator('[data-row]');
  await panel.getByRole('button', { name: say('portal:page_number', { number: 3 }) }).click();
  await expect(rows).toHaveCount(10);
  const idOf = async (index: number) => (await rows.nth(index).getAttribute('data-row')) ?? '';
  const remove = panel.locator('[data-action="messageDelete"]');
  const dialog = page.getByRole('alertdialog', { name: say('messages:delete_title') });

  const first = await idOf(0);
  await rows.first().getByRole('button').click();
  await remove.click();
  await dialog.getByRole('button', { name: say('portal:cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.locator(`[data-row="${first}"]`)).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: say('messages:delete') }).click();
  await expect(panel.locator(`[data-row="${first}"]`)).toHaveCount(0);
  await expect(rows).toHaveCount(9);

  const second = await idOf(0);
  await rows.first().getByRole('button').click();
  await sandbox.fault('messageDelete', 'lost', 1);
  await remove.click();
  await dialog.getByRole('button', { name: say('messages:delete') }).click();
  // the browser may repeat it by itself, which changes nothing
  await expect(panel.locator(`[data-row="${second}"]`)).toHaveCount(0);
  await expect(rows).toHaveCount(8);
});

test('HTML of a message runs nothing, and a title is text', async ({ portal }) => {
  const { page, say } = portal;
  await portal.open('/promotions?centre=member.messageV2', { as: 'member01' });
  const panel = panelOf(portal);
  await panel.getByRole('button', { name: say('portal:page_number', { number: 2 }) }).click();
  await panel.locator('[data-row]').filter({ hasText: 'onerror' }).getByRole('button').click();
  await expect(panel.getByRole('heading', { name: '<img src=x onerror' })).toBeVisible();
  await expect(panel.getByText('Twelve tables, one cup.').last()).toBeVisible();
  await expect(panel.locator('article').locator('script, iframe, form, style, [onerror], [href^="javascript:"]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
});

forBrands(['mayloc'], () => {
  test(
    'messages are read in Vietnamese on a phone, one after the other, from the support menu (SID-08)',
    deepOnly,
    async ({ portal }) => {
      const { page, slot } = portal;
      const words = portal.wordsIn('VI');
      await portal.open('/promotions', { as: 'member01' });
      const menu = slot('region/sideMenu');
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await menu.locator('[data-entry="support"]').click();
      await menu.locator('[data-entry="messages"]').click();
      const panel = panelOf(portal);
      await expect(panel.getByRole('heading', { name: words('portal:in_platform_information') })).toBeVisible();
      await expect(panel.locator('[data-total="unread"]')).toHaveText(words('messages:unread_count', { count: 3 }));
      const row = panel.locator('[data-row]').first();
      await page.setViewportSize({ width: 390, height: 844 });
      await row.getByRole('button').click();
      await expect(row).toBeHidden();
      const back = panel.getByRole('button', { name: words('messages:all_messages') });
      await expect(back).toBeFocused();
      await back.click();
      await expect(row.getByRole('button')).toBeFocused();
      await expect(slot('modal/centre')).toBeVisible();
    },
  );
});
