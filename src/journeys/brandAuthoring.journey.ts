// covers: tools/brand, tools/site/headers, tools/preview
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { foldersAt } from '../../tools/brand-files/foldersAt.ts';
import { freePort, startNginx } from '../../tools/site/headers/startNginx.ts';
import { writeCertificate } from '../../tools/site/serve/certificate.ts';
import { startServer } from '../../tools/site/serve/startServer.ts';
import { engineBeside } from './support/brands/publishBeside.ts';
import { noNginx, payloadKeysOf, test } from './support/behindNginx.ts';
import { alternative, writtenSteps } from './support/guide/writtenSteps.ts';
import { dist, expect } from './support/portal.ts';
import { collectProblems } from './support/problems.ts';
import { deepOnly } from './support/selection/depth.ts';

test.skip(noNginx !== '', noNginx);

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a command line of the guides in the project. @throws when it fails */
async function type(line: string): Promise<string> {
  // not spawnSync: the platform that it reads from runs in this process
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd: project });
  return stdout;
}

/** Starts the preview and waits for the addresses that it prints. */
async function startPreview(line: string): Promise<{ said: string; stop: () => void }> {
  const server = spawn('sh', ['-c', line], { cwd: project, env: { ...process.env, PORT: '0', WATCH: '0' }, detached: true });
  // npm and what it starts
  const stop = () => void process.kill(-server.pid!);
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += String(chunk);
        if (/^new brand: http/m.test(text)) resolve(text);
      });
    server.once('exit', () => reject(new Error(`The preview did not start: ${text}`)));
  });
  return { said, stop };
}

test(
  'the steps of the guides, as they are written, lead from nothing to a site behind nginx',
  deepOnly,
  async ({ context, page }) => {
    const place = mkdtempSync(join(tmpdir(), 'new-brand-'));
    const [brands, root, conf, tls] = ['brands', 'root', 'conf', 'tls'].map((name) => join(place, name)) as [
      string,
      string,
      string,
      string,
    ];
    // a repository of the operator's own, without a copy of base
    mkdirSync(join(brands, '.git'), { recursive: true });
    const [create, start, check, build] = writtenSteps('brands', 'Add a brand');
    const [publish] = writtenSteps('deploy', '2. Publish the sites');
    const [headers] = writtenSteps('deploy', "3. Write the server's configuration");
    const there = `--brands ${brands}`;
    const started = performance.now();

    await test.step('new: a folder of JSON and pictures', async () => {
      await type(`${create!.command} ${alternative(create!)} ${there}`);
      const files = readdirSync(join(brands, 'acme'), { recursive: true, encoding: 'utf8' });
      expect(files).toContain('brand.json');
      expect(files.filter((name) => /\.[cm]?[jt]sx?$/.test(name))).toEqual([]);
    });

    await test.step('check: no findings', async () => {
      expect(JSON.parse(await type(`${check!.command.replace('run', 'run -s')} ${there} --json`))).toEqual([]);
    });

    await test.step('start: the preview responds at the address that is written', async () => {
      const preview = await startPreview(`${start!.command} -- ${there}`);
      try {
        const port = new URL(/^new brand: (http\S+)/m.exec(preview.said)?.[1] ?? '').port;
        // the first page waits until the server has compiled every feature
        await page.goto(start!.note.replace(':5173', `:${port}`), { waitUntil: 'commit', timeout: 120_000 });
        await expect(page).toHaveTitle('Acme');
        await expect(page.locator('html')).toHaveAttribute('data-brand', 'acme');
        await page.goto('about:blank');
      } finally {
        preview.stop();
      }
    });

    const engine = engineBeside(place, dist);
    await test.step('publish: beside an engine that is built', async () => {
      await type(`${alternative(build!)} ${there} --engine ${engine}`);
    });

    // the platform of this brand, with its keys in the brand's file, as an operator gets them
    const platform = await startServer({ engineDir: engine, folders: foldersAt(brands) });
    const payloadKeys = await payloadKeysOf(platform, 'acme');
    const toServer = (line: string) =>
      line
        .replace('/srv/portal', root)
        .replace('https://{host}', `http://{id}.localhost:${platform.port}`)
        .replace('https://platform.internal', `http://127.0.0.1:${platform.port}`)
        .replace('--to conf', `--to ${conf}`);

    await test.step('check --live: what is missing is listed, and publishing says the same', async () => {
      const refused = { stdout: expect.stringContaining('inherited-sample') as unknown };
      await expect(type(`${check!.command} --live ${there}`)).rejects.toMatchObject(refused);
      const unpublished = { stderr: expect.stringContaining('inherited-sample') as unknown };
      await expect(type(`${toServer(publish!.command)} ${there} --engine ${engine}`)).rejects.toMatchObject(unpublished);
      const file = join(brands, 'acme', 'brand.json');
      const content = JSON.parse(readFileSync(file, 'utf8')) as { security?: object; regulatory?: object };
      const own = {
        ...content,
        security: { ...content.security, payloadKeys, hosts: { chat: ['chat.acme.example'], links: ['get.acme.example'] } },
        regulatory: {
          legal: { holder: 'Acme Ltd', licence: 'A-1', authority: 'Board of Games', address: '1 Quay Lane' },
          help: null,
        },
      };
      writeFileSync(file, JSON.stringify(own, null, 2));
      await type(`${check!.command} --live ${there}`);
    });

    await test.step('publish: from the running platform', async () => {
      await type(`${toServer(publish!.command)} ${there} --engine ${engine}`);
      const snapshot = JSON.parse(readFileSync(join(root, 'sites/acme/boot.json'), 'utf8')) as Snapshot;
      expect(snapshot.brand.security.payloadKeys).toEqual(payloadKeys);
    });

    await test.step('headers, nginx: the page loads on its own host', async () => {
      await type(`${toServer(headers!.command)} ${there} --tls ${tls}`);
      writeCertificate(tls);
      const files = readdirSync(join(conf, 'nginx'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.conf'))
        .map((name) => [name, readFileSync(join(conf, 'nginx', name), 'utf8')] as const);
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
        await expect(page).toHaveTitle(/(?:^| · )Acme$/);
        await expect(page.locator(`[data-slot="${slot}"]`)).toBeVisible();
      }
      const seconds = Math.round((performance.now() - started) / 1000);
      process.stdout.write(`from nothing to a live site, with a built engine: ${seconds} s\n`);
      expect(problems.unexpected()).toEqual([]);
      await nginx.stop();
    });

    await platform.close();
    rmSync(place, { recursive: true });
  },
);
