import type { GameCategory, PrizeMode } from '#contract/types.ts';

/** A started game. */
export interface Ticket {
  readonly memberId: string;
  readonly nodeId: string;
  readonly category: GameCategory;
  readonly vassalage: string;
  /** In the language of the launch. */
  readonly gameName?: string | undefined;
  /** Of the lottery; absent for the whole lobby. */
  readonly gameCode?: string | undefined;
  /** Of the lottery lobby. */
  readonly prizeMode?: PrizeMode;
  /** Missing until the first round. */
  play?: TicketPlay;
}

/** What was played with a ticket. */
interface TicketPlay {
  rounds: number;
  staked: string;
  paid: string;
  /** Collected symbols of the slot by stake. */
  meters: Record<string, number>;
  free: { stake: string; left: number } | null;
  /** The latest outcomes by the id of their round, which are given again. */
  answers: { readonly round: string; readonly outcome: unknown }[];
}

/** A bet on a draw. */
export interface DrawBet {
  readonly memberId: string;
  readonly orderNumber: string;
  readonly vassalage: string;
  readonly code: string;
  readonly issue: string;
  readonly drawTime: number;
  readonly play: string;
  readonly picks: readonly (readonly string[])[];
  /** Of one bet, and how many there are. */
  readonly stake: string;
  readonly bets: string;
  readonly total: string;
  /** Null until the draw. */
  payout: string | null;
}
