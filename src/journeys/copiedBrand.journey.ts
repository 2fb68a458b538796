import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { diskFolders } from '../../tools/brand-files/brandFolders.ts';
import { publishWithSandbox } from '../../tools/publish/publishWithSandbox.ts';
import { type Build, dist, expect, test as base } from './support/portal.ts';
import { confirmSuccess, createButton, fillRegistration } from './support/registration.ts';
import { expectMember, pathOf, signOut } from './support/visitor.ts';

type Json = Record<string, never>;

const shipped = fileURLToPath(new URL('../../brands', import.meta.url));

/** Edits a JSON file, as somebody with a text editor would. */
function edit(file: string, change: (content: Json) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Json), null, 2));
}

/** A folder with a copy of folia that became another brand by its JSON files alone, published beside the same engine. */
async function publishCopy(root: string): Promise<Build> {
  const brands = join(root, 'brands');
  cpSync(join(shipped, 'base'), join(brands, 'base'), { recursive: true });
  cpSync(join(shipped, 'folia'), join(brands, 'acme'), { recursive: true });
  const acme = join(brands, 'acme');
  edit(join(acme, 'brand.json'), (brand) => ({
    ...brand,
    id: 'acme',
    name: 'Acme Rooms',
    hosts: ['acme.example'],
    merchantCode: 'acme01',
    languages: { supported: ['EN', 'PT'], default: 'EN' },
    currency: { symbol: '¤', space: '' },
  }));
  edit(join(acme, 'menus.json'), (menus) => ({
    ...menus,
    side: { order: ['language', 'support', 'home'] },
    header: { order: ['register', 'login'] },
  }));
  edit(join(acme, 'layout.json'), (layout) => ({ ...layout, home: { order: ['categories', 'notice'] } }));
  edit(join(acme, 'theme.json'), (theme: Json & { color?: Record<string, Record<string, string>> }) => ({
    ...theme,
    color: { ...theme.color, light: { ...theme.color?.['light'], bg: '#FFF4F0' } },
  }));

  const engineDir = join(root, 'dist');
  mkdirSync(engineDir);
  // the engine is the one that all brands share: not a byte of it is made anew
  for (const part of ['assets', 'render', '.vite']) symlinkSync(join(dist, part), join(engineDir, part));
  const folders = diskFolders(pathToFileURL(`${brands}/`));
  await publishWithSandbox('acme', engineDir, { folders });
  return { engineDir, folders };
}

const test = base.extend<object, { build: Build }>({
  build: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'brands-'));
      await use(await publishCopy(root));
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ brand: 'acme' });

test('a copied folder with edited JSON runs without a change of code', async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'acme');
  await expect(page).toHaveTitle('Acme Rooms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const entries = (region: string) =>
    slot(region)
      .locator('[data-entry]')
      .evaluateAll((found) => found.map((entry) => entry.getAttribute('data-entry')));
  expect(await entries('region/sideMenu')).toEqual(['language', 'support', 'home']);
  expect(await entries('region/header')).toEqual(['register', 'login']);
  await expect(slot('section/promotions')).toHaveCount(0);
  await expect(slot('section/notice')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 244, 240)');

  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await createButton(form, portal).click();
  await confirmSuccess(portal);
  expect(pathOf(portal)).toBe('/');
  await expectMember(portal, 'newplayer1');
  await expect(slot('region/header').getByRole('group', { name: portal.say('portal:balance') })).toContainText('¤');
  await signOut(portal);
  expect(await page.evaluate(() => sessionStorage.getItem('merchantCode'))).toBe('acme01');
});
