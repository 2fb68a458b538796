import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { PayloadKey } from '#contract/types.ts';
import { type BrandFolders, diskFolders } from '../../../tools/brand-files/brandFolders.ts';
import { chromiumPath } from '../../../tools/chromium.ts';
import { nginxFiles } from '../../../tools/site/headers/nginx.ts';
import { publishedPolicies, serverSites } from '../../../tools/site/headers/serverSites.ts';
import { freePort, nginxPath, startNginx } from '../../../tools/site/headers/startNginx.ts';
import { writeCertificate } from '../../../tools/site/serve/certificate.ts';
import { httpPlatform, sandboxPlatform } from '../../../tools/site/publish/platforms.ts';
import { publishAll } from '../../../tools/site/publish/publishAll.ts';
import { type RunningServer, startServer } from '../../../tools/site/serve/startServer.ts';
import { withKeys } from './own-platform/withKeys.ts';
import { dist, expect, type PortalUnderTest } from './portal.ts';
import { collectProblems } from './problems.ts';
import { watchRequests } from './quiet.ts';
import { ask, sandboxControl } from './sandboxControl.ts';
import { readSnapshot, translatorOf } from './texts.ts';

/** Why these tests cannot run here; empty when they can. */
export const noNginx = nginxPath() === undefined ? 'there is no nginx on this machine' : '';

/** Published sites behind a real nginx with TLS, and the simulated platform as its upstream. */
export interface Front {
  root: string;
  platform: RunningServer;
  /** Origin of a host in the browser. */
  originOf: (host: string) => string;
}

/** Keys of the simulated platform, which an operator would copy into `security.payloadKeys`. */
export async function payloadKeysOf(platform: RunningServer, id: string): Promise<PayloadKey[]> {
  const { text } = await ask(platform.urlOf(id), '/boot.json');
  return (JSON.parse(text) as { brand: { security: { payloadKeys: PayloadKey[] } } }).brand.security.payloadKeys;
}

/** Publishes brands from a running platform and starts nginx in front of them. */
async function startFront(ids: readonly string[]): Promise<Front & { stop: () => Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), 'front-'));
  const publish = async (platformOf: typeof sandboxPlatform, folders: BrandFolders) => {
    const { failed } = await publishAll(ids, { engineDir: dist, root, folders, platformOf });
    expect(failed).toEqual([]);
  };
  await publish(sandboxPlatform, diskFolders());
  const platform = await startServer({ engineDir: root });
  const keys = new Map<string, PayloadKey[]>();
  for (const id of ids) keys.set(id, await payloadKeysOf(platform, id));
  await publish(httpPlatform(`http://{id}.localhost:${platform.port}`), withKeys(diskFolders(), keys));
  writeCertificate(`${root}/tls`);
  const port = await freePort();
  const files = nginxFiles({
    sites: serverSites({ ids, policyOf: publishedPolicies(root) }),
    root,
    platform: `http://127.0.0.1:${platform.port}`,
    listen: { tls: `${root}/tls` },
  });
  const nginx = await startNginx(files, port);
  return {
    root,
    platform,
    originOf: (host) => `https://${host}:${port}`,
    stop: async () => {
      await nginx.stop();
      await platform.close();
      rmSync(root, { recursive: true });
    },
  };
}

interface Options {
  brand: string;
}

interface WorkerFixtures {
  ids: readonly string[];
  front: Front;
}

let tests = 0;

/** Tests with real hosts, TLS and nginx. Serves the platform's pictures, which other hosts serve in production. */
export const test = base.extend<Options & { portal: PortalUnderTest }, WorkerFixtures>({
  ignoreHTTPSErrors: true,
  launchOptions: [
    {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking', '--host-resolver-rules=MAP *.example 127.0.0.1'],
    },
    { scope: 'worker' },
  ],
  brand: ['folia', { option: true }],
  ids: [['folia', 'orvane'], { scope: 'worker', option: true }],
  front: [
    async ({ ids }, use) => {
      const front = await startFront(ids);
      await use(front);
      await front.stop();
    },
    { scope: 'worker' },
  ],
  portal: async ({ brand, front, context, page }, use, { workerIndex }) => {
    const snapshot = readSnapshot(front.root, brand);
    const origin = front.originOf(snapshot.brand.hosts[0] ?? '');
    const session = `n${workerIndex}-${++tests}`;
    await context.addCookies([{ name: 'sandbox', value: session, url: origin }]);
    await context.route(/^https:\/\/[^/]+\/media\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const problems = collectProblems();
    await problems.watch(context);
    const behind = front.platform.urlOf(brand);
    await ask(behind, '/__sandbox/csp-reports', { method: 'DELETE' });
    const ready = async (shown = page) =>
      expect(shown.locator('html[data-route], [data-slot^="screen/"]').first()).toBeAttached();
    const wordsIn = (language: string) => translatorOf(front.root, brand, language);
    await use({
      page,
      snapshot,
      wordsIn,
      say: wordsIn(snapshot.texts.language),
      brand,
      origin,
      sandbox: sandboxControl(behind, session),
      problems,
      session,
      ready,
      quiet: watchRequests(context),
      slot: (name) => page.locator(`[data-slot="${name}"]`),
      open: async (path = '/') => {
        await page.goto(origin + path);
        await ready();
      },
    });
    const reports = JSON.parse((await ask(behind, '/__sandbox/csp-reports')).text) as unknown[];
    expect(problems.unexpected(), 'problems of the page').toEqual([]);
    expect(reports, 'violations that the browser reported').toEqual([]);
  },
});
