import { afterAll, beforeAll, expect, test } from 'vitest';
import { games as endpoints } from '#platform/endpoints/games.ts';
import { system } from '#platform/endpoints/system.ts';
import { visitLobby } from './lobbyVisit.fixture.ts';

const [permission, vendors, list] = [system.permission.path, endpoints.gameVendor.path, endpoints.gameList.path];

beforeAll(() => sessionStorage.setItem('token', 'st_1'));
afterAll(() => sessionStorage.clear());

test('a member sees the list of the lobby, without what is for visitors', async () => {
  expect(await visitLobby()).toEqual({
    tiles: [{ name: 'Reef', kind: 'open', isLazy: false, isFree: false }],
    calls: [permission, vendors, list],
  });
});

test('a name is asked for and drawn, as the platform filters for members', async () => {
  expect(await visitLobby({ path: '/rng?name=reef' })).toMatchObject({
    tiles: [{ name: 'Reef' }],
    calls: [permission, vendors, list],
  });
});

test('games of a tab of the member are left to the portal', async () => {
  expect(await visitLobby({ path: '/rng?tab=favourites' })).toEqual({ tiles: [], calls: [permission, vendors] });
});
