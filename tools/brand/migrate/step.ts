import type { JsonDraft } from './jsonDraft.ts';

/** The JSON files of one brand folder under change, by their name in it. */
export type Drafts = ReadonlyMap<string, JsonDraft>;

/**
 * Migrates a brand folder from one format version to the next. Files already in the new form
 * do not change, so that an interrupted migration can be repeated.
 */
export interface Step {
  from: number;
  to: number;
  /** Changes the drafts; returns notes for the operator. */
  apply: (drafts: Drafts) => string[];
}
