import { randomUUID } from 'node:crypto';

export interface Deposit {
  referenceNumber: string;
  time: number;
  channel: string;
  channelType: 'BANK';
  amount: string;
  fee: string;
  toPay: string;
  status: 'PENDING' | 'CREDITED';
  expiresAt: number;
  isPaid: boolean;
  payment: { details: { key: string; value: string }[] };
  requestKey: string;
}

export interface Bet {
  orderNumber: string;
  time: number;
  category: string;
  vendor: string;
  vendorName: string;
  gameName: string;
  betAmount: string;
  validBet: string;
  payout: string;
  profit: string;
  status: 'WON';
}

export interface Member {
  id: string;
  account: string;
  password: string;
  /** Hundredths. */
  cents: number;
  deposits: Deposit[];
  bets: Bet[];
}

/** The platform's members, in memory. */
export interface Book {
  /** The token of a new session; null when the name is taken. */
  register: (account: string, password: string) => string | null;
  /** The token of a new session; null for a wrong name or password. */
  signIn: (account: string, password: string) => string | null;
  signOut: (member: Member) => void;
  memberOf: (token: string) => Member | null;
  /** The member whose game has this launch. */
  playerOf: (launch: string) => Member | null;
  launch: (member: Member) => string;
}

/** Hundredths as decimal text. */
export const money = (cents: number): string => `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** Hundredths of a decimal text with two decimals at most. */
export const cents = (amount: string): number => {
  const [whole = '0', part = ''] = amount.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

export function openBook(): Book {
  const members = new Map<string, Member>();
  const sessions = new Map<string, Member>();
  const launches = new Map<string, Member>();
  const begin = (member: Member): string => {
    const token = `own-${randomUUID()}`;
    sessions.set(token, member);
    return token;
  };
  return {
    register(account, password) {
      if (members.has(account)) return null;
      const member = { id: `m${members.size + 1}`, account, password, cents: 0, deposits: [], bets: [] };
      members.set(account, member);
      return begin(member);
    },
    signIn(account, password) {
      const member = members.get(account);
      return member === undefined || member.password !== password ? null : begin(member);
    },
    signOut(member) {
      for (const [token, one] of sessions) if (one === member) sessions.delete(token);
    },
    memberOf: (token) => sessions.get(token) ?? null,
    playerOf: (launch) => launches.get(launch) ?? null,
    launch(member) {
      const id = randomUUID();
      launches.set(id, member);
      return id;
    },
  };
}
