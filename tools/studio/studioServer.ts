import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LoadedBrand } from '../brand-files/loadBrand.ts';
import { brandBundle, hashOf } from './brandBundle.ts';
import { isLocal, PICTURE_TYPE, refusalOf } from './mayAsk.ts';
import { originalPicture } from './originalPicture.ts';
import { MOST_PICTURE_BYTES } from './pictures/pictureNames.ts';
import { readBody, readBytes } from './readBody.ts';
import { askedDraft, askedValue } from './requests.ts';
import { checkDraft, drafted, type Outcome, reachOf, saveDraft, type StudioFolders } from './studioFiles.ts';
import { PART } from './writeTogether.ts';

export interface StudioOptions extends StudioFolders {
  /** The brand of an id; null when it is unknown or cannot be shown. */
  load: (id: string) => Promise<LoadedBrand | null>;
  /** Called after files were written. */
  onSaved: (files: readonly string[]) => void;
  /** Further calls with a body, by path below the studio's. */
  more?: Readonly<Record<string, (body: unknown) => Promise<[status: number, reply: object]>>>;
}

export interface StudioServer {
  /** The token for the tools' page; null for a request from elsewhere, whose page has no studio. */
  tokenFor: (incoming: IncomingMessage) => string | null;
  /** Whether a path is the studio's. */
  answers: (pathname: string) => boolean;
  answer: (incoming: IncomingMessage, outgoing: ServerResponse, address: URL) => Promise<void>;
  /** Notes files that were written for the studio. */
  noteWritten: (paths: readonly string[]) => void;
  /** Whether a changed file is as the studio wrote it, a folder of such files, or a part of a file that is being written. */
  isOwnWrite: (path: string) => boolean;
}

const START = '/__studio/';

const statuses: Record<Outcome['kind'], number> = {
  saved: 200,
  conflict: 409,
  findings: 422,
  missing: 410,
  refused: 403,
  failed: 507,
};

/** In the place of the hash of a file that was removed. */
const GONE = 'gone';

/** What pages show of a picture of a draft, or why there is none. */
export type ShownPicture = { shown: string; bytes: number } | { missing: string } | { why: string };

function hashNow(path: string): string {
  try {
    return hashOf(readFileSync(path));
  } catch {
    return GONE;
  }
}

/** The part of the preview server that reads and writes brands for the studio. */
export function createStudioServer(options: StudioOptions): StudioServer {
  const token = randomBytes(24).toString('base64url');
  const written = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: the second sees what the first has written. */
  const oneAfterAnother = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const save = async (body: unknown): Promise<[status: number, reply: object]> => {
    const draft = askedDraft(body);
    if (typeof draft === 'string') return [400, { kind: 'refused', why: draft }];
    const { outcome, paths } = await oneAfterAnother(() => saveDraft(options, draft));
    if (outcome.kind === 'saved') {
      for (const path of paths) written.set(path, hashNow(path));
      options.onSaved([...draft.files, ...draft.pictures].map(({ file }) => file));
    }
    return [statuses[outcome.kind], outcome];
  };

  const check = async (body: unknown): Promise<[status: number, reply: object]> => {
    const draft = askedDraft(body);
    return typeof draft === 'string' ? [400, { why: draft }] : [200, { findings: await checkDraft(options, draft) }];
  };

  const pictures = async (body: unknown): Promise<[status: number, reply: object]> => {
    const draft = askedDraft(body);
    if (typeof draft === 'string') return [400, { why: draft }];
    const { made, unmade } = await drafted(options, draft);
    const shown = made.map(({ asked, shown: name, bytes }) => [asked.file, { shown: name, bytes: bytes.length }] as const);
    return [200, { pictures: Object.fromEntries<ShownPicture>([...shown, ...unmade]) }];
  };

  const upload = async (incoming: IncomingMessage): Promise<[status: number, reply: object]> => {
    const bytes = await readBytes(incoming, MOST_PICTURE_BYTES);
    if (bytes === null) return [413, { why: `It has more than ${MOST_PICTURE_BYTES / 1e6} MB.` }];
    const kept = options.pictures.put(bytes);
    return typeof kept === 'string' ? [422, { why: kept }] : [200, { upload: kept.upload, type: kept.type }];
  };

  const reach = async (body: unknown): Promise<[status: number, reply: object]> => {
    const value = askedValue(body);
    return typeof value === 'string' ? [400, { why: value }] : [200, reachOf(options, value)];
  };

  const bundle = async (id: string): Promise<[status: number, reply: object]> => {
    const loaded = await options.load(id);
    return loaded ? [200, brandBundle(loaded, options.folders, options.root)] : [404, { why: `${id} cannot be shown.` }];
  };

  const original = (file: string): [status: number, reply: object] => {
    const found = originalPicture(options.root, file);
    return typeof found === 'string' ? [404, { why: found }] : [200, found];
  };

  /** A buffer is sent as it is. */
  const replyTo = async (incoming: IncomingMessage, { pathname, searchParams }: URL): Promise<[number, object]> => {
    const route = `${incoming.method} ${pathname}`;
    const isPicture = route === `POST ${START}picture`;
    const why = refusalOf(incoming, token, isPicture ? PICTURE_TYPE : undefined);
    if (why !== null) return [403, { why }];
    if (isPicture) return upload(incoming);
    if (route === `GET ${START}original`) return original(searchParams.get('file') ?? '');
    if (route === `GET ${START}brand`) return bundle(searchParams.get('id') ?? '');
    const routes: Record<string, typeof save> = {
      [`POST ${START}save`]: save,
      [`POST ${START}check`]: check,
      [`POST ${START}pictures`]: pictures,
      [`POST ${START}reach`]: reach,
    };
    for (const [path, further] of Object.entries(options.more ?? {})) routes[`POST ${START}${path}`] = further;
    const answerOf = routes[route];
    if (answerOf === undefined) return [404, { why: 'The studio has no such call.' }];
    const body = await readBody(incoming);
    return body === 'too-big' ? [413, { why: 'The request is too large.' }] : answerOf(body);
  };

  return {
    tokenFor: (incoming) => (isLocal(incoming) ? token : null),
    answers: (pathname) => pathname.startsWith(START),
    async answer(incoming, outgoing, address) {
      const [status, reply] = await replyTo(incoming, address);
      const isPicture = Buffer.isBuffer(reply);
      const type = isPicture ? PICTURE_TYPE : 'application/json';
      outgoing
        .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
        .end(isPicture ? reply : JSON.stringify(reply));
    },
    noteWritten(paths) {
      for (const path of paths) written.set(path, hashOf(readFileSync(path)));
    },
    isOwnWrite(path) {
      if (path.endsWith(PART)) return true;
      const hash = written.get(path);
      return hash === undefined ? [...written.keys()].some((file) => file.startsWith(join(path, '/'))) : hash === hashNow(path);
    },
  };
}
