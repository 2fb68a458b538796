import { localArea } from '#platform/browser/storage.ts';
import { type Draft, hasChanges, type Step } from '../draft/draft.ts';
import type { Edit } from '../draft/edits.ts';

/** Before there were pictures. */
interface FirstDraft extends Omit<Draft, keyof Step | 'past' | 'future'> {
  edits: readonly Edit[];
  past: readonly (readonly Edit[])[];
  future: readonly (readonly Edit[])[];
}

type Kept = { v: 1; draft: FirstDraft } | { v: 2; draft: Draft };

const withoutPictures = (steps: readonly (readonly Edit[])[]): Step[] => steps.map((edits) => ({ edits, pictures: {} }));

/** Keeps a draft over reloads and crashes, in the browser of this machine. False when the browser refuses. */
export function keepDraft(id: string, draft: Draft): boolean {
  if (hasChanges(draft) || draft.past.length > 0) return localArea.set(`studio:${id}`, JSON.stringify({ v: 2, draft }));
  localArea.remove(`studio:${id}`);
  return true;
}

/** The kept draft; null without one, or of another version of the studio. */
export function keptDraft(id: string): Draft | null {
  try {
    const kept = JSON.parse(localArea.get(`studio:${id}`) ?? 'null') as Kept | null;
    if (kept?.v === 2) return kept.draft;
    if (kept?.v !== 1) return null;
    const { past, future, ...rest } = kept.draft;
    return { ...rest, pictures: {}, past: withoutPictures(past), future: withoutPictures(future) };
  } catch {
    return null;
  }
}
