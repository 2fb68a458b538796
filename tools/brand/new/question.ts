import type { ExistingBrands } from './existing.ts';

/** Answers as typed: lists with commas, colours as `#RRGGBB`. */
export interface Answers {
  id: string;
  name: string;
  extends: string;
  /** A name of `kinds`. */
  kind: string;
  /** Code of a market whose demands are written; empty for none. */
  market: string;
  languages: string;
  default: string;
  currency: string;
  hosts: string;
  colour: string;
  accent: string;
  look: string;
  /** `light`, `dark` or `system`; empty for that of the parent. */
  theme: string;
  merchant: string;
  holder: string;
  licence: string;
  authority: string;
  address: string;
  /** The password that new accounts get, or its SHA-256; empty for none. */
  defaultPassword: string;
}

export type AnswerName = keyof Answers;

/** One question: its prompt, its default, and the error of an answer (null: valid). */
export interface Question {
  name: Exclude<AnswerName, 'id'>;
  ask: string;
  fallback: (given: Partial<Answers>, existing: ExistingBrands) => string;
  wrong: (answer: string, given: Partial<Answers>, existing: ExistingBrands) => string | null;
  /** Never prompted for; only the option sets it. */
  quiet?: boolean;
  /** Skipped when earlier answers decide it. */
  idle?: (given: Partial<Answers>) => boolean;
}
