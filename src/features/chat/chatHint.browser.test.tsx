import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** When a chat that loads is called slow, and when it is given up; reads have timers of 30 s, too. */
const LIMITS_MS = [5_000, 30_000];

const chat = () => slot('region/chat')!;
const frame = () => slot('region/chat')?.querySelector('iframe') ?? null;
const hint = () => chat().textContent?.includes('Nothing here?') ?? false;
const pass = (ms: number) => settle(() => void vi.advanceTimersByTime(ms));

/** A chat whose clock the test controls; `openChat` also loads its frame. */
async function startChat() {
  const app = await openApp({
    on: ['CBS3'],
    member: {},
    reply: ({ name }) =>
      name === 'chatUrl' ? { chatUrl: 'https://chat.portal.example/c' } : name === 'chatUnread' ? { unReadCount: 0 } : null,
  });
  // before the frame, which may load at any time
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await settle(() => void runAction(app.portal, 'chat'));
  await expect.poll(frame).not.toBeNull();
  // the frame is on the page before the effect that limits its loading has run
  await expect.poll(() => LIMITS_MS.every((limit) => timers.mock.calls.some(([, ms]) => ms === limit))).toBe(true);
  return app;
}
async function openChat() {
  await startChat();
  await settle(() => void frame()!.dispatchEvent(new Event('load')));
}

test('a blank chat shows a hint after 6 s, with a link to support, and hides it later', async () => {
  await openChat();
  await pass(5_900);
  expect(hint()).toBe(false);
  await pass(100);
  expect(hint()).toBe(true);
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Customer service' })).toBeVisible();
  expect(frame()).not.toBeNull();
  await pass(15_000);
  expect(hint()).toBe(false);
});

test('the hint can be dismissed', async () => {
  await openChat();
  await pass(6_000);
  const note = () => [...chat().querySelectorAll('[role="status"]')].find((one) => one.textContent?.startsWith('Nothing'));
  const away = note()!.parentElement!.querySelector<HTMLElement>('button[aria-label="Close"]')!;
  await settle(() => away.click());
  expect(hint()).toBe(false);
});

test('the hint does not show while the chat is in use', async () => {
  await openChat();
  frame()!.focus();
  expect(document.activeElement).toBe(frame());
  await pass(6_500);
  expect(hint()).toBe(false);
});

test('a chat host that hangs is named within 6 s, with what can be done', async () => {
  // a host that does not exist is an empty page that loads; one that hangs never loads
  const hang = (event: Event) => {
    if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
  };
  document.addEventListener('load', hang, { capture: true });
  const { sent } = await startChat();
  await pass(6_000);
  expect(chat().textContent).toContain('is slow to load');
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Customer service' })).toBeVisible();
  const again = [...chat().querySelectorAll('button')].find((button) => button.textContent === 'Try again')!;
  await settle(() => again.click());
  await expect.poll(() => sent('chatUrl').length).toBe(2);
  document.removeEventListener('load', hang, true);
});
