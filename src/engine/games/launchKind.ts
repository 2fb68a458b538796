import type { Game, ResolvedBrand } from '#contract/types.ts';

/** Input of a launch: a game of a list, a vendor's card, or a lottery. */
export interface GameToStart {
  /** Code of the vendor; empty where the platform names none. */
  vassalage: string;
  nodeId?: string | number | undefined;
  gameId?: string | undefined;
  gameName?: string | undefined;
  vendor?: string | undefined;
  gameType?: string | undefined;
  gameCategory?: Game['gameCategory'] | undefined;
  accountTypeName?: string | null | undefined;
  isGame?: string | null | undefined;
  /** Code of a lottery, which lists of games may have as `code`. */
  gameCode?: string | null | undefined;
  code?: string | null | undefined;
  defaultPlayType?: string | null | undefined;
  maintenance?: Game['maintenance'] | undefined;
  /** The chosen room, where the vendor has rooms. */
  roomId?: string | undefined;
}

/** The launch kinds; each is looked up in the registry's slot kind `launch`. */
export type LaunchKind = 'lottery' | 'seaView' | 'vnlottery' | 'vassalage' | 'rooms' | 'popup' | 'thirdParty';

const lotteryTypes: readonly (string | undefined)[] = ['LOTT', 'ELOTT'];

/** The launch kind: first accounts with their own view, then lotteries, then what the vendor requires. */
export function launchKindOf({ lottery, popupVendors }: ResolvedBrand['games'], game: GameToStart): LaunchKind {
  const account = game.accountTypeName ?? '';
  // a vendor's card may lack its account
  if ([account, game.vassalage].includes(lottery.seaAccountType)) return 'seaView';
  if (lottery.vnAccountTypes.includes(account) || lottery.vnVendors.includes(game.vassalage)) return 'vnlottery';
  if (lotteryTypes.includes(game.gameType ?? game.gameCategory)) return 'lottery';
  if (game.isGame === 'VASSALAGE') return 'vassalage';
  if (game.isGame === 'ROOM' && game.roomId === undefined) return 'rooms';
  return popupVendors.includes(game.vassalage) ? 'popup' : 'thirdParty';
}
