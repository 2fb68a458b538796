import type { MoneyFormat } from '#engine/money/money.ts';
import type { TagTone } from './statusTones.ts';

/** How a value is shown, as data: one component draws every cell. */
export interface Cell {
  text: string;
  /** Plain decimals, ISO times and the text itself, for an exported file. */
  plain: string;
  /** The text is a tag of this colour. */
  tag?: TagTone;
  /** An amount that came in or went out. */
  sign?: 'in' | 'out';
  /** The moment, epoch ms. */
  at?: number;
  /** Several values, each a line or, with a `tag`, a tag; `title` says what the tag means. */
  items?: readonly { text: string; tag?: TagTone; title?: string }[];
}

export interface FormatContext extends MoneyFormat {
  timeZone: string | undefined;
  /** Words for an enumerated value of a column, with its figures; null where there are none. */
  say: (column: string, value: string, figures?: Readonly<Record<string, string>>) => string | null;
  /** Whether a flag of the platform is on; all are unless given. */
  isOn?: (flag: string) => boolean;
}

export type Format = (value: unknown, context: FormatContext, column: string) => Cell | null;
