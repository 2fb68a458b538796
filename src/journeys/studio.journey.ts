// covers: src/preview/studio, tools/studio, tools/preview
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from './support/checks/axe.ts';
import { deepOnly } from './support/selection/depth.ts';
import { type PreviewServer, startPreviewOf } from './support/studio/previewServer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let brands: string;
let server: PreviewServer;
let origin: string;

// a development server is slow on a busy machine
// its simulated platform is a worker
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  brands = mkdtempSync(join(tmpdir(), 'studio-brands-'));
  for (const id of ['base', 'orvane', 'orvane-desk']) cpSync(join(root, 'brands', id), join(brands, id), { recursive: true });
  server = await startPreviewOf(brands);
  ({ origin } = server);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(brands, { recursive: true, force: true });
});

const read = (name: string): string => readFileSync(join(brands, 'orvane', name), 'utf8');

test(
  'a text and a colour are changed on the page, undone, kept over a reload, asked about, and saved as a person would write them',
  deepOnly,
  async ({ page }) => {
    const theme = read('theme.json');
    const texts = read('texts/en.json');
    const open = async () => {
      await page.goto(`${origin}/?brand=orvane&tools=on&panel=places&pick=menu/side/home`);
      await expect(page.frameLocator('iframe').locator('html[data-preview="ready"]')).toBeAttached();
    };
    await open();
    const frame = page.frameLocator('iframe');
    const card = page.getByRole('region', { name: 'Edit' });
    const text = card.getByLabel('portal:home, en', { exact: true });
    const colour = card.getByRole('textbox', { name: /^Nav active bg, (?:light|dark)$/ }).first();

    await text.fill('Lounge');
    await expect(frame.getByRole('link', { name: 'Lounge' }).first()).toBeVisible();
    const colourName = (await colour.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent)) ?? '';
    const shade = colourName.endsWith('light') ? 'light' : 'dark';
    const old = await card.getByLabel(colourName, { exact: true }).inputValue();
    const wanted = shade === 'light' ? '#FFF4DD' : '#221B11';
    await card.getByLabel(colourName, { exact: true }).fill(wanted);
    const token = () =>
      frame.locator('html').evaluate((html, theme) => {
        const probe = document.createElement('div');
        probe.dataset['theme'] = theme;
        html.append(probe);
        const value = getComputedStyle(probe).getPropertyValue('--nav-active-bg').trim();
        probe.remove();
        return value.toUpperCase();
      }, shade);
    await expect.poll(token).toBe(wanted);
    await expect(card.getByRole('list', { name: `Contrast of nav-active-bg, ${shade}` })).toContainText('AA');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(token).toBe(old.toUpperCase());
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(token).toBe(wanted);
    expect(read('theme.json')).toBe(theme);

    await open();
    await expect(text).toHaveValue('Lounge');
    await expect(frame.getByRole('link', { name: 'Lounge' }).first()).toBeVisible();
    expect(await axeViolations(page, { exclude: ['iframe'] })).toEqual([]);

    // another editor changes another value of the file meanwhile
    const theirs = theme.replace(/"radius-xs": "[^"]*"/, '"radius-xs": "3px"');
    writeFileSync(join(brands, 'orvane/theme.json'), theirs);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeEnabled();
    await save.click();
    await page.getByRole('button', { name: /^Changes/ }).click();
    await page.getByRole('button', { name: 'Keep both' }).click();
    expect(read('theme.json')).toBe(theirs);
    await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveCount(2);
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Nothing to save')).toBeVisible();

    const [before, after = ''] = theirs.split(shade === 'light' ? '"light": {' : '"dark": {');
    expect(read('theme.json')).toBe(
      `${before}"${shade}": {${after.replace(`"nav-active-bg": "${old}"`, `"nav-active-bg": "${wanted}"`)}${theirs.split(`"${shade}": {`).slice(2).join('')}`,
    );
    const own = JSON.parse(texts) as { portal?: object };
    expect(JSON.parse(read('texts/en.json'))).toEqual({ ...own, portal: { ...own.portal, home: 'Lounge' } });
    const lines = (all: string) => all.split('\n').map((line) => line.replace(/,$/, ''));
    expect(lines(texts).filter((line) => !lines(read('texts/en.json')).includes(line))).toEqual([]);
  },
);

