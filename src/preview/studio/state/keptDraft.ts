import { localArea } from '#platform/browser/storage.ts';
import { type Draft, type DraftPictures, hasChanges, type Step } from '../draft/draft.ts';
import type { Edit } from '../draft/edits.ts';

/** A step as what differs from the one before it: so many of its edits stay, then come these of the pool. */
type PackedStep = [same: number, then: number[], pictures?: DraftPictures];

/** A draft with each edit once, as a long one has hundreds of steps that have hundreds of edits in common. */
export interface PackedDraft {
  base: Draft['base'];
  pool: readonly Edit[];
  /** All steps, the oldest first. */
  steps: readonly PackedStep[];
  /** Which of them is shown. */
  now: number;
  gesture: string | null;
}

type Kept = { v: 2; draft: Draft } | { v: 3; draft: PackedDraft };

/** A draft without the files that no step concerns: those are read again anyway. */
export function packed({ base, edits, pictures, past, future, gesture }: Draft): PackedDraft {
  const steps: Step[] = [...past, { edits, pictures }, ...future.toReversed()];
  const places = new Map<Edit, number>();
  const placeOf = (edit: Edit): number => {
    const known = places.get(edit) ?? places.size;
    places.set(edit, known);
    return known;
  };
  let before: Step = { edits: [], pictures: {} };
  const written = steps.map((step): PackedStep => {
    const differs = step.edits.findIndex((edit, index) => edit !== before.edits[index]);
    const same = differs === -1 ? step.edits.length : differs;
    const isPictured = step.pictures !== before.pictures;
    before = step;
    const then = step.edits.slice(same).map(placeOf);
    return isPictured ? [same, then, step.pictures] : [same, then];
  });
  const pool = [...places.keys()];
  const files = new Set(pool.map(({ file }) => file));
  const concerned = Object.fromEntries(Object.entries(base).filter(([file]) => files.has(file)));
  return { base: concerned, pool, steps: written, now: past.length, gesture };
}

export function unpacked({ base, pool, steps, now, gesture }: PackedDraft): Draft {
  let before: Step = { edits: [], pictures: {} };
  const all = steps.map(([same, then, pictures = before.pictures]) => {
    before = { edits: [...before.edits.slice(0, same), ...then.map((place) => pool[place]!)], pictures };
    return before;
  });
  const shown = all[now]!;
  return { base, ...shown, past: all.slice(0, now), future: all.slice(now + 1).toReversed(), gesture };
}

/** Keeps a draft over reloads and crashes, in the browser of this machine. False when the browser refuses. */
export function keepDraft(id: string, draft: Draft): boolean {
  if (hasChanges(draft) || draft.past.length > 0)
    return localArea.set(`studio:${id}`, JSON.stringify({ v: 3, draft: packed(draft) }));
  localArea.remove(`studio:${id}`);
  return true;
}

/** The kept draft; null without one, or of another version of the studio. */
export function keptDraft(id: string): Draft | null {
  try {
    const kept = JSON.parse(localArea.get(`studio:${id}`) ?? 'null') as Kept | null;
    if (kept?.v === 3) return unpacked(kept.draft);
    return kept?.v === 2 ? kept.draft : null;
  } catch {
    return null;
  }
}
