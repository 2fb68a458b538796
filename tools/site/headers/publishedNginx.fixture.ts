import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishAll } from '../publish/publishAll.ts';
import { type RunningServer, startServer } from '../serve/startServer.ts';
import { nginxFiles } from './nginx.ts';
import { publishedPolicies, type ServerSite, serverSites } from './serverSites.ts';
import { freePort, type RunningNginx, startNginx } from './startNginx.ts';

export interface PublishedNginx {
  /** Folder of the published sites. */
  root: string;
  sites: readonly ServerSite[];
  /** The project's own server, which is also the platform behind nginx. */
  serve: RunningServer;
  nginx: RunningNginx;
  stop: () => Promise<void>;
}

/** Publishes brands from an engine and starts nginx with their generated configuration. @throws when a brand is not published */
export async function startPublishedNginx(
  ids: readonly string[],
  engineDir: string = engineWith(),
  folders: BrandFolders = diskFolders(),
): Promise<PublishedNginx> {
  const root = mkdtempSync(join(tmpdir(), 'nginx-root-'));
  const { failed } = await publishAll(ids, { engineDir, root, folders, platformOf: sandboxPlatform });
  if (failed.length > 0) throw new Error(`not published: ${JSON.stringify(failed)}`);
  const sites = serverSites({ ids: [...ids], policyOf: publishedPolicies(root) });
  const serve = await startServer({ engineDir: root, folders });
  const port = await freePort();
  const platform = `http://127.0.0.1:${serve.port}`;
  const nginx = await startNginx(nginxFiles({ sites, root, platform, listen: { http: `127.0.0.1:${port}` } }), port);
  const stop = async () => {
    await nginx.stop();
    await serve.close();
  };
  return { root, sites, serve, nginx, stop };
}