test(
  'home sections get another order and a menu gets a link: seen at once, and saved as a careful person would write them',
  deepOnly,
  async ({ page }) => {
    const [layout, menus, brand] = [read('layout.json'), read('menus.json'), read('brand.json')];
    const words = { en: read('texts/en.json'), pt: read('texts/pt.json') };
    // a row that has to be scrolled to is not there any more when a drag begins
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(`${origin}/?brand=orvane&tools=on&panel=structure`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html[data-preview="ready"]')).toBeAttached();
    const row = (name: RegExp) => page.getByRole('treeitem', { name });
    const sections = () =>
      frame.locator('[data-slot^="section/"]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['slot']));

    // by drag, and with the keyboard alone
    await row(/^Winners/).dragTo(row(/^Categories/).first(), { targetPosition: { x: 80, y: 3 } });
    await expect.poll(async () => (await sections()).slice(0, 2)).toEqual(['section/winners', 'section/categories']);
    await row(/^Notice/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: 'Notice: place 5 of 12.' })).toBeVisible();
    await expect(row(/^Notice/)).toBeFocused();

    await row(/^Footer/).click();
    await page.getByRole('button', { name: 'Add…' }).click();
    const form = page.getByRole('form', { name: 'Add' });
    await form.getByLabel('What to add').selectOption('Link to another site');
    await form.getByLabel('Label, in every language until it is translated').fill('Our blog');
    await form.getByLabel('Address').fill('https://blog.orvane.example/');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(row(/^Our blog/)).toHaveAttribute('aria-selected', 'true');
    await expect(frame.locator('footer').getByRole('link', { name: /^Our blog/ })).toHaveAttribute(
      'href',
      'https://blog.orvane.example/',
    );
    expect(await axeViolations(page, { exclude: ['iframe'] })).toEqual([]);

    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Nothing to save')).toBeVisible();
    expect(read('layout.json')).toBe(
      layout
        .replace('      "winners",\n', '')
        .replace('      "categories",\n', '      "winners",\n      "categories",\n')
        .replace('      "nextDraws",\n      "notice",\n', '      "notice",\n      "nextDraws",\n'),
    );
    expect(read('menus.json')).toBe(
      menus.replace(
        /^ {2}"footer": .*$/m,
        `  "footer": {
    "order": ["help", "rules", "agreement", "privacy", "responsible", "download", "ourBlog"],
    "entries": {
      "about": null,
      "ourBlog": { "label": "brand:our_blog", "icon": "external-link", "link": "https://blog.orvane.example/" }
    }
  },`,
      ),
    );
    // the list no longer fits into its line
    const longer = (_: string, before: string, list: string) => {
      const lines = [...list.split(', '), '"blog.orvane.example"'].map((host) => `\n        ${host}`);
      return `${before}[${lines.join(',')}\n      ]`;
    };
    expect(read('brand.json')).toBe(brand.replace(/("links": )\[([^\]]+)\]/, longer));
    for (const [tag, before] of Object.entries(words))
      expect(read(`texts/${tag}.json`)).toBe(before.replace(/\n\}\n$/, ',\n  "brand": {\n    "our_blog": "Our blog"\n  }\n}\n'));
  },
);

test(
  'a picture is cut to its place, seen on the page, kept over a reload, and saved with its original',
  deepOnly,
  async ({ page }) => {
    const brand = read('brand.json');
    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
    const photo = await sharp({ create: { width: 1_500, height: 1_500, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    const open = async () => {
      await page.goto(`${origin}/login?brand=orvane&tools=on&panel=settings`);
      await expect(page.frameLocator('iframe').locator('html[data-preview="ready"]')).toBeAttached();
      await page.getByRole('searchbox', { name: 'Search all settings' }).fill('artwork beside the login form');
      await page.getByRole('region', { name: 'Found' }).getByRole('button').first().click();
    };
    const art = page.frameLocator('iframe').locator('img[src*="/images/neue-halle."]');
    await open();
    await page.getByLabel('Replace Login art').setInputFiles({ name: 'Neue Halle.JPG', mimeType: 'image/jpeg', buffer: photo });
    const form = page.getByRole('group', { name: 'New picture: Login art' });
    const box = (await form.locator('[data-frame]').boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x - 400, box.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(form.getByLabel('Across')).toHaveValue('0');
    await form.getByRole('button', { name: 'Use this picture' }).click();
    await expect(art.first()).toHaveJSProperty('complete', true);
    await open();
    await expect(art.first()).toHaveAttribute('src', /neue-halle\.[0-9a-f]{16}\.webp$/);
    expect(await axeViolations(page, { exclude: ['iframe'] })).toEqual([]);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('Nothing to save')).toBeVisible();
    expect(readFileSync(join(brands, 'orvane/images/sources/neue-halle.jpg')).equals(photo)).toBe(true);
    expect(JSON.parse(read('images/sources/crops.json'))).toEqual({
      'neue-halle.jpg': { left: 0, top: 0, width: 0.625, height: 1 },
    });
    expect(JSON.parse(read('brand.json'))).toEqual({ ...(JSON.parse(brand) as object), images: { loginArt: 'neue-halle.webp' } });
  },
);

test('while check has an error the draft is not saved, and the finding stands at its control', deepOnly, async ({ page }) => {
  const before = read('theme.json');
  await page.goto(`${origin}/?brand=orvane&tools=on&panel=places&pick=menu/side/home`);
  await expect(page.frameLocator('iframe').locator('html[data-preview="ready"]')).toBeAttached();
  const colour = page.getByRole('textbox', { name: 'Nav active ink, light', exact: true });
  await colour.fill('#FFFFFF');
  await expect(colour).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'Studio' })).toContainText('save waits for');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: /^Changes/ }).click();
  await page.getByRole('button', { name: 'Take back Nav active ink, light' }).click();
  await expect(page.getByText('Nothing to save')).toBeVisible();
  expect(read('theme.json')).toBe(before);
});

test('nothing of the studio is on a page without its tools, or for another name of this machine', async ({ page, request }) => {
  const html = await (await request.get(`${origin}/?brand=orvane`, { headers: { Accept: 'text/html' } })).text();
  expect(html).not.toContain('studio-token');
  expect((await request.get(`${origin}/__studio/brand?id=orvane`)).status()).toBe(403);
  await page.goto(`${origin}/?brand=orvane`);
  await expect(page.locator('meta[name="studio-token"]')).toHaveCount(0);
});
