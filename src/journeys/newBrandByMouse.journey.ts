// covers: src/preview/studio, tools/studio, tools/brand, tools/preview
import { expect, type Locator, type Page, test } from '@playwright/test';
import { deepOnly } from './support/selection/depth.ts';
import { answers, brandCommand, startWithoutBrands } from './support/studio/firstBrand.ts';

let site: Awaited<ReturnType<typeof startWithoutBrands>>;

// its simulated platform is a worker
test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  site = await startWithoutBrands();
});
test.afterAll(() => site.stop());

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
    await page.goto(`${site.origin}/__preview/new`);
    await type('Name that players see', 'Lumeva');
    await type('First host', 'www.lumeva.com');
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page).toHaveURL(/[?&]brand=lumeva/);
    await expect(page.frameLocator('iframe').locator('html[data-preview="ready"]')).toBeAttached();
  });

  await test.step('what is left leads to its controls, one after the other', async () => {
    for (const name of ['licence', 'authority', 'address'] as const) {
      await follow(`/regulatory/legal/${name}`);
      await expect(settings.getByRole('textbox', { name: new RegExp(name, 'i') })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(answers[name]);
    }
    for (const list of ['Chat', 'Links']) {
      await follow(`/security/hosts/${list.toLowerCase()}`);
      const remove = settings.getByRole('group', { name: list }).getByRole('button', { name: /^Remove / });
      while ((await remove.count()) > 0) await remove.first().click();
    }
    await follow('/security/payloadKeys');
    await settings.getByRole('button', { name: 'Add an item' }).click();
    await type('X', answers.key.x, settings);
    await type('Y', answers.key.y, settings);
    await type('Kid', answers.key.kid, settings);
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
    expect(await brandCommand('check', 'lumeva', '--live', '--brands', site.brands)).toEqual([]);
  });
});
