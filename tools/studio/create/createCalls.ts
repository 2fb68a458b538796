import { isJsonObject } from '../../../src/engine/brand/json.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import type { BrandNames } from '../../brand-files/brandNames.ts';
import { BrandFilesError, inspectBrand } from '../../brand-files/loadBrand.ts';
import { questions } from '../../brand/new/answers.ts';
import { brandTexts } from '../../brand/new/brandTexts.ts';
import { BrandExistsError, type Created, createBrand, drawingsOf, existingBrands } from '../../brand/new/createBrand.ts';
import { coloursOfLogo, LogoError } from '../../brand/new/logoColours.ts';
import type { AnswerName } from '../../brand/new/question.ts';
import { type GivenAnswers, reviewAnswers } from '../../brand/new/reviewAnswers.ts';
import { choicesOf } from './choices.ts';
import type { DraftBrands } from './draftBrands.ts';
import { contrastOf, leftOf, type NewFile, type Review } from './reviewReply.ts';

export interface CreateOptions {
  /** Folder of all brands on the disk. */
  root: string;
  folders: BrandFolders;
  names: () => Promise<BrandNames>;
  drafts: DraftBrands;
  /** Called when a draft is another one than before. */
  onDraft: (id: string) => void;
  /** Called after a brand was written. */
  onCreated: (created: Created) => void;
}

type Answered = [status: number, reply: object];
export type StudioCall = (body: unknown) => Promise<Answered>;

/** Most characters of an answer. */
const MOST_CHARACTERS = 1_000;
/** The simulated platform of all drafts: each name that is typed would else leave one in the browser. */
const DRAFT_MERCHANT = 'new-brand-draft';

const names: readonly string[] = ['id', ...questions.map(({ name }) => name)];

function givenAnswers(body: unknown): GivenAnswers | null {
  const given = isJsonObject(body) ? body['answers'] : undefined;
  if (!isJsonObject(given)) return null;
  const isAnswer = ([name, text]: [string, unknown]) =>
    names.includes(name) && typeof text === 'string' && text.length <= MOST_CHARACTERS;
  return Object.entries(given).every(isAnswer) ? (given as Partial<Record<AnswerName, string>>) : null;
}

const refused = (why: string): Answered => [400, { why }];
const NO_ANSWERS = `Expected answers: texts by the names ${names.join(', ')}.`;

/** The calls of the page that makes a brand, by path. */
export function createCalls({
  root,
  folders,
  names: namesOf,
  drafts,
  onDraft,
  onCreated,
}: CreateOptions): Record<string, StudioCall> {
  const choices: StudioCall = async () => [200, choicesOf(folders)];

  const review: StudioCall = async (body) => {
    const given = givenAnswers(body);
    if (given === null) return refused(NO_ANSWERS);
    const existing = existingBrands(folders);
    const reviewed = reviewAnswers(given, existing);
    const { answers } = reviewed;
    const { id } = answers;
    const texts = brandTexts(answers, existing.parent(answers.extends));
    drafts.put({ ...answers, merchant: DRAFT_MERCHANT }, existing);
    onDraft(id);
    const { loaded, findings } = inspectBrand(id, { folders: drafts.folders });
    const files: NewFile[] = [
      ...[...texts].map(([name, text]) => ({ name, lines: text.split('\n').length - 1 })),
      ...drawingsOf(answers).map(({ path }) => ({ name: path, lines: null })),
    ];
    const reply: Review = {
      ...reviewed,
      // it leaves this machine's memory by no call
      answers: { ...answers, defaultPassword: '' },
      files,
      palette: loaded?.theme.color ?? null,
      contrast: loaded && contrastOf(loaded),
      left: loaded ? leftOf(loaded) : [],
      shown: loaded ? id : null,
      findings: loaded ? [] : findings.filter(({ severity }) => severity === 'error'),
    };
    return [200, reply];
  };

  const create: StudioCall = async (body) => {
    const given = givenAnswers(body);
    if (given === null) return refused(NO_ANSWERS);
    const { answers, faults } = reviewAnswers(given, existingBrands(folders));
    if ((given.id ?? '').trim() === '' && (given.name ?? '').trim() === '') faults.name = 'a name is required';
    if (Object.keys(faults).length > 0) return [422, { kind: 'faults', faults }];
    try {
      const created = await createBrand(answers, { brands: root, folders, names: await namesOf() });
      drafts.drop(created.id);
      onCreated(created);
      const { id, files, untranslated } = created;
      return [200, { kind: 'created', id, files, untranslated }];
    } catch (cause) {
      if (cause instanceof BrandExistsError)
        return [422, { kind: 'faults', faults: { id: `brands/${answers.id} already exists; nothing is overwritten` } }];
      if (cause instanceof BrandFilesError) return [422, { kind: 'findings', findings: cause.findings }];
      const { message } = cause as Error;
      return [507, { kind: 'failed', why: `brands/${answers.id} was not written: ${message}` }];
    }
  };

  const colours: StudioCall = async (body) => {
    const logo = isJsonObject(body) ? body['logo'] : undefined;
    if (typeof logo !== 'string' || !/^[A-Za-z0-9+/]+=*$/.test(logo)) return refused('Expected a logo in Base64.');
    try {
      return [200, await coloursOfLogo(Buffer.from(logo, 'base64'))];
    } catch (cause) {
      if (cause instanceof LogoError) return [422, { kind: 'logo', why: cause.message }];
      throw cause;
    }
  };

  const calls = { 'new/choices': choices, 'new/review': review, 'new/colours': colours, 'new/create': create };
  return Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, told(call)]));
}

/** A call that says what went wrong, such as a mistake in the files of a parent. */
const told =
  (call: StudioCall): StudioCall =>
  async (body) => {
    try {
      return await call(body);
    } catch (cause) {
      return [500, { why: cause instanceof Error ? cause.message : String(cause) }];
    }
  };
