// covers: tools/brand, tools/site/headers, tools/preview
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createServer } from 'vite';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { diskFolders } from '../../tools/brand-files/brandFolders.ts';
import { freePort, startNginx } from '../../tools/site/headers/startNginx.ts';
import { writeCertificate } from '../../tools/site/serve/certificate.ts';
import { brandPreview } from '../../tools/preview/brandPreview.ts';
import { startServer } from '../../tools/site/serve/startServer.ts';
import { noNginx, payloadKeysOf, test } from './support/behindNginx.ts';
import { dist, expect } from './support/portal.ts';
import { collectProblems } from './support/problems.ts';
import { deepOnly } from './support/selection/depth.ts';

test.skip(noNginx !== '', noNginx);

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a command of `src/docs/guide/brands.md` and parses its JSON output. @throws when it fails */
async function brand(...words: string[]): Promise<unknown> {
  // not spawnSync: the platform that it reads from runs in this process
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'brand', '--', ...words, '--json'], { cwd: project });
  return JSON.parse(stdout);
}

test(
  'a new operator creates a brand, checks, previews and publishes it, and nginx serves it',
  deepOnly,
  async ({ context, page }) => {
    const place = mkdtempSync(join(tmpdir(), 'new-brand-'));
    const [brands, root, servers] = [join(place, 'brands'), join(place, 'root'), join(place, 'servers')];
    cpSync(join(project, 'brands', 'base'), join(brands, 'base'), { recursive: true });
    const at = ['--brands', brands];

    await test.step('new: a folder of JSON and pictures', async () => {
      await brand(
        'new',
        'acme',
        '--name',
        'Acme Club',
        '--languages',
        'EN,PT',
        '--colour',
        '#2f6f8f',
        '--hosts',
        'acme.example',
        '--yes',
        ...at,
      );
      const files = readdirSync(join(brands, 'acme'), { recursive: true, encoding: 'utf8' });
      expect(files.filter((name) => /\.[cm]?[jt]sx?$/.test(name))).toEqual([]);
    });

    await test.step('check: no findings', async () => {
      expect(await brand('check', 'acme', '--no-warnings', ...at)).toEqual([]);
    });

    await test.step('preview: it responds', async () => {
      const preview = await createServer({
        configFile: join(project, 'vite.config.ts'),
        appType: 'custom',
        logLevel: 'silent',
        plugins: [brandPreview(diskFolders(pathToFileURL(`${brands}/`)))],
        optimizeDeps: { noDiscovery: true, include: [] },
        server: { port: await freePort(), host: '127.0.0.1' },
      });
      await preview.listen();
      const origin = preview.resolvedUrls?.local[0] ?? '';
      // the first page waits until the server has compiled every feature
      const options = { headers: { Accept: 'text/html,*/*' }, timeout: 60_000 };
      const get = async (path: string) => (await context.request.get(new URL(path, origin).href, options)).text();
      const html = await get('/?brand=acme');
      expect(html).toContain('<title>Acme Club</title>');
      expect(html).toContain('data-brand="acme"');
      expect(await get('/theme.css?brand=acme')).toContain('--primary: #2F6F8F');
      await preview.close();
    });

    // the platform of this brand, with its keys in the brand's file, as an operator gets them
    await brand('publish', 'acme', '--sandbox', '--engine', dist, '--to', root, ...at);
    const platform = await startServer({ engineDir: root, folders: diskFolders(pathToFileURL(`${brands}/`)) });
    const file = join(brands, 'acme', 'brand.json');
    const content = JSON.parse(readFileSync(file, 'utf8')) as { security?: object; regulatory?: object };
    const payloadKeys = await payloadKeysOf(platform, 'acme');
    const from = ['--platform', `http://{id}.localhost:${platform.port}`];

    await test.step("publish: refused while hosts and helplines are base's", async () => {
      await expect(brand('publish', 'acme', ...from, '--engine', dist, '--to', root, ...at)).rejects.toMatchObject({
        stdout: expect.stringContaining('inherited-sample') as unknown,
      });
    });

    const hosts = {
      chat: ['chat.acme.example'],
      links: ['get.acme.example'],
    };
    const own = {
      ...content,
      security: { ...content.security, payloadKeys, hosts },
      regulatory: {
        legal: { holder: 'Acme Ltd', licence: 'A-1', authority: 'Board of Games', address: '1 Quay Lane' },
        help: null,
      },
    };
    writeFileSync(file, JSON.stringify(own, null, 2));

    await test.step('publish: from the running platform', async () => {
      const all = (await brand('publish', 'acme', ...from, '--engine', dist, '--to', root, ...at)) as {
        published: { ms: number }[];
      };
      expect(all.published).toHaveLength(1);
      const snapshot = JSON.parse(readFileSync(join(root, 'sites/acme/boot.json'), 'utf8')) as Snapshot;
      expect(snapshot.brand.security.payloadKeys).toEqual(payloadKeys);
    });

    await test.step('headers, nginx: the page loads on its own host', async () => {
      const proxied = ['--platform', `http://127.0.0.1:${platform.port}`];
      await brand(
        'headers',
        '--target',
        'nginx',
        '--to',
        servers,
        '--root',
        root,
        '--tls',
        join(place, 'tls'),
        ...proxied,
        ...at,
      );
      writeCertificate(join(place, 'tls'));
      const files = readdirSync(join(servers, 'nginx'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.conf'))
        .map((name) => [name, readFileSync(join(servers, 'nginx', name), 'utf8')] as const);
      const nginx = await startNginx(Object.fromEntries(files), await freePort());
      const problems = collectProblems();
      await problems.watch(context);
      await context.route(/^https:\/\/[^/]+\/media\//, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      for (const [path, slot] of [
        ['/', 'page/home'],
        ['/register', 'page/register'],
      ] as const) {
        await page.goto(`https://acme.example:${nginx.port}${path}`);
        await expect(page.locator('html[data-route]')).toHaveAttribute('data-brand', 'acme');
        await expect(page).toHaveTitle(/(?:^| · )Acme Club$/);
        await expect(page.locator(`[data-slot="${slot}"]`)).toBeVisible();
      }
      expect(problems.unexpected()).toEqual([]);
      await nginx.stop();
    });

    await platform.close();
    rmSync(place, { recursive: true });
  },
);
