import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { fromFive } from './fromFive.ts';
import { fromSeven } from './fromSeven.ts';
import { fromSix } from './fromSix.ts';
import { fromZero } from './fromZero.ts';
import { draftOf, type JsonDraft } from './jsonDraft.ts';
import type { Step } from './step.ts';
import { unifiedDiff } from './unifiedDiff.ts';

/** Steps, oldest first; each starts where the one before it ends. */
const steps: readonly Step[] = [fromZero, fromFive, fromSix, fromSeven];

/** The version that this engine reads. */
export const currentVersion = steps.at(-1)!.to;

export interface ChangedFile {
  name: string;
  text: string;
  /** Unified diff, for the report. */
  diff: string;
}

export interface Migration {
  id: string;
  /** Version of the folder; null when unknown. */
  from: number | null;
  to: number;
  /** Empty when current. brand.json, which holds the version, comes last. */
  files: ChangedFile[];
  notes: string[];
  /** Why the folder cannot be migrated, or null. */
  fault: string | null;
}

function versionOf(brand: JsonDraft | undefined): number | null {
  const said = brand?.get(['schemaVersion']);
  if (brand === undefined) return null;
  return said === undefined ? 0 : typeof said === 'number' && Number.isInteger(said) && said >= 0 ? said : null;
}

/** Computes the migration of one brand folder; writes nothing. */
export function migrateBrand(id: string, folders: BrandFolders): Migration {
  const outcome = { id, to: currentVersion, files: [], notes: [] };
  const texts = folders.texts(id);
  if (texts === null) return { ...outcome, from: null, fault: `there is no brand folder "${id}"` };
  const drafts = new Map<string, JsonDraft>();
  const unreadable: string[] = [];
  for (const [name, text] of texts) {
    const draft = draftOf(text);
    if (draft) drafts.set(name, draft);
    else unreadable.push(name);
  }
  const from = versionOf(drafts.get('brand.json'));
  if (from === null) return { ...outcome, from, fault: 'brand.json is not a JSON object with an integer schemaVersion' };
  if (from > currentVersion) return { ...outcome, from, fault: `version ${from} is newer than this engine (${currentVersion})` };
  if (from === currentVersion) return { ...outcome, from, fault: null };
  if (!steps.some((step) => step.from === from)) return { ...outcome, from, fault: `version ${from} was never released` };
  if (unreadable.length > 0)
    return { ...outcome, from, fault: `${unreadable.join(', ')} is not a JSON object; repair it first (see brand check)` };
  const notes = steps.filter((step) => step.from >= from).flatMap((step) => step.apply(drafts));
  const files = [...drafts]
    .filter(([name, draft]) => draft.text() !== texts.get(name))
    // the version is written last, so an interrupted migration can be repeated
    .sort(([a], [b]) => Number(a === 'brand.json') - Number(b === 'brand.json'))
    .map(([name, draft]) => ({
      name,
      text: draft.text(),
      diff: unifiedDiff(`brands/${id}/${name}`, texts.get(name) ?? '', draft.text()),
    }));
  return { ...outcome, from, files, notes, fault: null };
}
