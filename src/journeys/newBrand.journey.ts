// covers: src/preview/studio/create, tools/studio/create, tools/brand, tools/preview
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { axeViolations } from './support/checks/axe.ts';
import { deepOnly } from './support/selection/depth.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
let place: string;
let server: ChildProcess;
let origin: string;

// its simulated platform is a worker
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'first-brand-'));
  for (const folder of ['brands', 'command-line'])
    cpSync(join(project, 'brands/base'), join(place, folder, 'base'), { recursive: true });
  server = spawn(process.execPath, ['--import', 'tsx', 'tools/preview.ts', '--brands', join(place, 'brands')], {
    cwd: project,
    env: { ...process.env, PORT: '0', WATCH: '0' },
  });
  origin = await new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += String(chunk);
        const found = /new brand: (http:\/\/localhost:\d+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    server.once('exit', () => reject(new Error(`The preview did not start: ${said}`)));
  });
});
test.afterAll(() => {
  server.kill();
  rmSync(place, { recursive: true, force: true });
});

const brand = (...words: string[]) =>
  promisify(execFile)('npm', ['run', '-s', 'brand', '--', ...words, '--json'], { cwd: project });

/** Every file of a folder with its bytes. */
const filesBelow = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path).toString('base64')]),
  );

test(
  'from nothing, with the keyboard: a brand is answered for, looked at, written as the command line does, and opened',
  deepOnly,
  async ({ page }) => {
    // the pictures of two brands are encoded
    test.slow();
    await page.setViewportSize({ width: 1024, height: 768 });
    const desktop = page.frameLocator('iframe[title$="on a desktop"]');
    const phone = page.frameLocator('iframe[title$="on a phone"]');

    await test.step('the first page makes a brand', async () => {
      await page.goto(origin);
      await expect(page.getByRole('heading', { name: 'New brand' })).toBeVisible();
      expect(readdirSync(join(place, 'brands'))).toEqual(['base']);
    });

    await test.step('answers change what is seen at both widths', async () => {
      await page.keyboard.press('Tab');
      await page.getByLabel('Name that players see').focus();
      await page.keyboard.type('Tamarú');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Folder')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: /^Lottery/ })).toBeChecked();
      await page.getByRole('radio', { name: /^Malta/ }).focus();
      await page.keyboard.press('Space');
      await page.getByLabel('Main colour', { exact: true }).focus();
      await page.keyboard.type('#B5246E');
      await page.getByLabel('First host').focus();
      await page.keyboard.type('http://tamaru.example');
      await expect(page.getByText(/a host is a name such as acme\.example, without scheme and port/)).toBeVisible();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('tamaru.example');
      for (const frame of [desktop, phone]) {
        await expect(frame.locator('html')).toHaveAttribute('data-brand', 'tamaru');
        await expect(frame.locator('html[data-preview="ready"]')).toBeAttached();
        await expect
          .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary').trim()))
          .toBe('#B5246E');
      }
      await expect(desktop.getByRole('link', { name: 'Tamarú' }).first()).toBeVisible();
      expect(await axeViolations(page, { exclude: [] })).toEqual([]);
      expect(readdirSync(join(place, 'brands'))).toEqual(['base']);
    });

    await test.step('it is written, and the preview shows it with the tools', async () => {
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page).toHaveURL(/[?&]brand=tamaru/);
      await expect(page.frameLocator('iframe').locator('html[data-preview="ready"]')).toBeAttached();
      await expect(page.getByRole('link', { name: 'New brand' })).toHaveAttribute('href', '/__preview/new');
    });

    await test.step('its files are those of the command line with the same answers, and check is clean', async () => {
      const given = [
        '--name',
        'Tamarú',
        '--kind',
        'lottery',
        '--market',
        'MT',
        '--colour',
        '#B5246E',
        '--hosts',
        'tamaru.example',
      ];
      await brand('new', 'tamaru', ...given, '--yes', '--brands', join(place, 'command-line'));
      expect(filesBelow(join(place, 'brands/tamaru'))).toEqual(filesBelow(join(place, 'command-line/tamaru')));
      const { stdout } = await brand('check', 'tamaru', '--brands', join(place, 'brands'));
      expect(JSON.parse(stdout)).toEqual([]);
    });

    await test.step('the next one with its name is refused at its field', async () => {
      await page.goto(`${origin}/__preview/new`);
      await page.getByLabel('Name that players see').fill('Tamarú');
      await expect(page.getByLabel('Folder')).toHaveAccessibleDescription('brands/tamaru already exists; nothing is overwritten');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${origin}/`);
    });
  },
);
