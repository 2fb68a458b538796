import { localArea } from '#platform/browser/storage.ts';
import type { Draft } from '../draft/draft.ts';

/** Keeps a draft over reloads and crashes, in the browser of this machine. False when the browser refuses. */
export function keepDraft(id: string, draft: Draft): boolean {
  if (draft.edits.length > 0 || draft.past.length > 0) return localArea.set(`studio:${id}`, JSON.stringify({ v: 1, draft }));
  localArea.remove(`studio:${id}`);
  return true;
}

/** The kept draft; null without one, or of another version of the studio. */
export function keptDraft(id: string): Draft | null {
  try {
    const kept = JSON.parse(localArea.get(`studio:${id}`) ?? 'null') as { v: number; draft: Draft } | null;
    return kept?.v === 1 ? kept.draft : null;
  } catch {
    return null;
  }
}
