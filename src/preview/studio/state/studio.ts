import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import type { BrandBundle } from '../../../../tools/studio/brandBundle.ts';
import { type Conflict, conflictsOf, followed } from '../draft/conflicts.ts';
import {
  changed,
  changedFiles,
  changedPictures,
  type Draft,
  hasChanges,
  type ReadFile,
  saved,
  startDraft,
  uploadsOf,
} from '../draft/draft.ts';
import type { Edit } from '../draft/edits.ts';
import type { SettingsPlace } from '../model/controlPlace.ts';
import { editWords } from '../model/listWords.ts';
import { pictureWords } from '../model/pictures.ts';
import { resolveDraft, type StudioBrand } from '../model/resolveDraft.ts';
import type { StudioCalls } from './calls.ts';
import { keepDraft, keptDraft } from './keptDraft.ts';
import { keepOnly, keepOriginal } from './keptOriginals.ts';
import { askShown, sendKept, type ShownPictures, versionOf } from './shownPictures.ts';

export interface StudioState {
  bundle: BrandBundle;
  draft: Draft;
  /** The brand with the draft, and as its files are. */
  resolved: StudioBrand;
  written: StudioBrand;
  /** The pictures of each layer, as they are on the disk. */
  pictures: BrandBundle['pictures'];
  /** What pages show of new pictures. */
  shown: ShownPictures;
  /** Id of the layer that edits go to. */
  target: string;
  /** What "All settings" shows, and the value in it that has the focus; null for its start. */
  place: SettingsPlace | null;
  /** Findings on the draft; null while they are asked for. */
  findings: readonly Finding[] | null;
  /** The draft that they are about. */
  checked: Draft | null;
  conflicts: readonly Conflict[];
  saving: boolean;
  /** The last thing that could not be done, in words. */
  problem: string | null;
  /** False when the browser refuses to keep the draft. */
  kept: boolean;
  /** What was saved since the page was opened or the last commit, in words. */
  said: readonly string[];
  /** From the last edit to the paint of the page, ms. */
  paintedMs: number | null;
}

export interface Studio {
  store: StoreApi<StudioState>;
  calls: StudioCalls;
  /** Puts another draft in the place of this one. */
  set: (next: (draft: Draft) => Draft) => void;
  edit: (edit: Edit, gesture?: string | null) => void;
  /** Goes to a draft with new pictures once pages can show them; null, or why they cannot be made, and the draft stays. */
  add: (next: (draft: Draft) => Draft) => Promise<string | null>;
  /** Sends the original of a new picture, keeps it with the draft, and gives its hash. @throws with the reason when it is refused */
  keepPicture: (original: Blob) => Promise<string>;
  save: () => Promise<void>;
  /** Reads the files again, after another studio has written. */
  reread: () => Promise<void>;
  /** Answers the question about a file. */
  answer: (conflict: Conflict, how: (draft: Draft, conflict: Conflict) => Draft) => void;
}

/** Pages go on with the names that they have for what was written: another name is loaded anew. */
const writtenOf = (shown: ShownPictures, pictures: readonly { file: string }[]): ShownPictures =>
  Object.fromEntries(
    Object.entries(shown).map(([file, one]) => [
      file,
      pictures.some((picture) => picture.file === file) ? { ...one, isWritten: true } : one,
    ]),
  );

/** Rest after an edit before the draft is checked, ms. */
const REST_MS = 300;

