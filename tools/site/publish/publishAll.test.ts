import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { copyBrands } from './brandCopies.fixture.ts';
import { engineWith } from './engine.fixture.ts';
import { httpPlatform, sandboxPlatform } from './platforms.ts';
import { publishAll } from './publishAll.ts';

const engineDir = engineWith();
const root = mkdtempSync(join(tmpdir(), 'root-'));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every file of a folder with a digest of its bytes. */
const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder).map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')] as const),
  );

const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

/** A platform over HTTP with these answers. */
async function platformThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://folia.localhost:${(server.address() as AddressInfo).port}`;
}

test('brands are published into another folder with the engine’s files', async () => {
  const all = await publishAll(['folia', 'mayloc', 'orvane', 'orvane-desk'], {
    engineDir,
    root,
    platformOf: sandboxPlatform,
  });
  expect(all.failed).toEqual([]);
  expect(all.published.map(({ folder }) => folder)).toEqual(
    ['folia', 'mayloc', 'orvane', 'orvane-desk'].map((id) => join(root, 'sites', id)),
  );
  expect(readdirSync(join(root, 'assets'))).toEqual(['fonts', 'index-1.js', 'load-1.js', 'main-1.js', 'style-1.css']);
  expect(all.peakMiB).toBeGreaterThan(10);
});

test('no site contains a text of another brand', () => {
  const own: Record<string, RegExp> = {
    folia: /mayloc|orvane/i,
    mayloc: /folia|orvane/i,
    orvane: /folia|mayloc|orvane-desk|desk\.orvane/i,
    'orvane-desk': /folia|mayloc|"orvane.example"/i,
  };
  for (const [id, others] of Object.entries(own)) {
    for (const path of filesBelow(join(root, 'sites', id)).filter((file) => /\.(?:html|json|css|svg)$/.test(file)))
      expect(others.exec(readFileSync(path, 'utf8'))?.[0], path).toBeUndefined();
  }
});

const broken: Record<string, { answer: RequestListener; expected: object; timeoutMs?: number }> = {
  'is down': {
    answer: (_, reply) => reply.destroy(),
    expected: { message: expect.stringContaining('socket hang up') as unknown },
  },
  fails: {
    answer: (_, reply) => reply.writeHead(503).end(),
    expected: { status: 503, message: expect.stringContaining('answered 503') as unknown },
  },
  'sends a login page': {
    answer: (_, reply) => reply.writeHead(302, { Location: '/login' }).end(),
    expected: { status: 302 },
  },
  'sends HTML': {
    answer: (_, reply) => reply.end('<!doctype html>'),
    expected: { status: 200, message: expect.stringContaining('without JSON') as unknown },
  },
  refuses: {
    answer: (_, reply) => reply.end('{"success":false,"message":"merchant_closed"}'),
    expected: { message: expect.stringContaining('merchant_closed') as unknown },
  },
  'breaks the contract': {
    answer: (_, reply) => reply.end('{"success":true,"value":{"info":7}}'),
    expected: { path: '/', message: expect.stringContaining('does not fit') as unknown },
  },
  'never ends': {
    answer: (_, reply) => reply.write('{'),
    timeoutMs: 300,
    expected: { message: expect.stringContaining('no whole reply within 300 ms') as unknown },
  },
};

