import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { inspectBrand } from '../brand-files/loadBrand.ts';
import { hashOf } from './brandBundle.ts';
import { compareCalls } from './compareCalls.ts';
import { createCalls } from './create/createCalls.ts';
import { createDraftBrands, type DraftBrands } from './create/draftBrands.ts';
import { PICTURE_TYPE } from './mayAsk.ts';
import { createPictureStore } from './pictures/pictureStore.ts';
import { createStudioServer, type StudioServer } from './studioServer.ts';
import type { Disk } from './writeTogether.ts';

/** Folder of encoded pictures, so that equal ones are encoded once. */
const cache = mkdtempSync(join(tmpdir(), 'studio-cache-'));
const shipped = fileURLToPath(new URL('../../brands', import.meta.url));
export const THEME = 'brands/orvane/theme.json';

export let root: string;
let server: Server;
export let studio: StudioServer;
let token: string;
let disk: Disk;
export const onSaved = vi.fn();
export const onCreated = vi.fn();
export let drafts: DraftBrands;

export const places: Disk = {
  write: (path, bytes) => writeFileSync(path, bytes, { flag: 'wx' }),
  rename: renameSync,
};

/** The next calls of the disk go there. */
export const useDisk = (next: Disk): void => void (disk = next);

/** A studio on a copy of some brands before each test of a file: modules stay loaded from file to file, hooks do not. */
export function useStudioServer(): void {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'studio-'));
    const isSmall = (path: string) => !/media|\.webp$/.test(path);
    for (const id of ['base', 'orvane', 'orvane-desk'])
      cpSync(join(shipped, id), join(root, id), { recursive: true, filter: isSmall });
    for (const id of ['base', 'orvane']) cpSync(join(shipped, id, 'images'), join(root, id, 'images'), { recursive: true });
    cpSync(join(shipped, 'base/sandbox/media'), join(root, 'base/sandbox/media'), { recursive: true });
    cpSync(join(shipped, 'orvane/sandbox/media'), join(root, 'orvane/sandbox/media'), { recursive: true });
    const folders = diskFolders(pathToFileURL(`${root}/`));
    disk = { ...places };
    onSaved.mockReset();
    onCreated.mockReset();
    drafts = createDraftBrands(folders);
    const names = async () => ({});
    const pictures = createPictureStore();
    studio = createStudioServer({
      root,
      folders,
      pictures,
      cache,
      names,
      load: async (id) => inspectBrand(id, { folders }).loaded,
      onSaved,
      more: {
        ...compareCalls(folders, pictures),
        ...createCalls({ root, folders, names, drafts, onDraft: () => undefined, onCreated }),
      },
      disk: { write: (...of) => disk.write(...of), rename: (...of) => disk.rename(...of) },
    });
    server = createServer((incoming, outgoing) => {
      token = studio.tokenFor(incoming) ?? '';
      void studio.answer(incoming, outgoing, new URL(incoming.url ?? '/', 'http://localhost'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await ask('GET', 'brand', null, {});
  });

  afterEach(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // a refused request whose body was not read would hold it open for seconds
    server.closeAllConnections();
    await closed;
    rmSync(root, { recursive: true, force: true });
  });
}

export type Headers = Record<string, string | undefined>;
export interface Reply {
  status: number;
  /** Of a picture its `bytes`. */
  body: Record<string, unknown>;
}

/** A request as the studio's page sends it, but for the given headers. */
export function ask(method: string, call: string, body: unknown, headers: Headers = {}): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  const sent: Headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': 'application/json',
    'x-studio-token': token,
    ...headers,
  };
  const given = Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', method, path: `/__studio/${call}`, headers: Object.fromEntries(given) },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () => {
          const bytes = Buffer.concat(parts);
          const isPicture = incoming.headers['content-type'] === PICTURE_TYPE;
          const body = isPicture ? { bytes } : (JSON.parse(bytes.toString()) as Reply['body']);
          resolve({ status: incoming.statusCode ?? 0, body });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body === null ? undefined : typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
}

export const read = (file: string): string => readFileSync(join(root, file.replace('brands/', '')), 'utf8');
export const edited = (file: string, from: string, to: string) => {
  const text = read(file);
  expect(text).toContain(from);
  return { file, text: text.replace(from, to), hash: hashOf(text) };
};
export const rounder = () => edited(THEME, /"radius-card": "[^"]*"/.exec(read(THEME))![0], '"radius-card": "9px"');
export const save = (files: unknown, headers: Headers = {}) => ask('POST', 'save', { files }, headers);
/** Every file below the brands. */
export const contents = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') || name.includes('part'))
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );
