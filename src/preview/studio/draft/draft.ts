import { applyEdit, type Edit, emptyFile, overlaps } from './edits.ts';

/** A file as it was read from the disk. */
export interface ReadFile {
  /** Null: there is none yet. */
  text: string | null;
  /** SHA-256 of its bytes; null without a file. */
  hash: string | null;
}

/** Ordered edits over files as they were read, with all that undo and redo need. Plain data, so that it can be stored. */
export interface Draft {
  /** The read files by path. */
  base: Readonly<Record<string, ReadFile>>;
  edits: readonly Edit[];
  /** Earlier and later lists of edits, the next one to go to last. */
  past: readonly (readonly Edit[])[];
  future: readonly (readonly Edit[])[];
  /** The gesture (typing in one field, dragging in a picker) of the last edit, which is one step back. */
  gesture: string | null;
}

/** Steps that can be undone. */
const MOST_STEPS = 500;

export const startDraft = (base: Draft['base']): Draft => ({ base, edits: [], past: [], future: [], gesture: null });

/** The same edits over files that were read again. */
export const withBase = (draft: Draft, base: Draft['base']): Draft => ({ ...draft, base });

function step(draft: Draft, edits: readonly Edit[], gesture: string | null = null): Draft {
  const isSame = gesture !== null && gesture === draft.gesture;
  const past = isSame ? draft.past : [...draft.past, draft.edits].slice(-MOST_STEPS);
  return { ...draft, edits, past, future: [], gesture };
}

/** The edits with one more. It stands in the place of an earlier one of the same value, and goes with it where nothing changes. */
function withEdit(base: Draft['base'], edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const isSame = (other: Edit) => other.file === edit.file && other.at === edit.at;
  const known = edits.findLastIndex(isSame);
  const isFree = edits.slice(known + 1).every((other) => other.file !== edit.file || !overlaps(other.at, edit.at));
  const others = known >= 0 && isFree ? edits.toSpliced(known, 1) : edits;
  const next = known >= 0 && isFree ? edits.with(known, edit) : [...edits, edit];
  const changes = textWith(base, others, edit.file) !== textWith(base, next, edit.file);
  return changes ? next : others;
}

/** Sets or removes a value. Edits with the same `gesture` in a row are undone at once. */
export function changed(draft: Draft, edit: Edit, gesture: string | null = null): Draft {
  const edits = withEdit(draft.base, draft.edits, edit);
  const written = (list: readonly Edit[]) => textWith(draft.base, list, edit.file);
  // a step that changes nothing would be one press of undo without effect
  return written(edits) === written(draft.edits) ? draft : step(draft, edits, gesture);
}

/** Takes single edits out; undo brings them back. */
export const takenBack = (draft: Draft, isTaken: (edit: Edit) => boolean): Draft =>
  step(
    draft,
    draft.edits.filter((edit) => !isTaken(edit)),
  );

export function undone(draft: Draft): Draft {
  const edits = draft.past.at(-1);
  if (edits === undefined) return draft;
  return { ...draft, edits, past: draft.past.slice(0, -1), future: [...draft.future, draft.edits], gesture: null };
}

export function redone(draft: Draft): Draft {
  const edits = draft.future.at(-1);
  if (edits === undefined) return draft;
  return { ...draft, edits, past: [...draft.past, draft.edits], future: draft.future.slice(0, -1), gesture: null };
}

const brandFileOf = (file: string): string => `${file.split('/').slice(0, 2).join('/')}/brand.json`;
const nameOf = (file: string): string => file.split('/').slice(2).join('/');

function textWith(base: Draft['base'], edits: readonly Edit[], file: string): string | null {
  const text = base[file]?.text ?? null;
  const own = edits.filter((edit) => edit.file === file);
  if (own.length === 0) return text;
  const start = text ?? emptyFile(nameOf(file), base[brandFileOf(file)]?.text ?? null);
  const written = own.reduce(applyEdit, start);
  // a file that would have no value is not made
  return text === null && written === start ? null : written;
}

/** Texts of a draft that were asked for. */
const written = new WeakMap<Draft, Map<string, string | null>>();

/** The text of a file with its edits; null when there is no such file. */
export function textOf(draft: Draft, file: string): string | null {
  const texts = written.get(draft) ?? new Map<string, string | null>();
  written.set(draft, texts);
  if (!texts.has(file)) texts.set(file, textWith(draft.base, draft.edits, file));
  return texts.get(file) ?? null;
}

/** A file that saving writes. */
export interface ChangedFile {
  file: string;
  before: ReadFile;
  text: string;
}

/** The files whose text differs from what was read, in the order of their first edit. */
export function changedFiles(draft: Draft): ChangedFile[] {
  return [...new Set(draft.edits.map(({ file }) => file))].flatMap((file) => {
    const before = draft.base[file] ?? { text: null, hash: null };
    const text = textOf(draft, file);
    return text === null || text === before.text ? [] : [{ file, before, text }];
  });
}

/** The draft after its files were written: nothing is left to save, and what was undone cannot be redone over other files. */
export function saved(draft: Draft, written: Draft['base']): Draft {
  return startDraft({ ...draft.base, ...written });
}
