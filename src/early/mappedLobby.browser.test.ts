import { expect, test, vi } from 'vitest';
import type { LobbyPage } from './lobbyPage.ts';

const mapped: NonNullable<LobbyPage['mapped']> = {
  keys: {},
  brand: {
    currency: {},
    mappings: {
      envelope: { value: 'data', code: 'code', success: ['0'] },
      calls: {
        permission: { body: 'json', add: { site: 'acme' } },
        hotGames: { reply: { fields: { list: { at: 'page.items', each: { fields: { gameName: { at: 'title' } } } } } } },
      },
    },
  },
};

const page: LobbyPage = {
  brand: {
    merchantCode: 'acme',
    languages: { supported: ['EN'] },
    api: { endpoints: { permission: { method: 'POST', path: '/own/start' } }, tokenHeader: 'Authorization' },
    games: { wideCategories: [] },
    security: { hosts: { images: [] } },
  },
  language: 'EN',
  at: 0,
  mapped,
};

test('the script of a mapped lobby asks in the words of the platform, and draws its games', async () => {
  const asked: { path: string; method: string | undefined; body: unknown }[] = [];
  const replies: Readonly<Record<string, unknown>> = {
    '/own/start': { info: {}, location: {}, maintenance: false, regionRestriction: false },
    default: { page: { items: [{ title: 'Reef', gameId: 'r1' }] } },
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { pathname } = new URL(String(url), location.href);
    asked.push({ path: pathname, method: init?.method, body: init?.body });
    return Promise.resolve(Response.json({ code: 0, data: replies[pathname] ?? replies['default'] }));
  });
  history.replaceState(null, '', '/rng');
  document.body.innerHTML =
    `<script type="application/json" id="lobby">${JSON.stringify(page)}</script><ul data-early-tiles></ul>` +
    `<template id="tiles">${'<li><article><button>{name}</button><p>{name}</p><p>{vendor}</p></article></li>'.repeat(4)}</template>`;
  await import('./mappedLobby.ts');
  await (globalThis as { earlyGames?: Promise<void> }).earlyGames;
  expect(asked[0]).toMatchObject({ path: '/own/start', method: 'POST' });
  expect(JSON.parse(String(asked[0]?.body))).toMatchObject({ site: 'acme', host: location.host });
  expect(document.querySelector('[data-early-tiles]')?.textContent).toContain('Reef');
});
