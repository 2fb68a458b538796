import { expect, test } from 'vitest';
import { games as endpoints } from '#platform/endpoints/games.ts';
import { system } from '#platform/endpoints/system.ts';
import { admitted, answer, visitLobby } from './lobbyVisit.fixture.ts';

const [permission, vendors, hot] = [system.permission.path, endpoints.gameVendor.path, endpoints.hotGames.path];

test('a visitor who may use the site sees the games of the lobby, which can be tried', async () => {
  expect(await visitLobby()).toEqual({
    tiles: [{ name: 'Reef', kind: 'open', isLazy: false, isFree: true }],
    calls: [permission, vendors, hot],
  });
});

test.each<[string, () => Response]>([
  ['during maintenance', () => answer({ ...admitted, maintenance: true })],
  ['from a region that is not served', () => answer({ ...admitted, regionRestriction: true })],
  ['after a refusal', () => answer(null, false)],
  ['after a refusal with a value', () => answer(admitted, false)],
  ['after an answer without a value', () => answer('')],
  ['without an answer', () => Response.error()],
])('no games are asked for and drawn %s', async (_, reply) => {
  expect(await visitLobby({ permission: reply })).toEqual({ tiles: [], calls: [permission] });
});

test('games of an address that filters them are asked for, not drawn', async () => {
  expect(await visitLobby({ path: '/rng?name=reef' })).toEqual({ tiles: [], calls: [permission, vendors, hot] });
});

test('an address that signs in is left to the portal', async () => {
  expect(await visitLobby({ path: '/rng?token=st_1' })).toEqual({ tiles: [], calls: [] });
});

test('closed games are the last, each in the tile of its kind; what is no game is passed over', async () => {
  const games = [
    { gameName: 'A', maintenance: '1' },
    null,
    { gameName: 'B', isHot: 1 },
    'C',
    { gameName: 'D', isHot: 1, maintenance: true },
    { gameName: 'E' },
  ];
  const { tiles } = await visitLobby({ games });
  expect(tiles.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['B hot', 'E open', 'A closed', 'D both']);
});

test('one page is drawn of a platform that sends more, its pictures behind the first row when they come near', async () => {
  const games = Array.from({ length: 60 }, (_, nth) => ({ gameName: `G${nth}`, icon: '/x.webp' }));
  const { tiles } = await visitLobby({ games });
  expect(tiles).toHaveLength(42);
  expect(tiles.filter(({ isLazy }) => !isLazy).map(({ name }) => name)).toEqual(['G0', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6']);
});
