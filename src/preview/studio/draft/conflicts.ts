import { readJsonSource } from '../../../../tools/brand-files/jsonSource.ts';
import { type Draft, type ReadFile, takenBack, withBase } from './draft.ts';
import { type Edit, ownValue } from './edits.ts';

/** A file with edits that something else changed meanwhile. */
export interface Conflict {
  file: string;
  /** As it is now. */
  now: ReadFile;
  /** Edits of values that the other change touched, too. */
  both: readonly Edit[];
  /** What is wrong with the text as it is now, as `line 3: expected a comma`; null when it can be read. */
  fault: string | null;
}

const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The files with edits that differ from what the draft read. */
export function conflictsOf(draft: Draft, now: Readonly<Record<string, ReadFile>>): Conflict[] {
  const files = [...new Set(draft.edits.map(({ file }) => file))];
  return files.flatMap((file) => {
    const before = draft.base[file] ?? { text: null, hash: null };
    const present = now[file] ?? { text: null, hash: null };
    if (before.hash === present.hash) return [];
    const [fault] = present.text === null ? [] : readJsonSource(file, present.text).findings;
    const both = draft.edits.filter(
      (edit) => edit.file === file && !sameValue(ownValue(before.text, edit.at), ownValue(present.text, edit.at)),
    );
    return [{ file, now: present, both, fault: fault ? `line ${fault.line}: expected ${fault.expected}` : null }];
  });
}

/** The draft over the files as they are now, but for those in conflict, which wait for an answer. */
export function followed(draft: Draft, now: Readonly<Record<string, ReadFile>>, conflicts: readonly Conflict[]): Draft {
  const held = new Set(conflicts.map(({ file }) => file));
  const base = Object.fromEntries(Object.entries(now).filter(([file]) => !held.has(file)));
  const kept = Object.fromEntries(Object.entries(draft.base).filter(([file]) => held.has(file)));
  return withBase(draft, { ...base, ...kept });
}

/** Both: the edits over the file as it is now. */
export const keepBoth = (draft: Draft, { file, now }: Conflict): Draft => withBase(draft, { ...draft.base, [file]: now });

/** The file as it is now, without the edits; undo brings those back. */
export const takeTheirs = (draft: Draft, conflict: Conflict): Draft =>
  takenBack(keepBoth(draft, conflict), ({ file }) => file === conflict.file);
