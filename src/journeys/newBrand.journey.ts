// covers: src/preview/studio/create, tools/studio/create, tools/brand, tools/preview
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
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

test('from nothing to a brand that can go live, with the mouse and no JSON', deepOnly, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const type = async (label: string, text: string, within: Page | Locator = page) => {
    await within.getByRole('textbox', { name: label, exact: true }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  const settings = page.getByRole('region', { name: 'Settings' });
  const left = page.getByRole('list', { name: 'Left until it goes live' });
  /** Follows what is left at a place to its control. */
  const follow = async (at: string) => {
    await page.getByRole('button', { name: /^Changes/ }).click();
    await page.getByText('Until it goes live').click();
    await left
      .getByRole('listitem')
      .filter({ hasText: at })
      .first()
      .getByRole('button', { name: /^Go to/ })
      .click();
  };

  await test.step('a name and a host make a brand', async () => {
    await page.goto(`${origin}/__preview/new`);
    await type('Name that players see', 'Lumeva');
    await type('First host', 'www.lumeva.com');
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page).toHaveURL(/[?&]brand=lumeva/);
    await expect(page.frameLocator('iframe').locator('html[data-preview="ready"]')).toBeAttached();
  });

  await test.step('what is left leads to its controls, one after the other', async () => {
    for (const [name, value] of [
      ['Licence', 'B2C/999/2031'],
      ['Authority', 'Gaming Authority'],
      ['Address', '1 Harbour Road'],
    ] as const) {
      await follow(`/regulatory/legal/${name.toLowerCase()}`);
      await expect(settings.getByRole('textbox', { name })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    }
    for (const list of ['Chat', 'Links']) {
      await follow(`/security/hosts/${list.toLowerCase()}`);
      const remove = settings.getByRole('group', { name: list }).getByRole('button', { name: /^Remove / });
      while ((await remove.count()) > 0) await remove.first().click();
    }
    await follow('/security/payloadKeys');
    await settings.getByRole('button', { name: 'Add an item' }).click();
    await type('X', 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4', settings);
    await type('Y', '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM', settings);
    await type('Kid', '2031-04', settings);
    await follow('/regulatory/help');
    await page.getByRole('navigation', { name: 'Place' }).getByRole('button', { name: 'Regulatory' }).click();
    await settings.getByRole('button', { name: 'Remove Help' }).click();
  });

  await test.step('nothing is left, and the command agrees once it is saved', async () => {
    await page.getByRole('button', { name: /^Changes/ }).click();
    await page.getByText('Until it goes live').click();
    await expect(page.getByText('Nothing is left.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing to save')).toBeVisible();
    const { stdout } = await brand('check', 'lumeva', '--live', '--brands', join(place, 'brands'));
    expect(JSON.parse(stdout)).toEqual([]);
  });
});
