import { describe, expect, it } from 'vitest';
import { type GameToStart, type LaunchKind, launchKindOf } from './launchKind.ts';

const settings = {
  esportsCodes: [],
  inhouseVendors: [],
  seamlessVendors: [],
  popupVendors: ['POP'],
  lottery: {
    directStartVendors: ['TCG_SEA', 'TCG_LOTTO_VN'],
    vnAccountTypes: ['TCG_LOTTO_VN'],
    vnVendors: ['VNX'],
    seaAccountType: 'TCG_SEA',
    lottoArea: 'VN',
    prizeMode: 'Lott',
  },
} as const;

type Settings = Parameters<typeof launchKindOf>[0];

const cases: [string, GameToStart, LaunchKind][] = [
  ['a slot', { vassalage: 'LUM', gameType: 'RNG', isGame: 'GAME' }, 'thirdParty'],
  ['a card of a single game', { vassalage: 'PIT', isGame: 'GAME', nodeId: 'PIT-SPORTS-1' }, 'thirdParty'],
  ['a game without any type', { vassalage: 'LUM' }, 'thirdParty'],
  ['a lottery', { vassalage: 'TCG_LOTTO', gameType: 'LOTT' }, 'lottery'],
  ['an electronic lottery', { vassalage: 'QBL', gameType: 'ELOTT' }, 'lottery'],
  ['a card of the lottery lane', { vassalage: 'TCG_LOTTO', gameCategory: 'LOTT' }, 'lottery'],
  ['a type that says more than its category', { vassalage: 'LUM', gameType: 'RNG', gameCategory: 'LOTT' }, 'thirdParty'],
  ['a sea lottery', { vassalage: 'S', accountTypeName: 'TCG_SEA', gameType: 'LOTT' }, 'seaView'],
  ['the sea vendor without its account', { vassalage: 'TCG_SEA', gameCategory: 'LOTT' }, 'seaView'],
  ['a Vietnamese account', { vassalage: 'S', accountTypeName: 'TCG_LOTTO_VN', gameType: 'LOTT' }, 'vnlottery'],
  ['a Vietnamese vendor', { vassalage: 'VNX', gameType: 'LOTT' }, 'vnlottery'],
  ['a vendor with a list of its own', { vassalage: 'EMB', isGame: 'VASSALAGE' }, 'vassalage'],
  ['a game with rooms', { vassalage: 'TAV', isGame: 'ROOM' }, 'rooms'],
  ['a chosen room', { vassalage: 'TAV', isGame: 'ROOM', roomId: 'TAV-1-1' }, 'thirdParty'],
  ['a game over the page', { vassalage: 'POP', gameType: 'LIVE' }, 'popup'],
  ['rooms of a vendor over the page', { vassalage: 'POP', isGame: 'ROOM' }, 'rooms'],
  ['a chosen room over the page', { vassalage: 'POP', isGame: 'ROOM', roomId: 'POP-1-1' }, 'popup'],
];

describe('launch kind', () => {
  it.each(cases)('%s', (_, game, kind) => {
    expect(launchKindOf(settings as unknown as Settings, game)).toBe(kind);
  });
});
