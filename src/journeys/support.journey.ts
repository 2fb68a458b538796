// covers: customer-service, notices, help, side-menu, home
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';

async function openSupport({ slot }: PortalUnderTest, entry: string): Promise<void> {
  const menu = slot('region/sideMenu');
  await menu.locator('[data-entry="support"]').click();
  await menu.locator(`[data-entry="${entry}"]`).click();
}

forBrands(sampled(memberBrands, 1), () => {
  test('customer service opens in a window of its own', deepOnly, async ({ portal, context }) => {
    await context.route('https://chat.portal.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Support</title><p>Hello' }),
    );
    await portal.open();
    const opened = context.waitForEvent('page');
    await openSupport(portal, 'customerService');
    const popup = await opened;
    await popup.waitForURL('https://chat.portal.example/**');
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await expect(portal.slot('page/home')).toBeVisible();
  });

  test('announcements are shown in pages of nine, each with its date and text', deepOnly, async ({ portal }) => {
    const { say, slot, snapshot } = portal;
    await portal.open();
    const all = snapshot.announcements.player ?? [];
    expect(all.length).toBeGreaterThan(18);
    await slot('section/notice')
      .getByRole('button', { name: say('portal:all_announcements') })
      .click();
    const modal = slot('modal/noticeModal');
    const items = modal.getByRole('listitem').filter({ has: modal.page().locator('time') });
    await expect(items).toHaveCount(9);
    await expect(items.first().locator('time')).toHaveAttribute('title', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    await items.nth(3).getByRole('button').click();
    await expect(modal.getByRole('article').getByRole('heading')).toHaveText(all[3]?.title ?? '');
    const pages = modal.getByRole('navigation', { name: say('notices:pages') });
    await pages.getByRole('button', { name: say('portal:page_number', { number: 3 }) }).click();
    await expect(items).toHaveCount(all.length - 18);
    await expect(pages.getByRole('button', { name: say('portal:next_page') })).toBeDisabled();
  });
});

test('when customer service fails its window closes with a message', deepOnly, async ({ portal, context }) => {
  const { page, say, sandbox, problems } = portal;
  problems.expect(/Failed to load resource.*503/);
  await sandbox.scenario('support-down');
  await portal.open();
  const opened = context.waitForEvent('page');
  await openSupport(portal, 'customerService');
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await expect(page.getByRole('alert').filter({ hasText: say('portal:network_link_abnormal') })).toBeVisible();
});

test('the help is searched by words and by its sections', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  await portal.open('/help');
  const help = slot('page/help');
  const sections = help.getByRole('navigation', { name: say('help:sections') }).getByRole('link');
  await expect(sections.first()).toBeVisible();
  const all = await sections.count();
  await help.getByRole('searchbox').fill('zzzz');
  await expect(help.getByText(say('help:nothing_found'), { exact: true })).toBeVisible();
  await help.getByRole('searchbox').fill('');
  await expect(sections).toHaveCount(all);
  await sections.last().click();
  expect(new URL(page.url()).hash).not.toBe('');
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});
