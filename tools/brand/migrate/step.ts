import type { JsonDraft } from './jsonDraft.ts';

/** The JSON files of one brand folder under change, by their name in it. */
export type Drafts = ReadonlyMap<string, JsonDraft>;

/**
 * Takes a brand folder from one version of the format to the next. It may meet files that are in the new form already
 * and leaves those alone, so that a migration that was cut off can be run again.
 */
export interface Step {
  from: number;
  to: number;
  /** Changes the drafts; gives what a person should know. */
  apply: (drafts: Drafts) => string[];
}
