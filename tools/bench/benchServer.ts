import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxFiles } from '../site/headers/nginx.ts';
import { publishedPolicies, serverSites } from '../site/headers/serverSites.ts';
import { freePort, nginxPath, startNginx } from '../site/headers/startNginx.ts';
import { writeCertificate } from '../site/serve/certificate.ts';
import { startServer } from '../site/serve/startServer.ts';

/** nginx with the configuration that `brand headers` writes, or the project's own server. */
export const serverKinds = ['nginx', 'serve'] as const;
export type ServerKind = (typeof serverKinds)[number];

/** HTTP/1.1, or HTTP/2 over TLS. */
export const protocols = ['h1', 'h2'] as const;
export type Protocol = (typeof protocols)[number];

export const defaultKind = (): ServerKind => (nginxPath() === undefined ? 'serve' : 'nginx');

export interface BenchServer {
  /** For reports: "nginx 1.24.0, HTTP/1.1, gzip". */
  name: string;
  /** Origin of the brand's site. */
  origin: string;
  /** Origin of the sandbox, which signs users in; another one than the site's behind nginx. */
  sandbox: string;
  close: () => Promise<void>;
}

const named: Record<Protocol, string> = { h1: 'HTTP/1.1', h2: 'HTTP/2 over TLS' };

interface NginxBuild {
  version: string;
  /** Whether the module that sends `.br` files is compiled in. */
  brotli: boolean;
}

function nginxBuild(): NginxBuild {
  const { stderr } = spawnSync(nginxPath()!, ['-V'], { encoding: 'utf8' });
  return { version: /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? '', brotli: stderr.includes('brotli') };
}

/** Serves a folder with one brand. @throws Error for nginx on a machine without it, and for TLS without openssl */
export async function openBenchServer(
  folder: string,
  brand: string,
  { kind, protocol }: { kind: ServerKind; protocol: Protocol },
): Promise<BenchServer> {
  const secure = protocol === 'h2';
  const serve = await startServer({ engineDir: folder, ...(secure && kind === 'serve' && { tlsPort: 0 }) });
  const sandbox = serve.urlOf(brand);
  if (kind === 'serve') {
    const name = `npm run serve, ${named[protocol]}, brotli`;
    return { name, origin: secure ? serve.secureUrlOf!(brand) : sandbox, sandbox, close: () => serve.close() };
  }
  const tls = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  try {
    const { version, brotli } = nginxBuild();
    if (secure) writeCertificate(tls);
    const port = await freePort();
    const files = nginxFiles({
      sites: serverSites({ ids: [brand], localhost: true, policyOf: publishedPolicies(folder) }),
      root: folder,
      platform: `http://127.0.0.1:${serve.port}`,
      brotli,
      listen: secure ? { tls } : { http: `127.0.0.1:${port}` },
    });
    const nginx = await startNginx(files, port);
    return {
      name: `nginx ${version}, ${named[protocol]}, ${brotli ? 'brotli' : 'gzip'}`,
      origin: `${secure ? 'https' : 'http'}://${new URL(sandbox).hostname}:${port}`,
      sandbox,
      close: async () => {
        await nginx.stop();
        await serve.close();
        rmSync(tls, { recursive: true });
      },
    };
  } catch (error) {
    await serve.close();
    rmSync(tls, { recursive: true });
    throw error;
  }
}
