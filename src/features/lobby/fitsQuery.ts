import type { Game, VendorCard } from '#contract/types.ts';
import { parseMoney } from '#engine/values/money.ts';
import { searchable } from '#engine/values/searchable.ts';
import type { LobbyQuery } from './lobbyQuery.ts';

/** Whether every word that is searched for stands in one of the texts, whatever their case and accents. */
function hasWords(name: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = searchable(texts.join(' '));
  return searchable(name)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Whether a game fits what the address asks for. The platform filters its list; nobody filters the hot games. */
export function fitsQuery(game: Game, { classify, type, name, bet, lines, vendors }: LobbyQuery): boolean {
  return (
    (vendors.length === 0 || vendors.includes(game.vassalage)) &&
    (classify === '' || game.gameClassify === classify) &&
    (type === '' || game.gameType === type || game.gameClassify === type) &&
    (bet === '' || isAtMost(game.minBet, bet)) &&
    (lines === 0 || (game.lines ?? 0) >= lines) &&
    hasWords(name, [game.gameName, game.vendor, game.code])
  );
}

/** Whether a vendor with a single game fits: it has a name, and nothing else to ask for. */
export function cardFits(card: VendorCard, { classify, type, name, bet, lines, vendors }: LobbyQuery): boolean {
  const isByNameAlone = classify === '' && type === '' && bet === '' && lines === 0 && vendors.length === 0;
  return isByNameAlone && hasWords(name, [card.name, card.vassalage]);
}

/** Of a game whose smallest bet is not known nothing is said. */
function isAtMost(amount: string | undefined, most: string): boolean {
  const [left, right] = [parseMoney(amount ?? '0'), parseMoney(most)];
  if (left === null || right === null) return false;
  return left.minor * 10n ** BigInt(right.scale) <= right.minor * 10n ** BigInt(left.scale);
}
