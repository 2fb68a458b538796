import type { GameCategory } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { type GameVendors, inhouseVendors, type Vendor } from './gameVendors.ts';
import { isLottery, lotteriesPathOf } from './lotteryVendors.ts';
import { categories, type GameScope, hasSingleVendors, isSplit, isWideLobby, type LobbyName, lobbyNames } from './lobbyNames.ts';

/** One lobby: its vendors, its groups, and the query of its games. */
export interface Lobby extends GameScope {
  name: LobbyName;
  /** Vendors whose games are in the list. */
  vendors: Vendor[];
  /** Vendors with a single game, rendered as cards. */
  single: Vendor[];
  classify: string[];
  /** The category of the vendors; undefined where they come from several. */
  category: GameCategory | undefined;
  /** Its pictures are 8:5 instead of posters. */
  wide: boolean;
}

/** The lobby of a path. E-sports and in-house games have no category on the platform: their vendors identify them. */
export function lobbyOf(name: LobbyName, all: GameVendors, brand: Brand): Lobby {
  const category = categories[name];
  const found = category === null ? undefined : all.get(category);
  const cards = category === null ? inhouseVendors(all, brand) : (found?.cards ?? []);
  const isSingle = (card: Vendor) => hasSingleVendors(name) && card.isGame === 'GAME';
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

/** The page of a vendor's games in a category: its lobby, or the list of lotteries; null where the brand has none. */
export function vendorPathOf(brand: Brand, category: GameCategory, card: Pick<Vendor, 'vassalage' | 'isGame'>): string | null {
  return isLottery(category) ? lotteriesPathOf(brand, card) : lobbyPathOf(brand, category, card);
}

/**
 * The page of a vendor's games in a category: its lobby, filtered by the vendor. A vendor with one game is a card there, and
 * one whose games open as a list has no filter. Null for categories with pages of their own.
 */
export function lobbyPathOf(brand: Brand, category: GameCategory, card: Pick<Vendor, 'vassalage' | 'isGame'>): string | null {
  const name = lobbyNames.find((one) => categories[one] === category);
  if (name === undefined || !brand.layout.routes['lobby']?.paths.includes(`/${name}`)) return null;
  return card.isGame === 'GAME' || card.isGame === 'VASSALAGE'
    ? `/${name}`
    : `/${name}?vendor=${encodeURIComponent(card.vassalage)}`;
}
