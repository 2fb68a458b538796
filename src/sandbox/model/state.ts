import type { Patch } from '#sandbox/values/mergePatch.ts';
import type { ContractStore } from './contractStore.ts';
import type { StoredBet } from '#sandbox/games/playedBet.ts';
import type {
  MemberProtection,
  StoredBankCard,
  StoredLink,
  StoredLogin,
  StoredOrder,
  StoredPointChange,
  StoredRedeem,
  StoredWithdrawal,
} from './storedRows.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import type { DrawBet, Ticket } from '#sandbox/games/ticket.ts';
import type { MemberRewards } from './rewardState.ts';
import type {
  ActivityStatus,
  FeedbackRecord,
  SandboxFault,
  SandboxSeedUser,
  SandboxSettings,
  WalletTransfer,
  WithdrawalConfirmation,
} from '#contract/types.ts';

/** A member of the simulated platform. Money is a decimal string, times are ms on the sandbox clock. */
export interface Member {
  readonly id: string;
  readonly account: string;
  digest: string;
  type: number;
  nickname: string;
  label: SandboxSeedUser['label'];
  balance: string;
  vendorBalances: Record<string, string>;
  countryDialingCode: string;
  mobileNum: string;
  email: string;
  toUpline: boolean;
  /** Account of the upline; empty without one. */
  upline: string;
  avatar: string | null;
  language: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  captchaOnFailure: boolean;
  twoStep: 'sms' | 'email' | null;
  agentOnly: boolean;
  contactAgent: boolean;
  /** Digest of the transaction password; empty while none is set. */
  paymentDigest: string;
  /** When it registered, ms; missing for a seed member. */
  registeredAt?: number;
  /** Idempotency key of the agent's request that created it. */
  requestKey?: string;
  /** Further fields of the registration record, as they were sent. */
  record: Record<string, string>;
}

interface Session {
  readonly memberId: string;
  readonly expiresAt: number;
}

/** A code that binds belongs to one member: `bind:` and the member's id. */
export type CodePurpose = 'login' | 'register' | 'forgot' | `bind:${string}`;

interface SmsCode {
  readonly purpose: CodePurpose;
  /** The phone, or an e-mail address. */
  readonly target: string;
  readonly code: string;
  readonly expiresAt: number;
  tries: number;
}

/** A started two-step login that waits for its code. */
export interface Challenge {
  readonly memberId: string;
  readonly code: string;
  readonly expiresAt: number;
  tries: number;
}

/** A started phone verification of the external service. */
interface PhoneCheck {
  readonly phone: string;
  readonly code: string;
  readonly expiresAt: number;
  tries: number;
}

/** What the platform would have sent by SMS, e-mail or drawn as a picture. */
export interface OutboxMessage {
  readonly id: number;
  readonly channel: 'sms' | 'email' | 'captcha' | 'phone';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code or generated password alone, for tests and for copying. */
  readonly code: string;
  readonly at: number;
}

/** A deposit and what happens to it next. */
export interface StoredDeposit {
  readonly record: StoredOrder;
  /** Credited with it. */
  readonly bonus: string | null;
  /** Last status once it is paid. */
  readonly result: SandboxSettings['deposit']['result'];
  /** Time of the next step; null when none follows. */
  due: number | null;
}

/** What a member has done on the site. */
export interface Activity {
  /** Keys of games, the latest first. */
  favourites: string[];
  recent: { readonly nodeId: string; readonly at: number }[];
  points: number;
  pointChanges: StoredPointChange[];
  redeems: StoredRedeem[];
  /** Promotion → when the member applied and what was claimed; a seed stands for good. */
  promotions: Record<
    string,
    { readonly at: number; readonly seed?: ActivityStatus; claimed: boolean; readonly requestKey?: string | null }
  >;
  /** Since the sandbox session began, the latest first. */
  bets: StoredBet[];
  /** Since the sandbox session began, the latest first. */
  transactions: StoredMove[];
  /** Since the sandbox session began, the latest first. */
  transfers: WalletTransfer[];
  /** Since the sandbox session began, the latest first. */
  deposits: StoredDeposit[];
  /** Since the sandbox session began, the latest first. */
  withdrawals: StoredWithdrawal[];
  /** What the member has declared about withdrawals, the latest first. */
  confirmations: WithdrawalConfirmation[];
  /** The scenario whose withdrawals were created last; empty for none. */
  withdrawalScenario: string;
  /** The same for deposits and transfers. */
  depositScenario?: string;
  transferScenario?: string;
  feedback: FeedbackRecord[];
  /** Missing until it is first used. */
  protection?: MemberProtection;
  validBets: string;
  chatUnread: number;
  /** End of the last day whose rebate was paid, ms. */
  rebatedUntil?: number;
  /** From the reward centre; missing until the first is looked for. */
  rewards?: MemberRewards;
  bankCards?: StoredBankCard[];
  /** Ids of messages. */
  messages?: { readonly read: readonly string[]; readonly deleted: readonly string[] };
  /** Claimed missions, by mission and the start of its period. */
  missions?: Record<string, { readonly at: number }>;
  /** Links to the registration, the latest first; missing until they are asked for. */
  registerLinks?: StoredLink[];
  /** The last ten, the latest first. */
  logins?: StoredLogin[];
}

/** What a scenario or a control call changed on top of the brand's data. */
export interface Overlay {
  scenario: string;
  status: 0 | 1 | 2 | null;
  flags: Record<string, '0' | '1'>;
  settings: Patch;
  data: Patch;
  latencyMs: number | null;
  faults: SandboxFault[];
}

/** Everything one sandbox session (brand and `sandbox` cookie) remembers; plain JSON. */
export interface SandboxState {
  readonly v: 6;
  /** Tells whether the stored members come from the data at hand. */
  readonly seed: number;
  random: number;
  sequence: number;
  /** Midnight before the session began, where made histories end; null until one is read. */
  historyEnd: number | null;
  clockOffsetMs: number;
  overlay: Overlay;
  members: Record<string, Member>;
  sessions: Record<string, Session>;
  captcha: { text: string; expiresAt: number } | null;
  codes: SmsCode[];
  challenges: Record<string, Challenge>;
  phoneChecks: Record<string, PhoneCheck>;
  /** Issued phone tokens → phone. */
  phoneTokens: Record<string, { phone: string; expiresAt: number }>;
  /** Issued human-verification results by pass_token. */
  humanChecks: Record<string, { lotNumber: string; expiresAt: number }>;
  /** Sealed payload ids already seen → when they may be forgotten. */
  seenPayloads: Record<string, number>;
  /** Rate-limit windows: key → times of the events. */
  hits: Record<string, number[]>;
  outbox: OutboxMessage[];
  /** By member id. */
  activity: Record<string, Activity>;
  /** Contracts between agents and downlines; missing until they are asked for. */
  contracts?: ContractStore;
  /** Pieces of rewards that were taken. */
  rewardsTaken: Record<string, number>;
  /** Started games by their ticket. */
  tickets: Record<string, Ticket>;
  /** Bets on draws of lotteries, the latest first; missing until the first. */
  drawBets?: DrawBet[];
  /** Answers by idempotency key, which are given again. */
  answers: Record<string, { readonly request: number; readonly value: unknown; readonly at: number }>;
  /** Uploaded pictures, by key: id of the member, empty for a visitor. */
  images: Record<string, string>;
}

/** An overlay that changes nothing. */
export function emptyOverlay(): Overlay {
  return { scenario: 'normal', status: null, flags: {}, settings: {}, data: {}, latencyMs: null, faults: [] };
}
