import type { GameCategory, VendorCard } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { type GameVendors, inhouseVendors } from '#state/games/gameVendors.ts';
import { isLottery, lotteriesPathOf } from '#state/games/lotteryVendors.ts';

/** The lobbies by the last part of their path. */
export const lobbyNames = ['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'inhouse'] as const;

export type LobbyName = (typeof lobbyNames)[number];

const categories: Record<LobbyName, GameCategory | null> = {
  rng: 'RNG',
  pvp: 'PVP',
  live: 'LIVE',
  fish: 'FISH',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  inhouse: null,
};

/** Where a vendor with one game is shown as a card of its own. */
const withVendorCards: readonly LobbyName[] = ['live', 'sports', 'esports', 'fish'];

/** What one lobby offers: its vendors, its groups, and how its games are asked for. */
export interface Lobby {
  name: LobbyName;
  /** Vendors whose games are in the list. */
  vendors: VendorCard[];
  /** Vendors with a single game, shown as cards. */
  single: VendorCard[];
  classify: string[];
  /** What the vendors are shown in; undefined where they come from several. */
  category: GameCategory | undefined;
  /** `gameType` of the calls; undefined where the vendors alone say which games are meant. */
  gameType: GameCategory | undefined;
  /** Vendors that the calls name when nobody chose one; undefined for all. */
  scope: string | undefined;
  /** Its pictures are 8:5 instead of posters. */
  wide: boolean;
}

/** Whether the games of a category have pictures of 8:5. */
export function isWide({ games }: Brand, category: GameCategory | null): boolean {
  return category !== null && games.wideCategories.includes(category);
}

export const isWideLobby = (name: LobbyName, brand: Brand): boolean => isWide(brand, categories[name]);

export function lobbyNameOf(path: string): LobbyName {
  return lobbyNames.find((name) => path.startsWith(`/${name}`)) ?? 'rng';
}

const isSplit = (name: LobbyName) => name === 'sports' || name === 'esports' || name === 'inhouse';

/** How a lobby's games are asked for where that is known before its vendors are; null elsewhere. */
export const scopeAhead = (name: LobbyName): Pick<Lobby, 'gameType' | 'scope'> | null =>
  isSplit(name) ? null : { gameType: categories[name] ?? undefined, scope: undefined };

/** The lobby of a path. E-sports and in-house games have no category of their own at the platform: their vendors name them. */
export function lobbyOf(name: LobbyName, all: GameVendors, brand: Brand): Lobby {
  const category = categories[name];
  const found = category === null ? undefined : all.get(category);
  const cards = category === null ? inhouseVendors(all, brand) : (found?.cards ?? []);
  const isSingle = (card: VendorCard) => withVendorCards.includes(name) && card.isGame === 'GAME';
  return {
    name,
    vendors: cards.filter((card) => !isSingle(card)),
    single: cards.filter(isSingle),
    classify: found?.classify ?? [],
    category: category ?? undefined,
    gameType: category === null || category === 'ESPORTS' ? undefined : category,
    wide: isWideLobby(name, brand),
    scope: isSplit(name) ? cards.map((card) => card.vassalage).join(',') : undefined,
  };
}

/** The page of a vendor's games of a category: its lobby, or the list of lotteries; null where the brand has none. */
export function vendorPathOf(
  brand: Brand,
  category: GameCategory,
  card: Pick<VendorCard, 'vassalage' | 'isGame'>,
): string | null {
  return isLottery(category) ? lotteriesPathOf(brand, card) : lobbyPathOf(brand, category, card);
}

/**
 * Where a vendor's games of a category are: its lobby, filtered by it. A vendor with one game is a card there, and one
 * whose games open as a list has no filter. Null for categories with pages of their own.
 */
export function lobbyPathOf(brand: Brand, category: GameCategory, card: Pick<VendorCard, 'vassalage' | 'isGame'>): string | null {
  const name = lobbyNames.find((one) => categories[one] === category);
  if (name === undefined || !brand.layout.routes['lobby']?.paths.includes(`/${name}`)) return null;
  return card.isGame === 'GAME' || card.isGame === 'VASSALAGE'
    ? `/${name}`
    : `/${name}?vendor=${encodeURIComponent(card.vassalage)}`;
}
