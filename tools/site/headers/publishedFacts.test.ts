import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';
import { readPolicy } from '../policy/policyFile.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishBrand } from '../publish/publishBrand.ts';
import { publishedPolicies, serverSites } from './serverSites.ts';

const engineDir = engineWith();

test('servers learn hosts and paths of published sites from policy.json, without the folders of brands', async () => {
  const root = mkdtempSync(join(tmpdir(), 'facts-'));
  await publishBrand('folia', { engineDir, root, platformOf: sandboxPlatform });
  const unread: BrandFolders = {
    ...diskFolders(),
    texts: () => {
      throw new Error('The folder is read.');
    },
  };
  const policyOf = publishedPolicies(root);
  const [published] = serverSites({ ids: ['folia'], folders: unread, policyOf });
  expect(published).toEqual(
    serverSites({ ids: ['folia'], policyOf: (id) => ({ ...policyOf(id)!, site: undefined as never }) })[0],
  );
  expect(published!.pages.map(({ file }) => file)).toEqual(expect.arrayContaining(['pages/about.html', 'pages/rng.html']));
  const file = join(root, 'sites/folia/policy.json');
  const policy = readPolicy(join(root, 'sites/folia'))!;
  const { site } = policy;
  for (const wrong of [
    { ...site, hosts: ['folia.example; return 301 https://evil.example'] },
    { ...site, proxied: ['/reports { deny all; }'] },
    { ...site, pages: [{ path: '/about', file: '../secret"' }] },
    { ...site, security: { ...site!.security, strictTransport: 'always' } },
    { ...site, routes: { home: '/' } },
    { hosts: [] },
    null,
  ]) {
    writeFileSync(file, JSON.stringify({ ...policy, site: wrong }));
    expect(() => serverSites({ ids: ['folia'], policyOf }), JSON.stringify(wrong)).toThrow('hosts or paths that are none');
  }
});
