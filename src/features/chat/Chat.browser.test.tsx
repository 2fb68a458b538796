import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppSetup, openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const chatUrl = 'https://chat.portal.example/c';

async function open(setup: AppSetup = {}, unread = 0) {
  const app = await openApp({
    on: ['CBS3', 'DIRECTREG3'],
    ...setup,
    reply: (call) =>
      setup.reply?.(call) ??
      (call.name === 'favouriteIds'
        ? []
        : call.name === 'chatUnread'
          ? { unReadCount: unread }
          : call.name === 'chatUrl'
            ? { chatUrl }
            : null),
  });
  return { ...app, chat: () => settle(() => void runAction(app.portal, 'chat')) };
}

test('opens the login for a visitor, and loads nothing (CHT-03, CHT-05)', async () => {
  const app = await open();
  await app.chat();
  await expect.poll(() => app.portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
  expect(app.sent('chatUnread')).toEqual([]);
});

test('warns a demo account and stays closed (CHT-04)', async () => {
  const app = await open({ member: { type: 4 } });
  await app.chat();
  await expect.element(page.getByText('This needs a real account.')).toBeVisible();
  expect(slot('region/chat')).toBeNull();
  expect([...app.sent('chatUrl'), ...app.sent('chatUnread')]).toEqual([]);
});

test('is not available where the operator has none (FLG-07)', async () => {
  const app = await open({ on: [], member: {} });
  await app.chat();
  await expect.element(page.getByText('This function is not open.')).toBeVisible();
  expect(app.sent('chatUnread')).toEqual([]);
});

test('shows unread messages, opens small, grows, closes with Escape (CHT-01, CHT-02, CHT-07..09)', async () => {
  const app = await open({ member: {} }, 3);
  await expect.poll(() => app.portal.overlayStore.getState().chat.unread).toBe(3);
  await app.chat();
  const frame = () => slot('region/chat')?.querySelector('iframe');
  await expect.poll(() => frame()?.src).toBe(chatUrl);
  expect(frame()!.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
  expect(app.sent('chatUrl')).toEqual([
    { b2c: 1, title: 'Live chat', language: 'EN', headerColor: expect.stringMatching(/^#/), kind: 'live' },
  ]);
  const size = () => [slot('region/chat')!.offsetWidth, slot('region/chat')!.offsetHeight];
  expect(size()).toEqual([440, 750]);
  await userEvent.click(page.getByRole('button', { name: 'Make the window larger' }));
  expect(size()).toEqual([880, 750]);
  slot('region/chat')!.focus();
  await userEvent.keyboard('{Escape}');
  // the unread count is refetched and shown by the menus
  await expect.poll(() => document.querySelector('[data-slot="region/chat"][role="dialog"]')).toBeNull();
  await expect.poll(() => app.sent('chatUnread').length).toBe(2);
});

test('an address outside the allowed hosts shows a message and can be retried (T12)', async () => {
  let address = 'https://evil.example/c';
  const app = await open({ member: {}, reply: ({ name }) => (name === 'chatUrl' ? { chatUrl: address } : null) });
  await app.chat();
  await expect.element(page.getByText('The address is invalid. Please contact customer service.')).toBeVisible();
  expect(slot('region/chat')!.querySelector('iframe')).toBeNull();
  address = chatUrl;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => slot('region/chat')?.querySelector('iframe')?.src).toBe(chatUrl);
});

test.each([
  ['offline', 'The network link is abnormal. Check your connection and try again.'],
  ['timeout', 'The network link is abnormal. Check your connection and try again.'],
  ['unavailable', 'The service is not available at the moment. Please try again soon.'],
  ['forbidden', 'You are not allowed to do this.'],
  ['badResponse', 'Something went wrong. Please try again.'],
] as const)('a failure (%s) is shown in the window and can be retried (F1..F8)', async (kind, words) => {
  let isBroken = true;
  const app = await open({
    member: {},
    reply: ({ name }) => {
      if (name === 'chatUrl' && isBroken) throw new CallError(kind, 'chatUrl');
      return null;
    },
  });
  await app.chat();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(slot('region/chat')!.querySelector('iframe')).toBeNull();
  isBroken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => slot('region/chat')?.querySelector('iframe')?.src).toBe(chatUrl);
});

test('of two pending addresses the newest counts, whatever their order (F19)', async () => {
  const answers: ((url: string) => void)[] = [];
  const app = await open({
    member: {},
    reply: ({ name }) => (name === 'chatUrl' ? new Promise((resolve) => answers.push((url) => resolve({ chatUrl: url }))) : null),
  });
  await app.chat();
  await expect.poll(() => answers.length).toBe(1);
  await settle(() => app.portal.session.setState({ vipService: true }));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(`${chatUrl}?vip`);
  await expect.poll(() => slot('region/chat')?.querySelector('iframe')?.src).toBe(`${chatUrl}?vip`);
  await settle(() => answers[0]!(`${chatUrl}?live`));
  expect(slot('region/chat')!.querySelector('iframe')!.src).toBe(`${chatUrl}?vip`);
});

test('unread messages cover nothing: the bell and the account menu count them', async () => {
  await open({ member: {}, panels: { file: '/panels.json', member: ['messageV2'], agent: [], pages: [] } }, 3);
  const bell = page.getByRole('button', { name: 'Platform messages, 3 new' });
  await expect.element(bell).toBeVisible();
  expect(slot('region/chat')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: /^Account of/ }));
  await expect.element(page.getByRole('menuitem', { name: /^Chat.*3 waiting$/ })).toBeVisible();
});
