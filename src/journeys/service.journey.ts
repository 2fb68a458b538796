// covers: download, feedback, chat, notices, help, side-menu, home
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { openChat } from './support/states/service.ts';
import { openAccountMenu } from './support/visitor.ts';
import { choose } from './support/states/state.ts';

const picture = readFileSync(fileURLToPath(new URL('../../brands/base/sandbox/media/hero-1-m.webp', import.meta.url)));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const sendFeedback = async ({ slot, say }: PortalUnderTest, words: string): Promise<void> => {
  const form = slot('page/feedback');
  await form.getByRole('textbox', { name: say('feedback:content') }).fill(words);
  await form.getByRole('button', { name: say('feedback:send'), exact: true }).click();
};

const thanks = ({ page, say }: PortalUnderTest) => page.getByRole('dialog', { name: say('feedback:sent_title') });

forBrands(sampled(memberBrands, 2), () => {
  test('apps are offered on their page and over the home page, each with a code and four steps', deepOnly, async ({ portal }) => {
    const { page, slot, say } = portal;
    await portal.open('/down');
    const shown = slot('page/download');
    for (const kind of ['android', 'ios', 'lite']) {
      await choose(shown, say(`download:${kind}`));
      await expect(shown.getByRole('img', { name: say('download:code_of', { app: say(`download:${kind}`) }) })).toBeVisible();
      await expect(shown.locator(`[data-steps="${kind}"] > li`)).toHaveCount(4);
    }
    await expect(shown.locator('[data-state="drawn"]')).toHaveCount(1);
    await expect(shown.locator('[data-group="down"]')).toHaveCount(1);
    await shown.locator('[data-guide="iphone"] summary').click();
    await expect(shown.locator('[data-guide="iphone"] li').first()).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.context().route('https://get.portal.example/**', (route) => route.fulfill({ body: 'app' }));
    await shown.locator('[data-entry="get-lite"]').click();
    expect((await opened).url()).toContain('get.portal.example/lite');
  });

  test('feedback is accepted from a visitor, and with pictures from a member', deepOnly, async ({ portal }) => {
    const { slot, say, page } = portal;
    await portal.open('/feedback');
    const form = slot('page/feedback');
    await sendFeedback(portal, 'oi 🐟');
    await expect(form.getByText(say('rules:feedback_length', { min: 5, max: 140 }))).toBeVisible();
    await sendFeedback(portal, 'Um peixe nada 🐟');
    await expect(thanks(portal)).toBeVisible();
    await page.getByRole('button', { name: say('portal:confirm'), exact: true }).click();
    await expect(form.getByRole('textbox', { name: say('feedback:content') })).toHaveValue('');

    await portal.open('/feedback', { as: 'member01' });
    const file = form.locator('input[type="file"]');
    await file.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: picture });
    await expect(form.getByText(say('errors:image_type'))).toBeVisible();
    await file.setInputFiles({ name: 'yes.png', mimeType: 'image/png', buffer: png });
    await expect(form.getByRole('img', { name: 'yes.png' })).toBeVisible();
    await portal.sandbox.fault('feedback', 'refused', 1);
    await sendFeedback(portal, 'Com imagem, por favor');
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: say('feedback:content') })).toHaveValue('Com imagem, por favor');
    await sendFeedback(portal, 'Com imagem, por favor');
    await expect(thanks(portal)).toBeVisible();
  });

  test('the chat is beside the page, in a frame of another origin', async ({ portal }) => {
    const { page, slot, say } = portal;
    await portal.open('/', { as: 'member01' });
    await openAccountMenu(portal);
    await expect(slot('region/header').locator('[data-entry="chat"] [data-badge="chat"]')).toContainText('2');
    await page.keyboard.press('Escape');
    await openChat(portal);
    const chat = slot('region/chat');
    await expect(chat.getByRole('heading', { name: say('chat:title_live') })).toBeVisible();
    const frame = chat.frameLocator('iframe');
    await expect(frame.locator('#log li')).toHaveCount(1);
    await expect(frame.locator('html')).toHaveAttribute('data-kind', 'live');
    const room = (page.viewportSize()?.height ?? 0) - 48;
    expect(await chat.boundingBox()).toMatchObject({ width: 440, height: Math.min(750, room) });
    await chat.getByRole('button', { name: say('chat:make_large') }).click();
    expect((await chat.boundingBox())?.width).toBe(880);
    // the page beside it stays usable
    await frame.locator('#text').fill('Olá');
    await frame.locator('#send').click();
    await expect(frame.locator('#log li')).toHaveCount(3);
    await chat.getByRole('button', { name: say('portal:close') }).click();
    await expect(slot('region/chat')).toHaveCount(0);
  });
});

test('a forbidden address of a chat opens no frame', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  await portal.open('/', { as: 'member01' });
  for (const chatUrl of [
    'https://evil.example/chat',
    `${portal.origin}/help`,
    'javascript:alert(1)',
    'http://chat.portal.example/',
  ]) {
    await page.route('**/CSP_getChatUrl', (route) => route.fulfill({ json: { success: true, value: { chatUrl } } }));
    await openChat(portal);
    await expect(slot('region/chat').getByText(say('errors:invalid_url'))).toBeVisible();
    await expect(slot('region/chat').locator('iframe')).toHaveCount(0);
    await slot('region/chat')
      .getByRole('button', { name: say('portal:close') })
      .click();
    await page.unroute('**/CSP_getChatUrl');
  }
});

test('popup announcements open once per tab, never over a login', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  await portal.sandbox.scenario('popup-notices');
  await portal.open('/login');
  const popup = slot('modal/popupNoticeModal');
  await portal.open();
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: say('notices:next') }).click();
  await popup
    .getByRole('button', { name: say('portal:close'), exact: true })
    .last()
    .click();
  await expect(popup).toHaveCount(0);
  const answered = page.waitForResponse(/getListAnnouncements/);
  await portal.open();
  await answered;
  await portal.quiet();
  await expect(popup).toHaveCount(0);
  await slot('section/notice')
    .getByRole('button', { name: say('portal:all_announcements') })
    .click();
  await slot('modal/noticeModal')
    .getByRole('tab', { name: say('notices:tab_popup') })
    .click();
  await expect(slot('modal/noticeModal').locator('ul li button:has(time)')).toHaveCount(2);
});

test('the help links to feedback and to mirror domains', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  await portal.open('/');
  await slot('region/sideMenu').locator('[data-entry="support"]').click();
  await slot('region/sideMenu').locator('[data-entry="lines"]').click();
  const heading = slot('page/help').getByRole('heading', { name: say('portal:other_lines') });
  // the sections above it load later: it stays in view
  await expect(slot('page/help').locator('#agreement')).toBeAttached();
  await expect(heading).toBeInViewport();
  const lines = slot('page/help').getByRole('list', { name: say('portal:other_lines') });
  await expect(lines.getByRole('listitem').first()).toContainText('42');
  await slot('page/help').locator('[data-entry="feedback"]').click();
  await expect(slot('page/feedback')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/feedback');
});