const saidBy = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Opens the studio with the draft that was kept. */
export function openStudio(bundle: BrandBundle, calls: StudioCalls): Studio {
  const found = keptDraft(bundle.id) ?? startDraft(bundle.files);
  const first = conflictsOf(found, bundle.files);
  const start = followed(found, bundle.files, first);
  const store = createStore<StudioState>(() => ({
    bundle,
    draft: start,
    resolved: resolveDraft(bundle, start),
    written: resolveDraft(bundle, startDraft(bundle.files)),
    pictures: bundle.pictures,
    shown: {},
    target: bundle.id,
    place: null,
    findings: [],
    checked: null,
    conflicts: first,
    saving: false,
    problem: null,
    kept: true,
    said: [],
    paintedMs: null,
  }));
  let resting: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let isToldMeanwhile = false;

  /** Asks for what pages show of the pictures of a draft that are new. */
  const shownOf = async (draft: Draft): Promise<ShownPictures> => {
    const { shown, bundle: read } = store.getState();
    const fresh = changedPictures(draft).filter(
      (picture) => picture.upload !== null && shown[picture.file]?.of !== versionOf(picture),
    );
    return fresh.length === 0 ? {} : askShown(calls, read.id, { files: changedFiles(draft), pictures: fresh });
  };

  const prepare = async (): Promise<void> => {
    const made = await shownOf(store.getState().draft);
    if (Object.keys(made).length > 0) store.setState(({ shown }) => ({ shown: { ...shown, ...made } }));
  };

  const check = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    const { draft } = store.getState();
    const isChanged = hasChanges(draft);
    store.setState({ findings: isChanged ? null : [] });
    if (!isChanged) return;
    try {
      await prepare();
      const findings = await calls.check(changedFiles(draft), changedPictures(draft));
      // an answer about an older draft
      if (own === turn) store.setState({ findings, checked: draft });
    } catch (cause) {
      if (own === turn) store.setState({ findings: [], checked: draft, problem: saidBy(cause) });
    }
  };

  const show = (draft: Draft, more: Partial<StudioState> = {}): void => {
    const { bundle: read } = store.getState();
    store.setState({ draft, resolved: resolveDraft(read, draft), kept: keepDraft(read.id, draft), problem: null, ...more });
    clearTimeout(resting);
    resting = setTimeout(() => void check(), REST_MS);
    prepare().catch((cause: unknown) => store.setState({ problem: saidBy(cause) }));
  };

  /** Follows files that something else has written. */
  const follow = (files: Readonly<Record<string, ReadFile>>): void => {
    const { draft, bundle: read } = store.getState();
    const now = { ...draft.base, ...files };
    const conflicts = conflictsOf(draft, now);
    show(followed(draft, now, conflicts), { conflicts, written: resolveDraft(read, startDraft(now)) });
  };

  if (hasChanges(start)) resting = setTimeout(() => void check(), REST_MS);
  void keepOnly(bundle.id, uploadsOf(start));

  const studio: Studio = {
    store,
    calls,
    set: (next) => show(next(store.getState().draft)),
    edit: (edit, gesture = null) => show(changed(store.getState().draft, edit, gesture)),
    async add(next) {
      const made = await shownOf(next(store.getState().draft));
      const [fault] = Object.values(made).flatMap((one) => ('why' in one ? [one.why] : []));
      if (fault !== undefined) return fault;
      store.setState(({ shown }) => ({ shown: { ...shown, ...made } }));
      show(next(store.getState().draft));
      return null;
    },
    async keepPicture(original) {
      const upload = await calls.sendPicture(original);
      const isKept = await keepOriginal(bundle.id, upload, original);
      if (!isKept) store.setState({ problem: 'The browser keeps no pictures: save before the page is left.' });
      return upload;
    },
    answer(conflict, how) {
      const { draft, conflicts } = store.getState();
      show(how(draft, conflict), { conflicts: conflicts.filter((other) => other !== conflict) });
    },
    async reread() {
      // what this page writes itself is told with its reply
      if (store.getState().saving) return void (isToldMeanwhile = true);
      try {
        const { files, pictures } = await calls.read();
        store.setState({ pictures });
        follow(files);
      } catch (cause) {
        store.setState({ problem: saidBy(cause) });
      }
    },
    async save() {
      const { draft, saving, conflicts } = store.getState();
      if (saving || !hasChanges(draft) || conflicts.length > 0) return;
      const files = changedFiles(draft);
      const pictures = changedPictures(draft);
      store.setState({ saving: true, problem: null });
      try {
        let reply = await calls.save(files, pictures);
        if (reply.kind === 'missing') {
          for (const upload of reply.uploads) await sendKept(calls, bundle.id, upload);
          reply = await calls.save(files, pictures);
        }
        if (reply.kind === 'saved') {
          // edits that were made meanwhile stay
          const now = store.getState().draft;
          const { written, said } = store.getState();
          const words = [...draft.edits.map((edit) => editWords(written, edit)), ...pictures.map(pictureWords)];
          store.setState((state) => ({ said: [...said, ...words], shown: writtenOf(state.shown, pictures) }));
          const isWritten = (file: string) =>
            now.pictures[file] === draft.pictures[file] && pictures.some((one) => one.file === file);
          const left = Object.fromEntries(Object.entries(now.pictures).filter(([file]) => !isWritten(file)));
          const next =
            now === draft ? saved(draft, reply.files) : { ...now, pictures: left, base: { ...now.base, ...reply.files } };
          show(next, { written: resolveDraft(store.getState().bundle, startDraft(next.base)) });
          if (pictures.length > 0) isToldMeanwhile = true;
        } else if (reply.kind === 'conflict') {
          follow(Object.fromEntries(Object.entries(reply.files).map(([file, now]) => [file, now ?? { text: null, hash: null }])));
        } else if (reply.kind === 'findings') store.setState({ findings: reply.findings });
        else if (reply.kind === 'missing') store.setState({ problem: 'The preview server did not keep a picture: save again.' });
        else store.setState({ problem: reply.why });
      } catch (cause) {
        store.setState({ problem: saidBy(cause) });
      } finally {
        store.setState({ saving: false });
        if (isToldMeanwhile) {
          isToldMeanwhile = false;
          await studio.reread();
        }
      }
    },
  };
  return studio;
}
