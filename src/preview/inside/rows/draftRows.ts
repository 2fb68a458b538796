import type { PanelMenu, PublishedRecords } from '#engine/records/panels.ts';
import type { PanelState } from '#engine/registry.ts';
import type { SeedUser } from './readerOf.ts';

/** The namespace of the words of a list that is being built; no file has it. */
export const DRAFT_WORDS = 'draft';

/** A list of records that is being built, and for whom. */
export interface DraftRecords {
  records: PublishedRecords;
  /** Its own words, by key of `DRAFT_WORDS`, the same in every language. */
  words: Readonly<Record<string, string>>;
  /** What the rows are. */
  caption: string;
  centre: PanelMenu;
  /** Reads the rows where nobody is signed in who may; null without a simulated platform. */
  seed: SeedUser | null;
}

/** How the rows of a list that is being built stand. */
export interface RowsStand {
  /** The account that reads them; null: none may. */
  account: string | null;
  /** It is not the one that is signed in on the page. */
  isSeed: boolean;
  state: PanelState;
  /** The page is as narrow as a phone, and shows cards. */
  isNarrow: boolean;
}

export interface ShownRows {
  update: (draft: DraftRecords) => void;
  end: () => void;
}
