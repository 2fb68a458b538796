/**
 * Compares every published page of the build, and in a deep run every panel of the centres, with its budgets. Reports
 * forbidden content, and pages without their own chunk.
 * Run after `npm run build`; `DIST` names another folder.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Budget, budgetOf, hasPage, measuredPages, orderOf, overBudget, readBrand, readsOf, weigh } from './site/budgets.ts';
import { readEntries, readManifest } from '../site/page/manifest.ts';
import { wrongPageChunks } from './site/pageChunks.ts';
import { impurities } from './site/purity.ts';
import { PANEL_FILES, PANEL_SCRIPTS, panelFindings, weighPanels } from './site/panelScripts.ts';
import { watchLoading } from './site/watchLoading.ts';
import { watchPanels } from './site/watchPanels.ts';
import { early, orderFindings } from './site/waterfall.ts';

const engineDir = process.env['DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));
if (!existsSync(join(engineDir, 'sites'))) throw new Error(`There is no build in ${engineDir}; run "npm run build".`);

const brands = readdirSync(join(engineDir, 'sites')).filter((name) => !name.startsWith('.'));
const pagesOf = (brand: string) => measuredPages.filter((page) => hasPage(readBrand(engineDir, brand), page));
const loaded = await watchLoading(engineDir, brands, (brand) =>
  pagesOf(brand).map((page) => ({ path: page.path, reads: readsOf(page) })),
);

/** The brand whose panels are weighed. */
const PANELS_OF = 'folia';

const COLUMNS: Record<keyof Budget, string> = {
  scripts: 'JavaScript',
  styles: 'CSS',
  html: 'HTML',
  fontFiles: 'font files',
  fonts: 'fonts',
  blocking: 'before paint',
  later: 'later',
  codeFiles: 'code files',
  early: 'early script',
};
const columns = Object.keys(COLUMNS) as (keyof Budget)[];
/** Parts that are counted; the others are bytes. */
const COUNTS: readonly (keyof Budget)[] = ['fontFiles', 'blocking', 'codeFiles'];
const shown = (part: keyof Budget, value: number): string => (COUNTS.includes(part) ? String(value) : (value / 1000).toFixed(1));
const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(16))).join('');

const findings = [...impurities(engineDir), ...wrongPageChunks(readManifest(engineDir), readEntries(engineDir))];
console.log(row(['page', ...columns.map((part) => COLUMNS[part]), 'before code']));
for (const brand of brands) {
  for (const page of pagesOf(brand)) {
    const fetched = loaded.get(brand + page.path) ?? [];
    const paths = [...new Set(fetched.map(({ path }) => path))];
    const weight = weigh(engineDir, brand, page, paths);
    // which code a page of the shell needs is known to its script only
    const order = page.entries.length > 0 ? null : orderOf(weight);
    const budget = budgetOf(readBrand(engineDir, brand), page);
    console.log(
      row([
        brand + page.path,
        ...columns.map((part) => `${shown(part, weight[part])} / ${shown(part, budget[part])}`),
        order === null ? '' : `${early(fetched, order).length} / ${order.most}`,
      ]),
    );
    const tooEarly = order === null ? [] : orderFindings(fetched, order);
    findings.push(...[...overBudget(weight, budget), ...tooEarly].map((finding) => `${brand}${page.path}: ${finding}`));
  }
}
// a minute of a browser, for code that seldom grows by itself
if (process.env['DEEP'] !== undefined) {
  const opened = await watchPanels(engineDir, PANELS_OF);
  const weights = weighPanels(engineDir, opened);
  findings.push(...panelFindings(opened, weights).map((finding) => `${PANELS_OF}: ${finding}`));
  const heaviest = weights.panels.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
  console.log(
    `centre ${shown('scripts', weights.centre)} k; ${weights.panels.length} panels with ${Math.max(...weights.panels.map(({ files }) => files))} / ${PANEL_FILES} files, heaviest of ${shown('scripts', PANEL_SCRIPTS)} k:`,
  );
  for (const { menu, name, bytes } of heaviest) console.log(row([`${menu}.${name}`, shown('scripts', bytes)]));
}
for (const finding of findings) console.error(finding);
console.log(`budgets: ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
