import type { ResolvedBrand } from '#contract/types.ts';
import type { ColumnName, Picks } from './lottery.ts';
import type { LineWin } from './slot.ts';
import type { TableResult } from './table.ts';

/** What a demo game is played as. */
export type PlayKind = 'slot' | 'cards' | 'dice' | 'fish' | 'match' | 'lottery';

/** A started game, as its page shows it. Money is decimal text, times are ms on the sandbox clock. */
export interface PlayView {
  kind: PlayKind;
  name: string;
  balance: string;
  currency: ResolvedBrand['currency'];
  now: number;
  session: { rounds: number; result: string };
  stakes: readonly string[];
  slot?: SlotView;
  choices?: readonly { id: string; odds: string }[];
  matches?: readonly Match[];
  lottery?: LotteryView;
  /** Of the whole lottery lobby. */
  lotteries?: readonly LotteryCard[];
}

export interface SlotView {
  /** Collected symbols by stake; none where it is missing. */
  meters: Readonly<Record<string, number>>;
  free: { stake: string; left: number } | null;
  /** Share of the stakes that comes back, in percent. */
  rtp: string;
}

export interface Match {
  /** Start, ms; the key of the match. */
  id: number;
  name: string;
  league: string;
  odds: readonly { outcome: string; price: string }[];
}

export interface LotteryCard {
  code: string;
  name: string;
  art: string;
  drawTime: number;
}

export interface LotteryView {
  code: string;
  name: string;
  art: string;
  draw: { issue: string; closeTime: number; drawTime: number };
  plays: readonly PlayOption[];
  /** The latest first. */
  drawn: readonly { issue: string; drawTime: number; numbers: readonly string[]; sum: readonly string[] }[];
  /** Of the member on this lottery, the latest first. */
  bets: readonly DrawBetView[];
}

/** A play with what the page needs to count bets; `middle` and `pick` as in `LotteryPlay`. */
export interface PlayOption {
  id: string;
  columns: readonly { name: ColumnName; values: readonly string[] }[];
  distinct: boolean;
  pick?: number;
  middle?: number;
  /** Of one bet that wins, in times its stake: decimal text. */
  odds: string;
}

export interface DrawBetView {
  orderNumber: string;
  issue: string;
  play: string;
  picks: Picks;
  bets: string;
  stake: string;
  total: string;
  /** Null until the draw. */
  payout: string | null;
}

/** What a round brought. */
export type Outcome =
  | {
      kind: 'slot';
      stake: string;
      isFree: boolean;
      reels: number[][];
      wins: LineWin[];
      collected: number;
      payout: string;
      freeSpins: number;
    }
  | { kind: 'table'; stake: string; choice: string; result: TableResult; payout: string }
  | { kind: 'match'; stake: string; match: number; outcome: string; score: readonly [number, number]; payout: string }
  | { kind: 'lottery'; orderNumber: string; total: string };

/** What a page sends: the bet of a round. */
export type Bet =
  | { kind: 'slot'; stake: string }
  | { kind: 'table'; stake: string; choice: string }
  | { kind: 'match'; stake: string; match: number; outcome: string }
  | { kind: 'lottery'; stake: string; code: string; play: string; picks: Picks; issue: string };

/** Body of `POST /__sandbox/play`; without a bet it asks for the view. `code` chooses a lottery of the lobby. */
export interface PlayRequest {
  ticket: string;
  language?: string;
  code?: string;
  /** Id of the round: the same one settles once. */
  round?: string;
  bet?: Bet;
}

export interface PlayReply {
  view: PlayView;
  outcome: Outcome | null;
}
