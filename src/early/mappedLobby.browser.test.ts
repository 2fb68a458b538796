import { expect, test, vi } from 'vitest';
import { createClient } from '#platform/http/client.ts';
import { mappingOf } from '#platform/mapping/brandMapping.ts';
import { createPlainCipher } from '#platform/sealing/cipher.ts';
import { takeOver } from '#platform/early/tilesTakeover.ts';
import type { LobbyPage } from './lobbyPage.ts';
import { admitted, documentOf, lobbyPage } from './lobbyVisit.fixture.ts';

const mapped: NonNullable<LobbyPage['mapped']> = {
  keys: {},
  brand: {
    currency: {},
    mappings: {
      headers: { 'X-Locale': { from: 'language', values: [{ contract: 'EN', foreign: 'en-GB' }] } },
      envelope: { value: 'data', code: 'code', success: ['0'] },
      calls: {
        permission: { body: 'json', add: { site: 'acme', kind: 'web' }, path: '/own/{site}/start' },
        hotGames: { reply: { fields: { list: { at: 'page.items', each: { fields: { gameName: { at: 'title' } } } } } } },
      },
    },
  },
};

const page: LobbyPage = {
  ...lobbyPage,
  brand: {
    ...lobbyPage.brand,
    api: { ...lobbyPage.brand.api, endpoints: { permission: { method: 'POST', path: '/own/start' } } },
  },
  mapped,
};

test('the script of a mapped lobby asks in the words of the platform, and draws its games', async () => {
  const asked: { path: string; method: string | undefined; body: unknown; headers: Headers }[] = [];
  const replies: Readonly<Record<string, unknown>> = {
    '/own/acme/start': admitted,
    default: { page: { items: [{ title: 'Reef', gameId: 'r1' }] } },
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { pathname } = new URL(String(url), location.href);
    asked.push({ path: pathname, method: init?.method, body: init?.body, headers: new Headers(init?.headers) });
    return Promise.resolve(Response.json({ code: 0, data: replies[pathname] ?? replies['default'] }));
  });
  history.replaceState(null, '', '/rng');
  document.body.innerHTML = documentOf(page);
  await import('./mappedLobby.ts');
  await (globalThis as { earlyGames?: Promise<void> }).earlyGames;
  expect(asked[0]).toMatchObject({ path: '/own/acme/start', method: 'POST' });
  expect(JSON.parse(String(asked[0]?.body))).toEqual({ kind: 'web', host: location.host });
  expect([asked[0]?.headers.get('X-Locale'), asked[0]?.headers.get('Language')]).toEqual(['en-GB', null]);
  expect(document.querySelector('[data-early-tiles]')?.textContent).toContain('Reef');

  const press = (type: string) => document.querySelector('li button')!.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  press('mousedown');
  press('mouseup');
  press('mousedown');
  expect(takeOver()).toEqual({ focused: null, pressed: null, held: { id: undefined, name: 'Reef', index: 0 } });

  const portal = createClient({
    token: () => null,
    language: () => page.language,
    cipher: createPlainCipher(),
    mapping: mappingOf(mapped.brand),
    overrides: page.brand.api.endpoints,
    tokenHeader: page.brand.api.tokenHeader,
    onUnauthorized: () => undefined,
    onTokenMissing: () => undefined,
    report: () => undefined,
  });
  const before = asked.length;
  expect(await portal.call('permission', { host: location.host })).toMatchObject({ ok: true });
  expect(asked.length, 'the portal takes the reply of the script').toBe(before);
});
