// covers: promotions, promotion, point-mall, login
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page, Request } from '@playwright/test';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { expectMember, pathOf, sendLogin, toast } from './support/visitor.ts';
import { seedUser } from './support/seedUsers.ts';

const webp = readFileSync(fileURLToPath(new URL('../../brands/base/sandbox/media/hero-1-m.webp', import.meta.url)));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses files in the browser's file dialog. */
async function chooseFiles(page: Page, add: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await add.click();
  await (await asked).setFiles(files);
}

forBrands(sampled(memberBrands, 2), () => {
  test(
    'a member finds a promotion, applies with pictures, follows its state, and claims the reward',
    deepOnly,
    async ({ portal }) => {
      const { page, say, slot, sandbox } = portal;
      const list = slot('page/promotions');
      const detail = slot('page/promotionDetail');
      const cards = list.locator('li:has(h2)');
      const badge = detail.locator('[data-status]');
      const sent: Request[] = [];
      page.on('request', (request) => void (request.method() === 'POST' && sent.push(request)));
      const sentTo = (name: 'applyPromotion' | 'uploadImage' | 'claimReward') =>
        sent.filter((request) => request.url().endsWith(endpoints[name].path));

      await portal.open('/promotions', { as: 'rank0004' });
      await expect(cards.filter({ hasText: say('portal:activity_closed') })).not.toHaveCount(0);
      await page.getByRole('combobox', { name: say('promotions:dates') }).selectOption('next30');
      await expect(cards.filter({ hasText: say('portal:activity_closed') })).toHaveCount(0);
      await list
        .locator('label')
        .filter({ hasText: say('promotions:category_friends') })
        .click();
      await expect.poll(() => pathOf(portal)).toBe('/promotions?when=next30&category=friends');
      await expect(cards).toHaveCount(1);
      await cards.getByRole('link').click();
      await expect.poll(() => pathOf(portal)).toBe('/promotions/friends');
      await expect(badge).toHaveAttribute('data-status', 'join');

      const add = detail.getByRole('button', { name: say('portal:images_add') });
      await chooseFiles(page, add, [{ name: 'no.png', mimeType: 'image/png', buffer: webp }]);
      await expect(
        detail.getByRole('group', { name: say('promotion:images') }).getByText(say('errors:image_type')),
      ).toBeVisible();
      await chooseFiles(page, add, [
        { name: 'one.png', mimeType: 'image/png', buffer: png },
        { name: 'two.png', mimeType: 'image/png', buffer: png },
      ]);
      await expect(detail.getByRole('img', { name: 'two.png' })).toBeVisible();
      await expect(detail.getByText(say('errors:image_type'))).toHaveCount(0);
      await detail.getByRole('button', { name: say('portal:images_remove', { name: 'one.png' }) }).click();
      await expect(detail.getByRole('img', { name: 'one.png' })).toHaveCount(0);

      await detail.getByRole('textbox', { name: say('promotion:remark') }).fill('Três amigos 🐟');
      await detail.getByRole('button', { name: say('promotion:apply'), exact: true }).click();
      await expect(detail.getByText(say('promotion:contact_wrong'))).toBeVisible();
      await detail.getByRole('textbox', { name: say('promotion:whatsapp') }).fill('5511987650021');
      await detail.getByRole('button', { name: say('promotion:apply'), exact: true }).dblclick();
      await expect(toast(portal, 'promotion:applied')).toBeVisible();
      await expect(badge).toHaveAttribute('data-status', 'applying');
      await expect(detail.getByRole('button', { name: say('portal:activity_applying') })).toBeDisabled();
      expect(sentTo('uploadImage').map((request) => (request.postDataJSON() as { mediaType: string }).mediaType)).toEqual([
        'image/png',
      ]);
      expect(sentTo('applyPromotion').map((request) => request.postDataJSON() as unknown)).toEqual([
        { promotionId: 'friends', remark: 'Três amigos 🐟', images: [expect.any(String)], socialId: '5511987650021' },
      ]);

      await sandbox.clock(4 * 60_000);
      await page.reload();
      await portal.ready();
      await expect(badge).toHaveAttribute('data-status', 'claim');
      await detail.getByRole('button', { name: say('portal:do_claim'), exact: true }).click();
      await expect(toast(portal, 'promotion:claimed')).toBeVisible();
      await expect(badge).toHaveAttribute('data-status', 'claimed');
      expect(sentTo('claimReward')).toHaveLength(1);
    },
  );

  test('a visitor reads a raffle, signs in on its page, draws once, and gets the points', deepOnly, async ({ portal }) => {
    const { page, say, slot, brand } = portal;
    const detail = slot('page/promotionDetail');
    await portal.open('/promoDetail?id=wheel');
    await detail.getByRole('button', { name: say('portal:do_join'), exact: true }).click();
    const popup = slot('modal/loginPopupModal');
    await expect(popup).toBeVisible();
    const { password = '', nickname = '', points: before = 0 } = seedUser(brand, 'member01');
    await sendLogin(portal, popup, 'member01', password);
    await expect(popup).toBeHidden();
    await expectMember(portal, nickname);
    expect(pathOf(portal)).toBe('/promoDetail?id=wheel');
    await detail.getByRole('button', { name: say('promotion:draw'), exact: true }).click();
    const won = page.getByRole('dialog', { name: say('promotion:raffle_won', { prize: '' }) });
    await expect(won).toBeVisible();
    const points = Number(/\d+/.exec((await won.textContent()) ?? '')?.[0]);
    expect([50, 120, 300]).toContain(points);
    await won.getByRole('button', { name: say('portal:confirm'), exact: true }).click();
    await expect(detail.locator('[data-status]')).toHaveAttribute('data-status', 'claimed');
    await portal.open('/pointMall');
    const digits = async () => (await slot('page/pointMall').locator('header p').first().textContent())?.replace(/\D/g, '');
    await expect.poll(digits).toBe(String(before + points));
  });
});
