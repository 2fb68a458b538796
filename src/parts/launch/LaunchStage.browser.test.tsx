import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

afterEach(() => sessionStorage.removeItem('launch'));

const boxOf = (element: Element | null | undefined) => element!.getBoundingClientRect();

test.each([390, 1280])('neither clock nor chat covers the game at %i px', async (width) => {
  await page.viewport(width, 800);
  sessionStorage.setItem('launch', JSON.stringify({ game: { vassalage: 'LUM', gameId: 'R1', gameName: 'Koi' }, from: '/rng' }));
  const { portal } = await openApp({
    path: '/game',
    member: {},
    on: ['CBS3', 'RGCLOCK3'],
    brand: { security: { hosts: { games: ['play.portal.example'], chat: [] } } } as never,
    reply: ({ name }) =>
      name === 'launchGame'
        ? { game_url: 'https://play.portal.example/g' }
        : name === 'chatUnread'
          ? { unReadCount: 3 }
          : name === 'chatUrl'
            ? { chatUrl: 'https://chat.portal.example/c' }
            : null,
  });
  await expect.poll(() => slot('page/game')?.querySelector('iframe')).toBeTruthy();
  await expect.poll(() => slot('region/sessionClock')).toBeTruthy();
  const unread = page.getByRole('button', { name: 'Open the chat, 3 unread messages' });
  await expect.element(unread).toBeVisible();
  expect(slot('page/game')!.contains(unread.element())).toBe(true);

  const stage = boxOf(slot('page/game'));
  const clock = boxOf(slot('region/sessionClock'));
  const frame = boxOf(slot('page/game')!.querySelector('iframe'));
  expect(clock.bottom).toBeLessThanOrEqual(stage.top);
  expect(stage.bottom).toBeLessThanOrEqual(800);
  expect(document.elementFromPoint(frame.right - 20, frame.bottom - 20)?.closest('[data-slot]')).toBe(slot('page/game'));
  await unread.click();
  await expect.poll(() => portal.overlayStore.getState().chat.shown).toBe('small');
});