test.each(Object.entries(broken))('a platform that %s is reported with its address, and the old site stays', async (_, one) => {
  const before = contentOf(root);
  const origin = await platformThat(one.answer);
  const { published, failed } = await publishAll(['folia'], {
    engineDir,
    root,
    // a slow machine takes its time for the others
    platformOf: httpPlatform(origin, { timeoutMs: one.timeoutMs ?? 60_000 }),
  });
  expect(published).toEqual([]);
  expect(failed).toMatchObject([{ id: 'folia', kind: 'platform', ...one.expected }]);
  expect(failed[0]?.url).toMatch(/^http:\/\/folia\.localhost:\d+\/wps\//);
  expect(contentOf(root)).toEqual(before);
});

test('a running platform gives the same pages as its data do', async () => {
  const copy = await publishAll(['folia'], {
    engineDir,
    root: mkdtempSync(join(tmpdir(), 'root-')),
    platformOf: async (loaded) => {
      const { ask } = await sandboxPlatform(loaded);
      const origin = await platformThat((incoming, reply) => {
        void ask(new Request(`https://folia.example${incoming.url}`)).then(async (answer) => {
          reply.writeHead(answer?.status ?? 404).end(await answer?.text());
        });
      });
      // it says of itself what the other site says
      return { ...(await httpPlatform(origin.replace('folia.', '{id}.'))(loaded)), isSimulated: true };
    },
  });
  expect(copy.failed).toEqual([]);
  const page = (folder: string) => readFileSync(join(folder, 'home.html'), 'utf8').replace(/"at":\d+/, '');
  expect(page(copy.published[0]!.folder)).toBe(page(join(root, 'sites', 'folia')));
});

test('plain http to another machine, and invalid origins, are rejected', async () => {
  for (const origin of ['http://platform.example', 'platform.example', 'https://platform.example/path', 'ftp://localhost']) {
    const { failed } = await publishAll(['folia'], { engineDir, root, platformOf: httpPlatform(origin) });
    expect(failed[0]?.message, origin).toContain('is not an https origin');
  }
});

test('invalid files are reported, the next brand is published, and the old site stays', async () => {
  const folders = shippedInMemory();
  folders.set('folia', 'menus.json', '/side', { order: ['nowhere'] });
  const before = contentOf(join(root, 'sites', 'folia'));
  const { published, failed } = await publishAll(['folia', 'orvane'], {
    engineDir,
    root,
    folders,
    platformOf: sandboxPlatform,
  });
  expect(published.map(({ id }) => id)).toEqual(['orvane']);
  expect(failed).toMatchObject([{ id: 'folia', kind: 'files' }]);
  // with another menu some routes are unreachable, which is a warning
  const errors = failed[0]?.findings?.filter(({ severity }) => severity === 'error');
  expect(errors).toMatchObject([{ file: 'brands/folia/menus.json', line: expect.any(Number) }]);
  expect(contentOf(join(root, 'sites', 'folia'))).toEqual(before);
});

test('a disk error while the site is written keeps the old one', async () => {
  const folders = shippedInMemory();
  const gone = new Map([...folders.images('folia')].map(([name, path]) => [name, name === 'empty.svg' ? `${path}.gone` : path]));
  const before = contentOf(root);
  const { failed } = await publishAll(['folia'], {
    engineDir,
    root,
    folders: { ...folders, images: (id) => (id === 'folia' ? gone : folders.images(id)) },
    platformOf: sandboxPlatform,
  });
  expect(failed).toMatchObject([{ kind: 'other', message: expect.stringContaining('ENOENT') as unknown }]);
  expect(contentOf(root)).toEqual(before);
});

test('without an engine nothing is written and the build command is named', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  await expect(publishAll(['folia'], { engineDir: empty, platformOf: sandboxPlatform })).rejects.toThrow('npm run build');
  expect(readdirSync(empty)).toEqual([]);
});

test('many brands are published', async () => {
  const { brands, ids } = copyBrands(process.env['DEEP'] === undefined ? 6 : 60);
  const folders = diskFolders(pathToFileURL(`${brands}/`));
  const to = mkdtempSync(join(tmpdir(), 'root-'));
  const { published, failed } = await publishAll(ids, { engineDir, root: to, folders, platformOf: sandboxPlatform });
  expect(failed).toEqual([]);
  expect(published).toHaveLength(ids.length);
  expect(readFileSync(join(to, 'sites', 'acme-001', 'home.html'), 'utf8')).toContain('Acme 1');
});
