import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LoadedBrand } from '../brand-files/loadBrand.ts';
import { brandBundle, hashOf } from './brandBundle.ts';
import { isLocal, refusalOf } from './mayAsk.ts';
import { readBody } from './readBody.ts';
import { askedFiles, askedValue } from './requests.ts';
import { checkDraft, diskPath, type Outcome, reachOf, saveFiles, type StudioFolders } from './studioFiles.ts';
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

const statuses: Record<Outcome['kind'], number> = { saved: 200, conflict: 409, findings: 422, refused: 403, failed: 507 };

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
    const files = askedFiles(body);
    if (typeof files === 'string') return [400, { kind: 'refused', why: files }];
    const outcome = await oneAfterAnother(() => saveFiles(options, files));
    if (outcome.kind === 'saved') {
      for (const [file, { hash }] of Object.entries(outcome.files)) written.set(diskPath(options, file), hash);
      options.onSaved(files.map(({ file }) => file));
    }
    return [statuses[outcome.kind], outcome];
  };

  const check = async (body: unknown): Promise<[status: number, reply: object]> => {
    const files = askedFiles(body);
    return typeof files === 'string' ? [400, { why: files }] : [200, { findings: await checkDraft(options, files) }];
  };

  const reach = async (body: unknown): Promise<[status: number, reply: object]> => {
    const value = askedValue(body);
    return typeof value === 'string' ? [400, { why: value }] : [200, reachOf(options, value)];
  };

  const bundle = async (id: string): Promise<[status: number, reply: object]> => {
    const loaded = await options.load(id);
    return loaded ? [200, brandBundle(loaded, options.folders, options.root)] : [404, { why: `${id} cannot be shown.` }];
  };

  const replyTo = async (incoming: IncomingMessage, { pathname, searchParams }: URL): Promise<[number, object]> => {
    const why = refusalOf(incoming, token);
    if (why !== null) return [403, { why }];
    const route = `${incoming.method} ${pathname}`;
    if (route === `GET ${START}brand`) return bundle(searchParams.get('id') ?? '');
    const routes: Record<string, typeof save> = {
      [`POST ${START}save`]: save,
      [`POST ${START}check`]: check,
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
      outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(reply));
    },
    noteWritten(paths) {
      for (const path of paths) written.set(path, hashOf(readFileSync(path)));
    },
    isOwnWrite(path) {
      if (path.endsWith(PART)) return true;
      if (!written.has(path)) return [...written.keys()].some((file) => file.startsWith(join(path, '/')));
      const hash = written.get(path);
      try {
        return hash !== undefined && hash === hashOf(readFileSync(path));
      } catch {
        // it is gone
        return false;
      }
    },
  };
}
