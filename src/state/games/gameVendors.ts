import { useMemo } from 'react';
import type { GameCategory, GameVendorResponse, VendorCard } from '#contract/types.ts';
import { gameCategories, VENDOR_PLATFORM } from '#engine/constants.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';
import { vendorCodeOf } from '#engine/games/vendorCode.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type Read, useRead } from '#state/reads/useRead.ts';

/** A vendor's card with its code, whatever the platform left out. */
export interface Vendor extends VendorCard {
  vassalage: string;
}

/** The vendors of one category, and the groups of its games. */
export interface CategoryVendors {
  cards: Vendor[];
  classify: string[];
}

/** Vendors by category, without empty ones. */
export type GameVendors = ReadonlyMap<GameCategory, CategoryVendors>;

export const vendorRequest = { platform: VENDOR_PLATFORM };

/**
 * The vendors in the platform's order. The category is `gameCategory` or, on older platforms, `title` (D-35); cards with the
 * configured codes move from SPORTS to ESPORTS.
 */
export function vendorsByCategory(reply: GameVendorResponse, brand: Brand): GameVendors {
  const found = new Map<GameCategory, CategoryVendors>();
  const add = (category: GameCategory, cards: Vendor[], classify: string[]) => {
    if (cards.length === 0) return;
    const known = found.get(category);
    const codes = new Set(known?.cards.map((card) => card.vassalage));
    found.set(category, {
      cards: [...(known?.cards ?? []), ...cards.filter((card) => !codes.has(card.vassalage))],
      classify: [...new Set([...(known?.classify ?? []), ...classify])],
    });
  };
  const esports = new Set(brand.games.esportsCodes);
  for (const lane of reply.data.lanes) {
    const category = lane.gameCategory ?? lane.title;
    if (!isCategory(category)) continue;
    const cards = lane.cards.map((card) => ({ ...card, vassalage: vendorCodeOf(card) })).filter(isNamed);
    const isEsport = (card: Vendor) => category === 'SPORTS' && esports.has(card.vassalage);
    add(
      category,
      cards.filter((card) => !isEsport(card)),
      codesOf([lane.gameClassify, ...lane.cards.map((card) => card.gameClassify)]),
    );
    add('ESPORTS', cards.filter(isEsport), []);
  }
  return found;
}

/** The vendors of the brand's own games, from any category (D-34). */
export function inhouseVendors(vendors: GameVendors, brand: Brand): Vendor[] {
  const own = new Map<string, Vendor>();
  for (const { cards } of vendors.values()) {
    for (const card of cards) if (brand.games.inhouseVendors.includes(card.vassalage)) own.set(card.vassalage, card);
  }
  return [...own.values()];
}

/** A vendor of one game, of a list or of rooms, and the configured lotteries: a press launches it (D-36). */
export function startsAtOnce({ games }: Brand, { vassalage, isGame }: Vendor): boolean {
  return isGame === 'GAME' || isGame === 'VASSALAGE' || isGame === 'ROOM' || games.lottery.directStartVendors.includes(vassalage);
}

/** What a vendor's card launches; the lobby or menu knows its category. */
export function gameOfVendor(card: Vendor, category?: GameCategory): GameToStart {
  return { ...card, vendor: card.name, ...(category === undefined ? {} : { gameCategory: category, gameType: category }) };
}

/** The vendors of the last reply, also for visitors. */
export function useGameVendors(): Read<GameVendorResponse> & { vendors: GameVendors | undefined } {
  const { brand } = usePortal();
  const read = useRead('gameVendor', vendorRequest);
  const { data } = read;
  const vendors = useMemo(() => (data === undefined ? undefined : vendorsByCategory(data, brand)), [data, brand]);
  return { ...read, vendors };
}

const isNamed = ({ vassalage }: Vendor) => vassalage !== '';

const isCategory = (name: string | undefined): name is GameCategory =>
  (gameCategories as readonly (string | undefined)[]).includes(name);

/** Group codes, possibly comma-separated. */
const codesOf = (joined: readonly (string | null | undefined)[]): string[] => [
  ...new Set(joined.flatMap((codes) => (codes ?? '').split(',')).filter((code) => code !== '')),
];
