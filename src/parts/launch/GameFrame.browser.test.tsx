import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';

const address = 'https://play.portal.example/g';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  sessionStorage.removeItem('launch');
});

/** A game whose frame does not load until the test allows it. */
async function play() {
  sessionStorage.setItem('launch', JSON.stringify({ game: { vassalage: 'LUM', gameId: 'R1', gameName: 'Koi' }, from: '/rng' }));
  const { portal, sent } = await openApp({
    path: '/game',
    member: {},
    brand: { security: { hosts: { games: ['play.portal.example'] } } } as never,
    reply: ({ name }) => (name === 'launchGame' ? { game_url: address } : null),
  });
  const frame = () => slot('page/game')?.querySelector('iframe') ?? null;
  await expect.poll(frame).not.toBeNull();
  return { portal, sent, frame };
}

const alert = () => slot('page/game')?.querySelector('[role="alert"]')?.textContent;

test("a game blocked by this page's policy is reported at once and can be retried (F28)", async () => {
  const { sent } = await play();
  const violation = { effectiveDirective: 'frame-src', blockedURI: 'https://other.example' } as const;
  await settle(() => void document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', violation)));
  expect(alert()).toBeUndefined();
  await settle(
    () =>
      void document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', { ...violation, blockedURI: address }),
      ),
  );
  expect(alert()).toContain('Koi could not be shown');
  expect(slot('page/game')!.querySelector('iframe')).toBeNull();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sent('launchGame').length).toBe(2);
});

test('a game that runs outside of a frame is offered a window of its own (F23)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await play();
  const violation = { effectiveDirective: 'frame-src', blockedURI: address } as const;
  await settle(() => void document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', violation)));
  await page.getByRole('button', { name: 'Open in a new window' }).click();
  expect(open.mock.calls).toEqual([[address, '_blank', 'noopener,noreferrer']]);
  open.mockRestore();
});

test('a game that is ready is told the theme, and each later one; no other page is', async () => {
  const { portal, frame } = await play();
  const { port1: game, port2: other } = new MessageChannel();
  const told = vi.spyOn(game, 'postMessage').mockReturnValue(undefined);
  Object.defineProperty(frame(), 'contentWindow', { value: game });
  const say = (source: MessagePort, origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { source, origin, data: { protocol: 'portal-game/1', kind: 'ready' } }));
  const { origin } = new URL(address);
  portal.preferences.setState({ theme: 'light' });
  told.mockClear();
  await settle(() => void say(other, origin));
  await settle(() => void say(game, 'https://other.example'));
  expect(told).not.toHaveBeenCalled();
  await settle(() => void say(game, origin));
  await settle(() => portal.preferences.setState({ theme: 'dark' }));
  expect(told.mock.calls).toEqual(
    ['light', 'dark'].map((theme) => [{ protocol: 'portal-game/1', kind: 'theme', theme }, origin]),
  );
});
