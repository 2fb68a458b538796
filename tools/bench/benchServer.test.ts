import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { nginxPath } from '../site/headers/startNginx.ts';
import { engineWith } from '../site/publish/engine.fixture.ts';
import { sandboxPlatform } from '../site/publish/platforms.ts';
import { publishAll } from '../site/publish/publishAll.ts';
import { openBenchServer, type Protocol, protocols, serverKinds } from './benchServer.ts';

const root = mkdtempSync(join(tmpdir(), 'bench-server-'));
beforeAll(() => publishAll(['folia'], { engineDir: engineWith(), root, platformOf: sandboxPlatform }));

type Headers = Record<string, string | string[] | number | undefined>;

/** Headers of the home page; connects to the loopback address, as some systems resolve no `*.localhost`. */
const askFor: Record<Protocol, (origin: URL) => Promise<Headers>> = {
  h1: ({ port, host }) =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: '/', headers: { host, 'accept-encoding': 'gzip' } }, (reply) => {
        reply.resume();
        resolve({ ...reply.headers, ':status': reply.statusCode });
      });
      asked.on('error', reject).end();
    }),
  h2: ({ port, host, hostname }) =>
    new Promise((resolve, reject) => {
      const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: hostname });
      session.on('error', reject);
      const asked = session.request({ ':path': '/', ':authority': host, 'accept-encoding': 'gzip' });
      asked.on('response', (headers) => {
        session.destroy();
        resolve(headers as Headers);
      });
    }),
};

test.each(protocols.map((protocol) => [protocol]))(
  'over %s every server sends the compressed page and allows the same scripts and styles',
  async (protocol) => {
    const seen: Headers[] = [];
    for (const kind of serverKinds.filter((one) => one === 'serve' || nginxPath() !== undefined)) {
      const server = await openBenchServer(root, 'folia', { kind, protocol });
      try {
        expect(server.name).toContain(kind);
        seen.push(await askFor[protocol](new URL(server.origin)));
      } finally {
        await server.close();
      }
    }
    /** The hosts of the sandbox stand in other directives. */
    const scripts = ({ 'content-security-policy': policy }: Headers) =>
      String(policy)
        .split('; ')
        .filter((part) => /^(?:script|style)-src /.test(part));
    for (const headers of seen) {
      expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'gzip' });
      expect(scripts(headers)).toEqual(scripts(seen[0]!));
      expect(scripts(headers)).toHaveLength(2);
    }
  },
);
