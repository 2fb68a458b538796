import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { hashOf } from '../page/inlineBlocks.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishAll } from '../publish/publishAll.ts';
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
const servers = ['nginx/portal/portal.conf', 'caddy/Caddyfile', 'netlify/folia/_headers'];
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
  const look = `cat ${join(dir, 'nginx/portal/portal.conf')} ${page} > ${seen}`;
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

test('a folder without the choices of an earlier run is refused', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(() => renewHeaders({ dir: empty, reload: undefined, folders, root }, new Map())).toThrow('brand headers --to');
  expect(existsSync(join(empty, 'nginx'))).toBe(false);
});
