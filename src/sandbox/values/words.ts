import type { Transaction } from '#contract/types.ts';

/** Names of the texts in `words` of the brand's content that the simulated platform writes by itself. */
export const words = [
  'addressIncomplete',
  'bank',
  'banker',
  'bankTransfer',
  'black',
  'cashback',
  'crypto',
  'dailySalary',
  'deskLamp',
  'dividend',
  'eWallet',
  'enamelMug',
  'even',
  'fee',
  'feedbackAnswer',
  'hourSalary',
  'instantTransfer',
  'level',
  'linenTote',
  'lines',
  'mission',
  'odd',
  'openingBalance',
  'over',
  'player',
  'realTimeSalary',
  'rebate',
  'red',
  'redEnvelope',
  'referral',
  'refund',
  'summerCampaign',
  'tie',
  'under',
] as const;

export type Word = (typeof words)[number];

/** A text that is kept without its language: a word, with what it is about, or the name of something in the brand's data. */
type Wording =
  | { readonly word: Word; readonly of?: string }
  | { readonly promotion: string }
  | { readonly depositBonus: string }
  | { readonly reward: string };

/** A text for readers of any language; a plain one is a name, or what somebody typed. */
export type Worded = string | Wording;

/** A movement as it is kept: its remark is written when somebody reads it. */
export type StoredMove = Omit<Transaction, 'remark'> & { readonly remark: Worded };

/** @param of what it has to be about; anything by default */
export const isWord = (text: Worded, word: Word, of?: string): boolean =>
  typeof text === 'object' && 'word' in text && text.word === word && (of === undefined || text.of === of);
