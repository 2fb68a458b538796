import { beforeEach, expect, it, vi } from 'vitest';
import { defineFeature } from '#state/portal/feature.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import type { Portal } from '#state/portal/portal.ts';
import { startGame } from './startGame.ts';

const started = vi.fn();
const features = [defineFeature({ id: 'test', provides: { launch: { thirdParty: (_, game) => started(game) } } })];
const slot = { vassalage: 'LUM', gameId: 'RNG1', gameType: 'RNG' };
let portal: Portal;

beforeEach(() => {
  started.mockClear();
  portal = testPortal({ features });
});

const signIn = () => portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01' });

it('passes a game to the strategy of its kind and collapses the menu (SID-14)', async () => {
  signIn();
  await startGame(portal, slot);
  expect(started).toHaveBeenCalledExactlyOnceWith(slot);
  expect(portal.preferences.getState().menuMini).toBe(true);
});

it('opens the login for a visitor, and continues with the game after it (LCH-01)', async () => {
  const going = startGame(portal, slot);
  await vi.waitFor(() => expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]));
  expect(started).not.toHaveBeenCalled();
  signIn();
  portal.overlay.closeModals('loginPopupModal', true);
  await going;
  expect(started).toHaveBeenCalledOnce();
});

it('launches nothing for a visitor who closes the popup', async () => {
  const going = startGame(portal, slot);
  portal.overlay.closeModals('loginPopupModal');
  await going;
  expect(started).not.toHaveBeenCalled();
});

it.each([true, '1'] as const)('launches no game under maintenance (%j, LOB-21)', async (maintenance) => {
  signIn();
  const going = startGame(portal, { ...slot, maintenance });
  await vi.waitFor(() =>
    expect(portal.overlayStore.getState().dialogs).toMatchObject([{ title: { key: 'errors:game_maintenance' } }]),
  );
  expect(started).not.toHaveBeenCalled();
  portal.overlay.closeDialog(portal.overlayStore.getState().dialogs[0]!.id, true);
  await going;
});
