// covers: src/preview/structure, src/preview/inside, src/parts/records, tools/studio
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { axeViolations } from './support/checks/axe.ts';
import { deepOnly } from './support/selection/depth.ts';
import { type PreviewServer, startPreviewOf } from './support/studio/previewServer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let brands: string;
let server: PreviewServer;

// its simulated platform is a worker
test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 1000 } });

test.beforeAll(async () => {
  brands = mkdtempSync(join(tmpdir(), 'panel-brands-'));
  for (const id of ['base', 'orvane']) cpSync(join(root, 'brands', id), join(brands, id), { recursive: true });
  server = await startPreviewOf(brands);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(brands, { recursive: true, force: true });
});

test(
  'the rows beside a panel that is built are those that its page has then, in the chosen order',
  deepOnly,
  async ({ page }) => {
    await page.goto(`${server.origin}/?brand=orvane&tools=on&panel=structure&user=member01`);
    const site = page.frameLocator('iframe').first();
    await expect(site.locator('html[data-preview="ready"]')).toBeAttached();
    await page.getByRole('treeitem', { name: /^Member panels/ }).click();
    await page.getByRole('button', { name: 'New panel…' }).click();
    const form = page.getByRole('form', { name: 'New panel' });
    await form.getByRole('listbox', { name: /^1\. Call/ }).selectOption('memTransDet');
    const columns = form.getByRole('group', { name: /^2\. Columns/ });
    for (const name of ['Time time', 'Amount amount', 'Reference referenceNumber'])
      await columns.getByRole('checkbox', { name, exact: true }).click();

    const rows = form.frameLocator('iframe[title="Rows as member01 sees them"]');
    await expect(rows.locator('thead th')).toHaveText(['Time', 'Amount', 'Reference', 'Details']);
    await columns.getByRole('button', { name: 'Move Reference up' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await columns.getByRole('combobox', { name: 'Amount, format' }).selectOption('amount with sign');
    await expect(rows.locator('thead th')).toHaveText(['Reference', 'Time', 'Amount', 'Details']);
    const cells = rows.locator('tbody td[data-column]');
    const seen = await cells.allInnerTexts();
    expect(seen.length).toBeGreaterThan(9);
    await form.getByRole('textbox', { name: /^Title/ }).fill('My moves');
    await form.getByText('Will be written:').click();
    await expect(form.getByRole('region', { name: 'brands/orvane/panels.json' })).toContainText(
      '"referenceNumber", "time", "amount"',
    );
    expect(await axeViolations(page, { exclude: ['iframe'] })).toEqual([]);

    await form.getByRole('button', { name: 'Add panel' }).click();
    await site.locator('html').evaluate(() => window.previewHook?.portal.router.navigate('/?centre=member.myMoves'));
    const panel = site.locator('[data-slot="panel/myMoves"]');
    await expect(panel).toHaveAttribute('data-state', 'ready');
    await expect(panel.locator('thead th')).toHaveText(['Reference', 'Time', 'Amount', 'Details']);
    expect(await panel.locator('tbody td[data-column]').allInnerTexts()).toEqual(seen);
  },
);
