// covers: src/preview/studio, tools/studio, tools/brand, tools/preview
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeViolations } from './support/checks/axe.ts';
import { deepOnly } from './support/selection/depth.ts';
import { answers, brandCommand, startWithoutBrands } from './support/studio/firstBrand.ts';
import { keysOf } from './support/studio/keys.ts';

let site: Awaited<ReturnType<typeof startWithoutBrands>>;

// its simulated platform is a worker
test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  site = await startWithoutBrands();
});
test.afterAll(() => site.stop());

/** Every file of a folder with its bytes. */
const filesBelow = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path).toString('base64')]),
  );

/** Letters and keys: it takes 281 now. */
const MOST_PRESSES = 400;

test(
  'from nothing to a brand that can go live, with the keyboard alone: looked at, written as the command line does, completed',
  deepOnly,
  async ({ page }) => {
    // the pictures of two brands are encoded
    test.slow();
    await page.setViewportSize({ width: 1024, height: 768 });
    const { press, type, retype, tabTo, presses } = keysOf(page);
    const desktop = page.frameLocator('iframe[title$="on a desktop"]');
    const phone = page.frameLocator('iframe[title$="on a phone"]');
    const settings = page.getByRole('region', { name: 'Settings' });
    const changes = page.getByRole('tabpanel', { name: 'Changes' });

    await test.step('the first page makes a brand', async () => {
      await page.goto(site.origin);
      await expect(page.getByRole('heading', { name: 'New brand' })).toBeVisible();
      expect(readdirSync(site.brands)).toEqual(['base']);
    });

    await test.step('answers change what is seen at both widths', async () => {
      await tabTo(page.getByLabel('Name that players see'));
      await type('Tamarú');
      await press('Tab');
      await expect(page.getByLabel('Folder')).toBeFocused();
      await press('Tab');
      await press('ArrowRight');
      await press('ArrowRight');
      await expect(page.getByRole('radio', { name: /^Lottery/ })).toBeChecked();
      const malta = page.getByRole('radio', { name: /^Malta/ });
      await tabTo(page.getByRole('radio', { name: /^No market/ }));
      for (let left = 6; left > 0 && !(await malta.isChecked()); left -= 1) await press('ArrowUp');
      await expect(malta).toBeChecked();
      await tabTo(page.getByLabel('Main colour', { exact: true }));
      await type('#B5246E');
      await tabTo(page.getByLabel('First host'));
      await type('http://www.tamaru.com');
      await expect(page.getByText(/a host is a name such as acme\.example, without scheme and port/)).toBeVisible();
      await retype('www.tamaru.com');
      for (const frame of [desktop, phone]) {
        await expect(frame.locator('html')).toHaveAttribute('data-brand', 'tamaru');
        await expect(frame.locator('html[data-preview="ready"]')).toBeAttached();
        await expect
          .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary').trim()))
          .toBe('#B5246E');
      }
      await expect(desktop.getByRole('link', { name: 'Tamarú' }).first()).toBeVisible();
      expect(await axeViolations(page, { exclude: [] })).toEqual([]);
      expect(readdirSync(site.brands)).toEqual(['base']);
    });

    await test.step('it is written, and the preview shows it with the tools', async () => {
      await press('ControlOrMeta+Enter');
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
        'www.tamaru.com',
      ];
      await brandCommand('new', 'tamaru', ...given, '--yes', '--brands', site.byCommand);
      expect(filesBelow(join(site.brands, 'tamaru'))).toEqual(filesBelow(join(site.byCommand, 'tamaru')));
      expect(await brandCommand('check', 'tamaru', '--brands', site.brands)).toEqual([]);
    });

    const lookWhatIsLeft = async () => {
      await expect(changes).toBeFocused();
      await tabTo(changes.getByText('Until it goes live'));
      if ((await changes.locator('details').getAttribute('open')) === null) await press('Enter');
    };
    /** Follows what is left at a place to its control. */
    const follow = async (at: string) => {
      await press('Alt+Shift+C');
      await lookWhatIsLeft();
      const line = page.getByRole('list', { name: 'Left until it goes live' }).getByRole('listitem').filter({ hasText: at });
      await tabTo(line.first().getByRole('button', { name: /^Go to/ }));
      await press('Enter');
    };

    await test.step('what is left leads to its controls, one after the other', async () => {
      await tabTo(page.getByRole('button', { name: /^Changes/ }));
      await press('Enter');
      await lookWhatIsLeft();
      for (const name of ['licence', 'address'] as const) {
        await follow(`/regulatory/legal/${name}`);
        await expect(settings.getByLabel(new RegExp(`^${name}$`, 'i'))).toBeFocused();
        await retype(answers[name]);
      }
      for (const list of ['Chat', 'Links']) {
        await follow(`/security/hosts/${list.toLowerCase()}`);
        const field = settings.getByLabel(`Add to ${list}`);
        await expect(field).toBeFocused();
        await press('Shift+Tab');
        const items = settings.getByRole('group', { name: list }).getByRole('listitem');
        for (let left = await items.count(); left > 0; left -= 1) {
          await press('Delete');
          await expect(items).toHaveCount(left - 1);
        }
        await expect(field).toBeFocused();
      }
      await follow('/security/payloadKeys');
      await tabTo(settings.getByRole('button', { name: 'Add an item' }));
      await press('Enter');
      for (const [name, value] of Object.entries(answers.key)) {
        await tabTo(settings.getByRole('textbox', { name: new RegExp(`^${name}$`, 'i') }));
        await type(value);
      }
      await follow('/regulatory/help');
      await tabTo(page.getByRole('navigation', { name: 'Place' }).getByRole('button', { name: 'Regulatory' }), 'Shift+Tab');
      await press('Enter');
      await tabTo(settings.getByRole('button', { name: 'Remove Help' }));
      await press('Enter');
    });

    await test.step('nothing is left, and the command agrees once it is saved', async () => {
      await press('Alt+Shift+C');
      await lookWhatIsLeft();
      await expect(page.getByText('Nothing is left.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
      await press('ControlOrMeta+S');
      await expect(page.getByText('Nothing to save')).toBeVisible();
      expect(await brandCommand('check', 'tamaru', '--live', '--brands', site.brands)).toEqual([]);
      expect(presses()).toBeLessThan(MOST_PRESSES);
    });

    await test.step('the next one with its name is refused at its field', async () => {
      await page.goto(`${site.origin}/__preview/new`);
      await tabTo(page.getByLabel('Name that players see'));
      await type('Tamarú');
      await expect(page.getByLabel('Folder')).toHaveAccessibleDescription('brands/tamaru already exists; nothing is overwritten');
      await press('Escape');
      await expect(page).toHaveURL(`${site.origin}/`);
    });
  },
);
