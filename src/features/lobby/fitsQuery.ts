import type { Vendor } from '#state/games/gameVendors.ts';
import type { Game } from '#contract/types.ts';
import { vendorCodeOf } from '#engine/games/vendorCode.ts';
import { parseMoney } from '#engine/money/money.ts';
import { searchable } from '#engine/values/searchable.ts';
import type { LobbyQuery } from '#state/games/lobbyQuery.ts';

/** Whether every search term is in one of the texts, ignoring case and accents. */
function hasWords(name: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = searchable(texts.join(' '));
  return searchable(name)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Whether a game matches the query. The platform filters its list, but not the hot games. */
export function fitsQuery(game: Game, { classify, type, name, bet, lines, vendors }: LobbyQuery): boolean {
  return (
    (vendors.length === 0 || vendors.includes(vendorCodeOf(game))) &&
    (classify === '' || game.gameClassify === classify) &&
    (type === '' || game.gameType === type || game.gameClassify === type) &&
    (bet === '' || isAtMost(game.minBet, bet)) &&
    (lines === 0 || (game.lines ?? 0) >= lines) &&
    hasWords(name, [game.gameName, game.vendor, game.code])
  );
}

/** Whether a vendor with a single game matches: only its name is known. */
export function cardFits(card: Vendor, { classify, type, name, bet, lines, vendors }: LobbyQuery): boolean {
  const isByNameAlone = classify === '' && type === '' && bet === '' && lines === 0 && vendors.length === 0;
  return isByNameAlone && hasWords(name, [card.name, card.vassalage]);
}

/** A game with an unknown smallest bet matches. */
function isAtMost(amount: string | undefined, most: string): boolean {
  const [left, right] = [parseMoney(amount ?? '0'), parseMoney(most)];
  if (left === null || right === null) return false;
  return left.minor * 10n ** BigInt(right.scale) <= right.minor * 10n ** BigInt(left.scale);
}
