/**
 * `npm run states`: opens every state of every brand in the preview, in both themes, at desktop and phone width, and writes
 * screenshots to `.cache/states`. Fails on console errors and blank pages.
 * `-- --brand folia --group Dialogs --name login` selects a part.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { contentPaths } from '../../src/engine/brand/content.ts';
import { type PreviewState, statesOf } from '../../src/preview/states.ts';
import { listBrands, loadBrand } from '../brand-files/loadBrand.ts';
import { chromiumPath } from '../chromium.ts';
import { contactSheet, type Picture } from './contactSheet.ts';
import { startPreview } from './startPreview.ts';
import { visitState } from './visitState.ts';

const { values } = parseArgs({
  options: { brand: { type: 'string' }, group: { type: 'string' }, name: { type: 'string' } },
});
const out = fileURLToPath(new URL('../../.cache/states', import.meta.url));

function statesOfBrand(id: string): PreviewState[] {
  const { brand, sandbox } = loadBrand(id);
  const { scenarios } = sandbox['scenarios'] as { scenarios: Record<string, { title: string }> };
  const { users } = sandbox['users'] as { users: Record<string, { what: string }> };
  const asked = ({ group, name }: PreviewState) => group.startsWith(values.group ?? '') && name.startsWith(values.name ?? '');
  return statesOf({ guarded: brand.loginedToHomePage, own: contentPaths(brand), scenarios, users }).filter(asked);
}

const { server, origin } = await startPreview({ port: 5273, watch: false });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const mistakes: string[] = [];
const pictures: Picture[] = [];
let count = 0;
/** Number of parallel pages; each has its own sandbox. */
const WORKERS = 2;
rmSync(out, { recursive: true, force: true });
const brands = listBrands().filter((id) => values.brand === undefined || id === values.brand);
const queue = brands.flatMap((brand) => statesOfBrand(brand).map((state) => ({ brand, state })));

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { brand, state } = next;
    mkdirSync(join(out, brand), { recursive: true });
    const visit = await visitState(browser, { origin, brand, state, folder: out });
    count += 1;
    pictures.push(...visit.pictures);
    mistakes.push(...visit.mistakes);
    console.log(`${visit.mistakes.length === 0 ? 'ok' : 'BAD'} ${brand}: ${state.group}, ${state.name}`);
    for (const mistake of visit.mistakes) console.log(`   ${mistake}`);
  }
}

try {
  // the first load compiles the modules and may time out
  if (queue[0] !== undefined) await visitState(browser, { origin, ...queue[0] });
  await Promise.all(Array.from({ length: WORKERS }, work));
} finally {
  await browser.close();
  await server.close();
}
pictures.sort((a, b) => a.brand.localeCompare(b.brand));
writeFileSync(join(out, 'index.html'), contactSheet(pictures));
console.log(`${count} states, ${pictures.length} pictures in .cache/states, ${mistakes.length} mistakes`);
process.exitCode = mistakes.length === 0 && count > 0 ? 0 : 1;
