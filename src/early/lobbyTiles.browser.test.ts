import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LobbyPage } from './lobbyPage.ts';

const page: LobbyPage = {
  brand: {
    merchantCode: 'acme',
    languages: { supported: ['EN'] },
    api: { endpoints: {}, tokenHeader: 'Authorization' },
    games: { wideCategories: [] },
    security: { hosts: { images: [] } },
  },
  language: 'EN',
  at: 0,
};

const admitted = {
  info: { whitelabel: [], register: { captchaEnabled: false } },
  location: { ip: '203.0.113.24', country: 'BR' },
  maintenance: false,
  regionRestriction: false,
};
const answer = (value: unknown, success = true) => Response.json({ success, value, message: null });
const games = { list: [{ gameName: 'Reef', gameId: 'r1' }], total: 1 };

beforeEach(() => {
  // the replies that the portal would have taken
  Reflect.deleteProperty(globalThis, 'earlyReplies');
  Reflect.deleteProperty(globalThis, 'earlyGames');
  document.body.innerHTML =
    `<script type="application/json" id="lobby">${JSON.stringify(page)}</script><ul data-early-tiles></ul>` +
    `<template id="tiles">${'<li><article><button>{name}</button><p>{name}</p><p>{vendor}</p></article></li>'.repeat(4)}</template>`;
});
afterEach(() => vi.restoreAllMocks());

/** What the script draws on an address, and how many calls it made. */
async function visit(permission: () => Response, path = '/rng'): Promise<{ drawn: string; calls: number }> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () => answer(games)).mockImplementationOnce(async () => permission());
  history.replaceState(null, '', path);
  const { startLobby } = await import('./lobbyTiles.ts');
  startLobby(null);
  await (globalThis as { earlyGames?: Promise<void> }).earlyGames;
  return { drawn: document.querySelector('[data-early-tiles]')?.textContent ?? '', calls: fetched.mock.calls.length };
}

test('a visitor who may use the site sees the games of the lobby', async () => {
  expect(await visit(() => answer(admitted))).toEqual({ drawn: expect.stringContaining('Reef') as string, calls: 3 });
});

test.each<[string, () => Response]>([
  ['during maintenance', () => answer({ ...admitted, maintenance: true })],
  ['from a region that is not served', () => answer({ ...admitted, regionRestriction: true })],
  ['after a refusal', () => answer(null, false)],
  ['after a refusal with a value', () => answer(admitted, false)],
  ['after an answer without a value', () => answer('')],
  ['without an answer', () => Response.error()],
])('no games are asked for and drawn %s', async (_, permission) => {
  expect(await visit(permission)).toEqual({ drawn: '', calls: 1 });
});

test('games of an address that filters them are asked for, not drawn', async () => {
  expect(await visit(() => answer(admitted), '/rng?name=reef')).toEqual({ drawn: '', calls: 3 });
});

test('an address that signs in is left to the portal', async () => {
  expect(await visit(() => answer(admitted), '/rng?token=st_1')).toEqual({ drawn: '', calls: 0 });
});
