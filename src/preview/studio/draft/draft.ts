import type { Crop } from '../../../../tools/brand/pictures/crop.ts';
import { applyEdit, type Edit, emptyFile, overlaps } from './edits.ts';

/** A file as it was read from the disk. */
export interface ReadFile {
  /** Null: there is none yet. */
  text: string | null;
  /** SHA-256 of its bytes; null without a file. */
  hash: string | null;
}

/** A new picture of a brand's folder, whose original is kept beside the draft, or one that goes. */
export interface DraftPicture {
  /** SHA-256 of the original; null: the picture is removed. */
  upload: string | null;
  /** The part that is shown; null: all of it. */
  crop: Crop | null;
  /** Hash of the picture that it takes the place of; null: there is none. */
  hash: string | null;
  /** Name of the file that was chosen, and its bytes. */
  from: string;
  bytes: number;
}

/** Pictures by path: `brands/acme/images/mark.svg`. */
export type DraftPictures = Readonly<Record<string, DraftPicture>>;

/** What undo leads back to. */
export interface Step {
  edits: readonly Edit[];
  pictures: DraftPictures;
}

/** Ordered edits over files as they were read, with all that undo and redo need. Plain data, so that it can be stored. */
export interface Draft extends Step {
  /** The read files by path. */
  base: Readonly<Record<string, ReadFile>>;
  /** Earlier and later steps, the next one to go to last. */
  past: readonly Step[];
  future: readonly Step[];
  /** The gesture (typing in one field, dragging in a picker) of the last edit, which is one step back. */
  gesture: string | null;
}

/** Steps that can be undone. */
const MOST_STEPS = 500;

export const startDraft = (base: Draft['base']): Draft => ({
  base,
  edits: [],
  pictures: {},
  past: [],
  future: [],
  gesture: null,
});

/** The same edits over files that were read again. */
export const withBase = (draft: Draft, base: Draft['base']): Draft => ({ ...draft, base });

const stepOf = ({ edits, pictures }: Step): Step => ({ edits, pictures });

function step(draft: Draft, next: Partial<Step>, gesture: string | null = null): Draft {
  const isSame = gesture !== null && gesture === draft.gesture;
  const past = isSame ? draft.past : [...draft.past, stepOf(draft)].slice(-MOST_STEPS);
  return { ...draft, ...next, past, future: [], gesture };
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

/**
 * Sets or removes a value. Edits with the same `gesture` in a row are undone at once.
 * @param pictures what comes with it
 */
export function changed(draft: Draft, edit: Edit, gesture: string | null = null, pictures?: DraftPictures): Draft {
  const edits = withEdit(draft.base, draft.edits, edit);
  if (pictures !== undefined) return step(draft, { edits, pictures: { ...draft.pictures, ...pictures } }, gesture);
  const written = (list: readonly Edit[]) => textWith(draft.base, list, edit.file);
  // a step that changes nothing would be one press of undo without effect
  return written(edits) === written(draft.edits) ? draft : step(draft, { edits }, gesture);
}

/** Puts pictures into the place of those of their names: no value changes. */
export const pictured = (draft: Draft, pictures: DraftPictures): Draft =>
  step(draft, { pictures: { ...draft.pictures, ...pictures } });

/** Takes a picture out, with the values that name it. */
export function pictureTakenBack(draft: Draft, file: string): Draft {
  const { [file]: _taken, ...pictures } = draft.pictures;
  const isNew = draft.pictures[file]?.upload !== null;
  const edits = isNew ? draft.edits.filter(({ value }) => value !== imageName(file)) : draft.edits;
  return step(draft, { edits, pictures });
}

/** Takes single edits out; undo brings them back. */
export const takenBack = (draft: Draft, isTaken: (edit: Edit) => boolean): Draft =>
  step(draft, { edits: draft.edits.filter((edit) => !isTaken(edit)) });

export function undone(draft: Draft): Draft {
  const before = draft.past.at(-1);
  if (before === undefined) return draft;
  return { ...draft, ...before, past: draft.past.slice(0, -1), future: [...draft.future, stepOf(draft)], gesture: null };
}

export function redone(draft: Draft): Draft {
  const next = draft.future.at(-1);
  if (next === undefined) return draft;
  return { ...draft, ...next, past: [...draft.past, stepOf(draft)], future: draft.future.slice(0, -1), gesture: null };
}

const brandFileOf = (file: string): string => `${file.split('/').slice(0, 2).join('/')}/brand.json`;
const nameOf = (file: string): string => file.split('/').slice(2).join('/');
const imageName = (file: string): string => nameOf(file).replace(/^images\//, '');

/** Texts before and after an edit: a draft of many edits applies the last one alone. */
const applied = new WeakMap<Edit, [before: string, after: string][]>();
const MOST_APPLIED = 2;

function applyOnce(text: string, edit: Edit): string {
  const known = applied.get(edit) ?? [];
  const found = known.find(([before]) => before === text);
  if (found !== undefined) return found[1];
  const after = applyEdit(text, edit);
  applied.set(edit, [[text, after] as [string, string], ...known].slice(0, MOST_APPLIED));
  return after;
}

function textWith(base: Draft['base'], edits: readonly Edit[], file: string): string | null {
  const text = base[file]?.text ?? null;
  const own = edits.filter((edit) => edit.file === file);
  if (own.length === 0) return text;
  const start = text ?? emptyFile(nameOf(file), base[brandFileOf(file)]?.text ?? null);
  const written = own.reduce(applyOnce, start);
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

/** A picture that saving writes. */
export interface ChangedPicture extends DraftPicture {
  file: string;
}

/**
 * The new pictures that a file names with the draft: one whose value was taken back is not written. One that is removed stays
 * while a file names it again.
 */
export function changedPictures(draft: Draft): ChangedPicture[] {
  const added = Object.entries(draft.pictures);
  if (added.length === 0) return [];
  const files = [...new Set([...Object.keys(draft.base), ...draft.edits.map(({ file }) => file)])];
  const isNamed = (name: string) => files.some((file) => textOf(draft, file)?.includes(JSON.stringify(name)) === true);
  return added.flatMap(([file, picture]) =>
    isNamed(imageName(file)) === (picture.upload !== null) ? [{ file, ...picture }] : [],
  );
}

/** Every original that the draft, or a step of it, needs. */
export const uploadsOf = (draft: Draft): Set<string> =>
  new Set(
    [draft, ...draft.past, ...draft.future].flatMap(({ pictures }) =>
      Object.values(pictures).flatMap(({ upload }) => upload ?? []),
    ),
  );

export const hasChanges = (draft: Draft): boolean => changedFiles(draft).length + changedPictures(draft).length > 0;

/** The draft after its files were written: nothing is left to save, and what was undone cannot be redone over other files. */
export function saved(draft: Draft, written: Draft['base']): Draft {
  return startDraft({ ...draft.base, ...written });
}
