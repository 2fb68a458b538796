import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect } from 'node:tls';
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { copyBrands } from '../publish/brandCopies.fixture.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishAll } from '../publish/publishAll.ts';
import { writeCertificate } from '../serve/certificate.ts';
import { type RunningServer, startServer } from '../serve/startServer.ts';
import { ask } from './ask.fixture.ts';
import { caddyFiles } from './caddy.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { publishedPolicies, type ServerSetup, type ServerSite, serverSites } from './serverSites.ts';
import { freePort, nginxPath, type RunningNginx, startNginx } from './startNginx.ts';

const { brands, ids } = copyBrands(2);
const hosts = ['acme.example', 'www.acme.example', 'acme.test'];
const file = join(brands, ids[0]!, 'brand.json');
writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), hosts, redirectHosts: true }));

const engineDir = engineWith();
const root = mkdtempSync(join(tmpdir(), 'redirects-'));
const folders = diskFolders(pathToFileURL(`${brands}/`));
await publishAll(ids, { engineDir, root, folders, platformOf: sandboxPlatform });
const sites: ServerSite[] = serverSites({ ids, folders, policyOf: publishedPolicies(root) });
const setup = (listen: ServerSetup['listen']): ServerSetup => ({ sites, root, platform: 'http://127.0.0.1:9', listen });

test('Caddy and Netlify lead further hosts to the first', () => {
  const caddy = caddyFiles(setup({ tls: '/tls' }))[`sites/${ids[0]}.caddy`]!;
  const [, redirect = ''] = /^www\.acme\.example, acme\.test \{\n([^]*?)^\}/m.exec(caddy) ?? [];
  expect(redirect).toMatch(/^\ttls /);
  expect(redirect).toContain('\n\tredir https://acme.example{uri} 301\n');
  expect(redirect, 'as nginx does').toContain('\tStrict-Transport-Security `max-age=63072000`\n');
  expect(caddy).toMatch(/^acme\.example \{$/m);
  expect(
    netlifyFiles(setup({ tls: '/tls' }))
      [`${ids[0]}/_redirects`]!.split('\n')
      .slice(0, 2),
  ).toEqual([
    'https://www.acme.example/* https://acme.example/:splat 301!',
    'https://acme.test/* https://acme.example/:splat 301!',
  ]);
  expect(caddyFiles(setup({ tls: '/tls' }))[`sites/${ids[1]}.caddy`]).not.toContain('redir https');
});

test('Caddy has a block for each host where each has a certificate', () => {
  const caddy = caddyFiles(setup({ tls: '/tls', perHost: true }))[`sites/${ids[0]}.caddy`]!;
  for (const host of hosts)
    expect(caddy).toContain(`${host} {\n\ttls \`/tls/${host}/fullchain.pem\` \`/tls/${host}/privkey.pem\`\n`);
});

describe('the project’s own server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ engineDir: root, folders });
  });
  afterAll(() => server.close());

  test('leads further hosts to the first, with path and query', async () => {
    const reply = await ask(server.port, '/rng?page=2', { Host: 'www.acme.example' });
    expect([reply.status, reply.headers['location']]).toEqual([301, 'https://acme.example/rng?page=2']);
    for (const host of ['acme.example', `${ids[1]}.example`, `${ids[0]}.localhost`])
      expect((await ask(server.port, '/', { Host: host })).status, host).toBe(200);
  });
});

const absent = nginxPath() === undefined ? ' (skipped: there is no nginx on this machine)' : '';

describe.skipIf(absent !== '')(`a real nginx${absent}`, () => {
  const running: RunningNginx[] = [];
  const start = async (listen: ServerSetup['listen'], port: number): Promise<number> => {
    running.push(await startNginx(nginxFiles(setup(listen)), port));
    return port;
  };
  afterAll(() => Promise.all(running.map((nginx) => nginx.stop())));

  test('leads further hosts to the first, with path and query', async () => {
    const free = await freePort();
    const port = await start({ http: `127.0.0.1:${free}` }, free);
    for (const path of ['/', '/rng?page=2', '/wps/system/status']) {
      const { status, headers } = await ask(port, path, { Host: 'www.acme.example' });
      expect([status, headers['location']], path).toEqual([301, `https://acme.example${path}`]);
      expect(headers['strict-transport-security']).toBeDefined();
    }
    for (const host of ['acme.example', `${ids[1]}.example`]) expect((await ask(port, '/', { Host: host })).status).toBe(200);
    expect((await ask(port, '/', { Host: 'other.example' })).status).toBe(404);
  });

  test('has a certificate for each host', async () => {
    const tls = mkdtempSync(join(tmpdir(), 'certificates-'));
    for (const host of ['acme.example', `${ids[1]}.example`]) writeCertificate(join(tls, host));
    const port = await start({ tls, perHost: true }, await freePort());
    const shownTo = (servername: string): Promise<string | null> =>
      new Promise((resolve) => {
        const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false }, () => {
          resolve(socket.getPeerX509Certificate()?.fingerprint256 ?? null);
          socket.destroy();
        });
        socket.once('error', () => resolve(null));
      });
    for (const host of ['acme.example', `${ids[1]}.example`]) {
      const own = new X509Certificate(readFileSync(join(tls, host, 'fullchain.pem')));
      expect(await shownTo(host), host).toBe(own.fingerprint256);
    }
    // one without a certificate, and one that no brand has
    for (const host of ['www.acme.example', 'other.example']) expect(await shownTo(host), host).toBeNull();
  });
});
