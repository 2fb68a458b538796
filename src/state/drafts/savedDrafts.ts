import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The drafts of one person on one page. */
export interface Drafts {
  path: string;
  owner: string | null;
  values: Map<string, unknown>;
}

export const draftsOf = createExtension((): { kept: Drafts | null } => ({ kept: null }));

/** A person who signs out leaves nothing behind (T22). */
export function dropDrafts(portal: Portal): void {
  draftsOf(portal).kept = null;
}
