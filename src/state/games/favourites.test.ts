import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { loadFavourites, shownFavourites, toggleFavourite } from './favourites.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';

vi.stubGlobal('sessionStorage', undefined);

const game = { nodeId: 'A-1', vendor: 'A', gameType: 'RNG' };
let answer: (call: MadeCall) => unknown;
beforeEach(() => {
  answer = ({ name }) => (name === 'favouriteIds' ? ['Z-9', 7] : null);
});

function signedIn(token: string | null = 'st_1') {
  const portal = testPortal({ reply: (call) => answer(call) });
  portal.session.setState({ token });
  return portal;
}
const shown = (portal: ReturnType<typeof signedIn>) => [...shownFavourites(portal)];
const made = (portal: ReturnType<typeof signedIn>) => portal.calls.map(({ name }) => name);
const toasts = (portal: ReturnType<typeof signedIn>) => portal.overlayStore.getState().toasts.length;

test('the favourites are read once per session', async () => {
  const portal = signedIn();
  await Promise.all([loadFavourites(portal), loadFavourites(portal)]);
  await loadFavourites(portal);
  expect(shown(portal)).toEqual(['Z-9', '7']);
  expect(made(portal)).toEqual(['favouriteIds']);
  portal.session.setState({ token: 'st_2' });
  expect(shown(portal)).toEqual([]);
});

test('a star changes at once and stays when the platform accepts it', async () => {
  const portal = signedIn();
  const sent = toggleFavourite(portal, game);
  expect(shown(portal)).toEqual(['A-1']);
  await sent;
  expect(portal.calls).toMatchObject([{ name: 'favouriteAdd', request: game }]);
  await toggleFavourite(portal, game);
  expect(portal.calls[1]).toMatchObject({ name: 'favouriteRemove', request: game });
  expect(shown(portal)).toEqual([]);
});

test.each([
  ['a refusal', () => ({ ok: false, code: 'invalid_request', message: '' })],
  [
    'a failure',
    () => {
      throw new CallError('offline', 'favouriteAdd');
    },
  ],
])('%s reverts the star and shows the reason', async (_, failing) => {
  answer = failing;
  const portal = signedIn();
  await toggleFavourite(portal, game);
  expect(shown(portal)).toEqual([]);
  expect(toasts(portal)).toBe(1);
});

test('after many presses the last one wins, with one call at a time', async () => {
  const portal = signedIn();
  let running = 0;
  answer = async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    return null;
  };
  const first = toggleFavourite(portal, game);
  for (let press = 0; press < 4; press += 1) void toggleFavourite(portal, game);
  await first;
  expect(shown(portal)).toEqual(['A-1']);
  expect(made(portal)).toEqual(['favouriteAdd']);
  void toggleFavourite(portal, game);
  await toggleFavourite(portal, game);
  await vi.waitFor(() => expect(running).toBe(0));
  expect(shown(portal)).toEqual(['A-1']);
});

test('a visitor gets the login popup and nothing is sent', async () => {
  const portal = signedIn(null);
  await toggleFavourite(portal, game);
  expect(portal.calls).toEqual([]);
  expect(shown(portal)).toEqual([]);
  expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});

test('an answer after the end of the session changes nothing', async () => {
  const portal = signedIn();
  answer = () => {
    portal.session.setState({ token: null });
    throw new CallError('unauthorized', 'favouriteAdd');
  };
  await toggleFavourite(portal, game);
  expect(shown(portal)).toEqual([]);
  expect(toasts(portal)).toBe(0);
});

test('an answer that was on its way when a star changed does not take it back', async () => {
  const portal = signedIn();
  let read: (ids: unknown) => void = () => undefined;
  answer = ({ name }) => (name === 'favouriteIds' ? new Promise((resolve) => (read = resolve)) : null);
  const loading = loadFavourites(portal);
  await toggleFavourite(portal, game);
  read(['Z-9']);
  await loading;
  expect(shown(portal)).toEqual(expect.arrayContaining(['Z-9', 'A-1']));
});
