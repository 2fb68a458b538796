import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';
import { hashOf } from '../page/inlineBlocks.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishAll } from '../publish/publishAll.ts';
import type { PolicyFile } from '../policy/policyFile.ts';
import type { SiteFacts } from '../policy/siteFacts.ts';
import { renewHeaders } from './renewHeaders.ts';
import { writeServerFiles } from './serverFiles.ts';
import { publishedPolicies, serverSites } from './serverSites.ts';

const engineDir = engineWith();
const root = mkdtempSync(join(tmpdir(), 'root-'));
const dir = mkdtempSync(join(tmpdir(), 'headers-'));
const folders = diskFolders();
const choices = {
  target: 'all',
  localhost: false,
  root: '/srv/portal',
  platform: 'http://127.0.0.1:8080',
  listen: { tls: '/tls' },
};
const servers = ['nginx/portal/sites/folia.conf', 'caddy/sites/folia.caddy', 'netlify/folia/_headers'];
const read = (file: string) => readFileSync(join(dir, file), 'utf8');

const publish = async (boot: string, reload?: string) => {
  writeFileSync(join(engineDir, '.vite/boot.js'), boot);
  return publishAll(['folia', 'orvane'], {
    engineDir,
    root,
    platformOf: sandboxPlatform,
    ...(reload !== undefined && { renew: (policies) => renewHeaders({ dir, reload, folders, root }, policies) }),
  });
};

test('servers allow old and new blocks before a site is replaced; when they do not take it, nothing changes', async () => {
  await publish('one()');
  writeServerFiles(dir, choices, serverSites({ policyOf: publishedPolicies(root) }));
  for (const file of servers) expect(read(file)).toContain(hashOf('one()'));

  // what the servers find when they are told
  const seen = join(dir, 'seen');
  const page = join(root, 'sites/folia/home.html');
  const look = `cat ${join(dir, 'nginx/portal/sites/folia.conf')} ${page} > ${seen}`;
  const second = await publish('two()', look);
  expect(second.failed).toEqual([]);
  for (const file of servers) for (const boot of ['one()', 'two()']) expect(read(file), file).toContain(hashOf(boot));
  expect(readFileSync(seen, 'utf8')).toContain(hashOf('two()'));
  expect(readFileSync(seen, 'utf8')).toContain('<script>one()</script>');
  expect(readFileSync(page, 'utf8')).toContain('<script>two()</script>');

  const before = servers.map(read);
  const refused = await publish('three()', 'echo no such server >&2; exit 3');
  expect(refused.published).toEqual([]);
  expect(refused.failed.map(({ id }) => id)).toEqual(['folia', 'orvane']);
  expect(refused.failed[0]?.message).toMatch(/ended with 3.*no such server/);
  expect(servers.map(read)).toEqual(before);
  expect(readFileSync(page, 'utf8')).toContain('<script>two()</script>');
});

test('when one file cannot be written, the servers keep all that they had', () => {
  const own = mkdtempSync(join(tmpdir(), 'own-'));
  const sites = serverSites({ policyOf: publishedPolicies(root) });
  writeServerFiles(own, choices, sites);
  const shared = ['nginx/portal/portal.conf', 'caddy/Caddyfile'];
  const textsOf = () => [...servers, ...shared, 'headers.json'].map((file) => readFileSync(join(own, file), 'utf8'));
  const before = textsOf();
  mkdirSync(join(own, 'netlify/folia/_redirects.part'));
  const moved = { ...choices, platform: 'http://127.0.0.1:9090' };
  expect(() => writeServerFiles(own, moved, sites)).toThrow('EISDIR');
  expect(textsOf()).toEqual(before);
});

test('a folder without the choices of an earlier run is refused', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(() => renewHeaders({ dir: empty, reload: undefined, folders, root }, new Map())).toThrow('brand headers --to');
  expect(existsSync(join(empty, 'nginx'))).toBe(false);
});

test('a brand changes its own files alone, and nothing of another one but its published policy is read', async () => {
  const own = mkdtempSync(join(tmpdir(), 'own-'));
  const sites = mkdtempSync(join(tmpdir(), 'sites-'));
  await publishAll(['folia', 'orvane'], { engineDir, root: sites, platformOf: sandboxPlatform });
  const policyOf = publishedPolicies(sites);
  writeServerFiles(own, choices, serverSites({ policyOf }));
  const files = () =>
    readdirSync(own, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(own, path), statSync(path).ino] as const);
  const before = new Map(files());
  const changed = () => files().flatMap(([name, ino]) => (before.get(name) === ino ? [] : [name]));
  const unread: BrandFolders = {
    ...folders,
    texts: (id) => {
      throw new Error(`The folder of ${id} is read.`);
    },
  };
  const renew = (next: ReadonlyMap<string, PolicyFile>, from = unread) =>
    renewHeaders({ dir: own, reload: undefined, folders: from, root: sites }, next);
  const orvane = policyOf('orvane')!;
  const told = (site: Partial<SiteFacts>) => new Map([['orvane', { ...orvane, site: { ...orvane.site!, ...site } }]]);

  renew(new Map());
  expect(changed()).toEqual([]);
  renew(told({ hosts: ['new.orvane.example'] }));
  const ofOrvane = ['caddy/sites/orvane.caddy', 'netlify/orvane/_headers', 'nginx/portal/sites/orvane.conf'];
  expect(changed().sort()).toEqual(ofOrvane.filter((name) => !name.startsWith('netlify')));
  // mayloc is not published: its files stay
  expect(files().map(([name]) => name)).toContain('nginx/portal/sites/mayloc.conf');
  // a path that the one server of all brands hands to the platform stands in the file that they share
  renew(told({ proxied: ['/reports'] }));
  expect(changed().sort()).toEqual([
    'caddy/Caddyfile',
    'caddy/sites/orvane.caddy',
    'netlify/orvane/_redirects',
    'nginx/portal/portal.conf',
    'nginx/portal/sites/orvane.conf',
  ]);
  expect(() => renew(told({ hosts: ['folia.example'] }))).toThrow('folia.example leads to folia and to orvane');

  // a brand that is none any more
  renew(new Map(), { ...unread, ids: () => ['base', 'mayloc', 'orvane', 'orvane-desk'] });
  expect(files().filter(([name]) => name.includes('folia'))).toEqual([]);
});
