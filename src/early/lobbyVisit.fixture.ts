import { vi } from 'vitest';
import type { LobbyPage } from './lobbyPage.ts';

/** What the script of a lobby knows. */
export const lobbyPage: LobbyPage = {
  brand: {
    merchantCode: 'acme',
    languages: { supported: ['EN'] },
    api: { endpoints: {}, tokenHeader: 'Authorization' },
    games: { wideCategories: [] },
    security: { hosts: { images: ['cdn.acme.example'] } },
  },
  language: 'EN',
  at: 0,
};

/** Tiles of a game, a hot one, a closed one and a closed hot one. */
const templates = ['open', 'hot', 'closed', 'both'].map(
  (kind) => `<li data-kind="${kind}"><article><img><span><button data-free="">{name}</button></span><p>{name}</p></article></li>`,
);

/** What the platform tells a visitor who may use the site. */
export const admitted = {
  info: { whitelabel: [], register: { captchaEnabled: false }, imageCDNs: ['cdn.acme.example'] },
  location: { ip: '203.0.113.24', country: 'BR' },
  maintenance: false,
  regionRestriction: false,
};

export const answer = (value: unknown, success = true): Response => Response.json({ success, value, message: null });

/** The body of a lobby's page, of what its script reads and fills. */
export const documentOf = (page: LobbyPage): string =>
  `<script type="application/json" id="lobby">${JSON.stringify(page)}</script><ul data-early-tiles></ul>` +
  `<template id="tiles">${templates.join('')}</template>`;

interface Visit {
  /** A reply to the call for the permission. */
  permission?: () => Response;
  path?: string;
  /** The list of games, under both of its names. */
  games?: readonly unknown[];
}

/** A tile of the lobby: its name, the template that it is made of, and what it has. */
export interface DrawnTile {
  name: string;
  kind: string;
  isLazy: boolean;
  isFree: boolean;
}

/**
 * Runs the script of a lobby. Session and address are read when its module is loaded: a file of tests has one session.
 * @returns the tiles, and the paths of all calls
 */
export async function visitLobby({
  permission = () => answer(admitted),
  path = '/rng',
  games = [{ gameName: 'Reef', gameId: 'r1' }],
}: Visit = {}): Promise<{ tiles: DrawnTile[]; calls: string[] }> {
  // the replies that the portal would have taken
  Reflect.deleteProperty(globalThis, 'earlyReplies');
  Reflect.deleteProperty(globalThis, 'earlyGames');
  document.body.innerHTML = documentOf(lobbyPage);
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () => answer({ list: games, games })).mockImplementationOnce(async () => permission());
  history.replaceState(null, '', path);
  const { startLobby } = await import('./lobbyTiles.ts');
  startLobby(null);
  await (globalThis as { earlyGames?: Promise<void> }).earlyGames;
  const calls = fetched.mock.calls.map(([url]) => new URL(String(url), location.href).pathname);
  fetched.mockRestore();
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-early-tiles] li')].map((tile) => ({
    name: tile.querySelector('p')?.textContent ?? '',
    kind: tile.dataset['kind'] ?? '',
    isLazy: tile.querySelector('img')?.loading === 'lazy',
    isFree: tile.querySelector('[data-free]') !== null,
  }));
  return { tiles, calls };
}
