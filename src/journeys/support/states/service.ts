import { expect, memberBrands, type PortalUnderTest } from '../portal.ts';
import { at, choose, type State, within } from './state.ts';

/** Opens the chat of a signed-in member by its action. */
export async function openChat({ slot, page }: PortalUnderTest): Promise<void> {
  const menu = slot('region/sideMenu');
  const entry = menu.locator('[data-entry="chat"]');
  await expect(page.locator('[data-slot="region/sideMenu"]')).toBeVisible();
  if (!(await entry.isVisible())) await menu.locator('[data-entry="support"]').click();
  await entry.click();
}

const download = at('/download', 'page/download');
const chatAs =
  (account: string): State['reach'] =>
  async (portal) => {
    await portal.open('/', { as: account });
    await openChat(portal);
    await expect(portal.slot('region/chat').getByRole('heading')).toBeVisible();
  };

/** Downloads, feedback, popup announcements, chat, help. */
export const serviceStates: readonly State[] = [
  { name: 'apps for Android', reach: download },
  {
    name: 'apps for iOS',
    reach: async (portal) => {
      await download(portal);
      await choose(portal.slot('page/download'), portal.say('download:ios'));
      await expect(portal.page.locator('[data-steps="ios"]')).toBeVisible();
    },
  },
  {
    name: 'the Lite app',
    reach: async (portal) => {
      await download(portal);
      await choose(portal.slot('page/download'), portal.say('download:lite'));
      await portal.page.locator('[data-guide="iphone"] summary').click();
    },
  },
  { name: 'no apps', reach: within('no-apps', download) },
  { name: 'feedback', reach: at('/feedback', 'page/feedback') },
  {
    name: 'feedback that is too short',
    reach: async (portal) => {
      await portal.open('/feedback');
      const form = portal.slot('page/feedback');
      await form.getByRole('textbox').first().fill('abc');
      await form.getByRole('button', { name: portal.say('feedback:send'), exact: true }).click();
      await expect(form.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'announcements that open by themselves',
    reach: async (portal) => {
      await portal.sandbox.scenario('popup-notices');
      await portal.open();
      await expect(portal.slot('modal/popupNoticeModal')).toBeVisible();
    },
  },
  { name: 'chat', brands: memberBrands, reach: chatAs('member01') },
  {
    name: 'chat that cannot be had',
    brands: memberBrands,
    reach: async (portal) => {
      portal.problems.expect(/Failed to load resource.*503/);
      await portal.sandbox.fault('chatUrl', '503');
      await portal.open('/', { as: 'member01' });
      await openChat(portal);
      await expect(portal.slot('region/chat').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'feedback with replies',
    brands: memberBrands,
    reach: async (portal) => {
      const time = Date.UTC(2026, 4, 1, 13, 5);
      const value = Array.from({ length: 7 }, (_, index) => ({
        id: `F${index}`,
        type: 'bug',
        content: 'x'.repeat(140),
        time: time - index * 60_000,
        status: index % 2 === 0 ? 'answered' : 'open',
        answer: index % 2 === 0 ? 'y'.repeat(200) : null,
        imageCount: index,
      }));
      await portal.page.route('**/wps/feedback', (route) => route.fulfill({ json: { success: true, message: null, value } }));
      await portal.open('/feedback', { as: 'member01' });
      await expect(portal.slot('page/feedback').locator('[data-feedback]')).toHaveCount(5);
    },
  },
];
