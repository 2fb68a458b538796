// covers: src/preview/studio/history, tools/studio/history, tools/preview
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type FrameLocator, test } from '@playwright/test';
import { axeViolations } from './support/checks/axe.ts';
import { deepOnly } from './support/selection/depth.ts';
import { type PreviewServer, startPreviewOf } from './support/studio/previewServer.ts';

const shipped = fileURLToPath(new URL('../../brands', import.meta.url));
let top: string;
let server: PreviewServer;

// its simulated platform is a worker
test.use({ serviceWorkers: 'allow' });

const git = (...words: string[]): string =>
  execFileSync('git', ['-C', top, '-c', 'user.name=Ana', '-c', 'user.email=ana@acme.example', ...words], { encoding: 'utf8' });

/** Calls the home page otherwise, in every language of the brand. */
function callHome(name: string): void {
  for (const language of ['en', 'pt']) {
    const file = join(top, `orvane/texts/${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { portal?: object };
    writeFileSync(file, `${JSON.stringify({ ...texts, portal: { ...texts.portal, home: name } }, null, 2)}\n`);
  }
}

test.beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'studio-history-'));
  for (const id of ['base', 'orvane']) cpSync(join(shipped, id), join(top, id), { recursive: true });
  git('init', '-q');
  for (const name of ['Foyer', 'Lounge']) {
    callHome(name);
    git('add', '.');
    git('commit', '-qm', `Call home ${name}`);
  }
  callHome('Terrace');
  server = await startPreviewOf(top);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(top, { recursive: true, force: true });
});

test('a version of the history stands beside what is saved, and beside another one', deepOnly, async ({ page, context }) => {
  await page.goto(`${server.origin}/?brand=orvane&tools=on&panel=changes`);
  await expect(page.frameLocator('iframe').locator('html[data-preview="ready"]')).toBeAttached();
  await page.getByRole('button', { name: 'History of orvane' }).click();
  const [first, second] = git('log', '--reverse', '--format=%H').split('\n') as [string, string];
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `Side by side with ${first.slice(0, 7)}` }).click();
  const both = await opened;
  const frame = (label: string): FrameLocator => both.frameLocator(`iframe[title="${label}"]`);
  const labelOf = (commit: string) => `orvane_${commit.slice(0, 12)}`;
  const saysHome = (label: string, name: string) =>
    expect(frame(label).locator('[data-entry="home"]').filter({ hasText: name }).first()).toBeAttached();
  await saysHome(labelOf(first), 'Foyer');
  await saysHome('orvane', 'Terrace');
  await expect(both.getByRole('heading', { level: 2 })).toHaveText([
    new RegExp(`^${first.slice(0, 7)} \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d, Ana: Call home Foyer$`),
    'Now as saved',
  ]);
  expect(await axeViolations(both, { exclude: ['iframe'] })).toEqual([]);

  await both.getByLabel('Right').selectOption(second);
  await both.getByRole('button', { name: 'Show' }).click();
  await saysHome(labelOf(second), 'Lounge');
  await saysHome(labelOf(first), 'Foyer');
  await both.getByRole('link', { name: 'Registration' }).click();
  for (const commit of [first, second]) await expect(frame(labelOf(commit)).locator('[data-slot="page/register"]')).toBeVisible();
});
