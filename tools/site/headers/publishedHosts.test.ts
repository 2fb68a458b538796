import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { copyBrands } from '../publish/brandCopies.fixture.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishAll } from '../publish/publishAll.ts';
import { ask } from './ask.fixture.ts';
import { nginxFiles } from './nginx.ts';
import { publishedPolicies, serverSites } from './serverSites.ts';
import { freePort, nginxPath, type RunningNginx, startNginx } from './startNginx.ts';

const { brands, ids } = copyBrands(2);

/**
 * The two brands as operators have them: one leads its further hosts to the first, the other serves all of them. `pages` are the
 * paths of which the engine of this test renders pages; the shell stands for all others.
 */
const OWN = [
  {
    hosts: ['acme.example', 'www.acme.example'],
    redirectHosts: true,
    strictTransport: 'preload',
    locale: 'pt_BR',
    pages: ['/', '/register', '/rng', '/about'],
  },
  {
    hosts: ['plays.example', 'www.plays.example'],
    redirectHosts: false,
    strictTransport: 'host',
    locale: 'en_US',
    pages: ['/', '/register', '/rng'],
  },
] as const;

OWN.forEach(({ hosts, redirectHosts, strictTransport, locale }, at) => {
  const file = join(brands, ids[at]!, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { security: object; languages: object };
  const security = { ...brand.security, strictTransport };
  const languages = { ...brand.languages, default: locale.slice(0, 2).toUpperCase() };
  writeFileSync(file, JSON.stringify({ ...brand, hosts, redirectHosts, security, languages }));
});

const TRANSPORT = { preload: 'max-age=63072000; includeSubDomains; preload', host: 'max-age=63072000' } as const;

const contents = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value);

const absent = nginxPath() === undefined ? ' (skipped: there is no nginx on this machine)' : '';

describe.skipIf(absent !== '')(`published sites behind a real nginx${absent}`, () => {
  let nginx: RunningNginx;
  const get = async (host: string, path: string) => {
    const reply = await ask(nginx.port, path, { Host: host });
    return { ...reply, body: reply.body.toString() };
  };

  beforeAll(async () => {
    const root = mkdtempSync(join(tmpdir(), 'hosts-'));
    const folders = diskFolders(pathToFileURL(`${brands}/`));
    const { failed } = await publishAll(ids, {
      engineDir: engineWith(),
      root,
      folders,
      platformOf: async (loaded) => ({ ...(await sandboxPlatform(loaded)), isSimulated: false }),
    });
    expect(failed).toEqual([]);
    const sites = serverSites({ ids, folders, policyOf: publishedPolicies(root) });
    const port = await freePort();
    const listen = { http: `127.0.0.1:${port}` };
    nginx = await startNginx(nginxFiles({ sites, root, platform: 'http://127.0.0.1:9', listen }), port);
  });
  afterAll(() => nginx.stop());

  test.each(OWN)('every page of $hosts.0 names its address there, whichever host is asked', async ({ hosts, ...own }) => {
    const [first, further] = hosts;
    for (const path of own.pages) {
      const { status, body, headers } = await get(first, path);
      const address = `https://${first}${path}`;
      expect(status, path).toBe(200);
      expect(headers['strict-transport-security']).toBe(TRANSPORT[own.strictTransport]);
      expect(contents(body, /<html lang="([^"]*)"/g), path).toEqual([own.locale.slice(0, 2)]);
      expect(contents(body, /<link rel="canonical" href="([^"]*)">/g), path).toEqual([address]);
      expect(contents(body, /<meta property="og:url" content="([^"]*)">/g), path).toEqual([address]);
      expect(contents(body, /<meta property="og:locale" content="([^"]*)">/g), path).toEqual([own.locale]);
      expect(contents(body, /<meta property="og:title" content="([^"]*)">/g)).toEqual(contents(body, /<title>([^<]*)</g));
      expect(contents(body, /<meta property="og:image" content="([^"]*)">/g)).toEqual([`https://${first}/share.png`]);
      // a page has one address in all languages
      expect(body).not.toMatch(/hreflang|noindex/);

      const other = await get(further, `${path}?from=mail`);
      expect(other.headers['strict-transport-security']).toBe(TRANSPORT[own.strictTransport]);
      if (own.redirectHosts) expect([other.status, other.headers['location']]).toEqual([301, `${address}?from=mail`]);
      else expect([other.status, other.body]).toEqual([200, body]);
    }
    expect((await get(first, '/share.png')).status).toBe(200);
  });

  test.each(OWN)('search engines learn the pages of $hosts.0 by that host alone', async ({ hosts, redirectHosts, pages }) => {
    const [first, further] = hosts;
    for (const host of redirectHosts ? [first] : [first, further]) {
      expect((await get(host, '/robots.txt')).body, host).toContain(`\nSitemap: https://${first}/sitemap.xml\n`);
      const listed = contents((await get(host, '/sitemap.xml')).body, /<loc>([^<]*)<\/loc>/g);
      expect(listed.toSorted(), host).toEqual(pages.map((path) => `https://${first}${path}`).toSorted());
    }
  });

  test('a host of no brand has nothing', async () => {
    for (const path of ['/', '/robots.txt', '/share.png']) expect((await get('other.example', path)).status, path).toBe(404);
  });
});
