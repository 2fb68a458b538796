/**
 * `npm run test:engines`: builds, and walks the production build in Chromium, Firefox and WebKit; the last line is `N passed,
 * N failed`. `-- --engine webkit --brand folia --width 390 --step toast` walks a part; `--built` takes the build that is there. A deep run
 * walks the studio, too, in the preview server; `--studio` walks it alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Engine, EngineMissing } from '../src/journeys/engines/engine.ts';
import { firefoxEngine } from '../src/journeys/engines/firefoxEngine.ts';
import { hasPlaywright, playwrightEngine } from '../src/journeys/engines/playwrightEngine.ts';
import { walkStudio } from '../src/journeys/engines/studio/studioWalk.ts';
import { sizeDifferences } from '../src/journeys/engines/sizeDifferences.ts';
import { memberBrands } from '../src/journeys/support/selection/brands.ts';
import { isDeep } from '../src/journeys/support/selection/depth.ts';
import type { Place } from '../src/journeys/engines/step.ts';
import { type StepResult, walkEngine } from '../src/journeys/engines/walkEngine.ts';
import type { Sizes } from '../src/journeys/engines/walker.ts';
import { webkitEngine } from '../src/journeys/engines/webkitEngine.ts';
import { publishBeside } from '../src/journeys/support/brands/publishBeside.ts';
import { allFolders, ownBrand } from '../src/journeys/support/brands/testBrands.ts';
import { startServer } from './site/serve/startServer.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = process.env['DIST'] ?? `${root}dist`;
const pictures = `${root}.cache/engines`;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: ['chromium', 'firefox', 'webkit'] },
    brand: { type: 'string', multiple: true, default: [...memberBrands, ownBrand] },
    width: { type: 'string', multiple: true },
    step: { type: 'string' },
    built: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
  },
});

type Width = Place['width'];

/**
 * Widths of an ordinary run, by where an engine is used: WebKit on phones, Firefox on desks. In Chromium, which journeys walk,
 * what is open over a page is opened, as sizes to compare those of WebKit with.
 */
const usualWidths: Readonly<Record<Engine['name'], readonly Width[]>> = {
  chromium: [390],
  firefox: [1280],
  webkit: [390],
};

const widthsOf = (engine: Engine['name']): readonly Width[] =>
  (values.width?.map(Number) as Width[] | undefined) ?? (isDeep ? [390, 1280] : usualWidths[engine]);

const starts: Readonly<Record<Engine['name'], () => Promise<Engine>>> = {
  chromium: () => playwrightEngine('chromium'),
  firefox: () => (hasPlaywright('firefox') ? playwrightEngine('firefox') : firefoxEngine()),
  webkit: () => (hasPlaywright('webkit') ? playwrightEngine('webkit') : webkitEngine()),
};

interface View extends Pick<StepResult, 'engine' | 'brand' | 'width'> {
  view: string;
  sizes: Sizes;
}

/** Where a brand is published and served. */
type SiteOf = (brand: string) => { dist: string; origin: string };

const results: StepResult[] = [];
const views: View[] = [];
const notRun: string[] = [];
const versions: string[] = [];
const times: string[] = [];

/** Null where the machine has none. */
const startEngine = (name: Engine['name']): Promise<Engine | null> =>
  starts[name]().catch((cause: unknown) => {
    if (!(cause instanceof EngineMissing)) throw cause;
    notRun.push(`${name} was not run: ${cause.message}`);
    return null;
  });

const keep = (file: string, picture: Uint8Array): void => {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(`${pictures}/${file}`, picture);
};

async function walkAll(name: Engine['name'], siteOf: SiteOf): Promise<void> {
  const started = performance.now();
  const engine = await startEngine(name);
  if (engine === null) return;
  versions.push(engine.version);
  for (const brand of values.brand) {
    for (const width of widthsOf(name)) {
      const place = { width, isPhone: width < 768 };
      const walked = await walkEngine(engine, {
        ...siteOf(brand),
        brand,
        place,
        only: values.step === undefined ? undefined : new RegExp(values.step),
        keep,
      });
      results.push(...walked.results);
      for (const [view, sizes] of walked.views) views.push({ engine: name, brand, width, view, sizes });
      const failed = walked.results.filter(({ failures }) => failures.length > 0).length;
      console.log(`${engine.version}, ${brand} at ${width} px: ${walked.results.length - failed} steps passed, ${failed} failed`);
    }
  }
  await engine.close();
  times.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Walks the sites of a build in all engines at once. */
async function walkSites(): Promise<void> {
  if (!values.built && spawnSync('npx', ['tsx', 'tools/build.ts'], { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
  if (!existsSync(`${dist}/sites`)) throw new Error(`There is no build in ${dist}.`);
  const place = mkdtempSync(join(tmpdir(), 'brands-'));
  const own = await publishBeside(place, dist, ownBrand, allFolders);
  const servers = { samples: await startServer({ engineDir: dist }), own: await startServer(own) };
  const siteOf: SiteOf = (brand) =>
    brand === ownBrand
      ? { dist: own.engineDir, origin: servers.own.urlOf(brand) }
      : { dist, origin: servers.samples.urlOf(brand) };
  await Promise.all((values.engine as Engine['name'][]).map((name) => walkAll(name, siteOf)));
  await Promise.all(Object.values(servers).map((server) => server.close()));
  rmSync(place, { recursive: true });
}

/** Walks the studio in one engine after the other: each has a preview server of its own. */
async function walkStudios(): Promise<void> {
  for (const name of values.engine as Engine['name'][]) {
    const engine = await startEngine(name);
    if (engine === null) continue;
    if (!versions.includes(engine.version)) versions.push(engine.version);
    const walked = await walkStudio(engine, { keep });
    await engine.close();
    results.push(...walked.map((result) => ({ ...result, engine: name, brand: 'the studio', width: 1280 as const })));
    const passed = walked.filter(({ failures }) => failures.length === 0).length;
    console.log(`${engine.version}, the studio: ${passed} steps passed, ${walked.length - passed} failed`);
  }
}

rmSync(pictures, { recursive: true, force: true });
if (!values.studio) await walkSites();
if (values.studio || isDeep) await walkStudios();

/** Sizes that differ from Chromium's: of overlays they fail, of landmarks and controls they are listed. */
function compareSizes(): void {
  for (const { engine, brand, width, view, sizes } of views) {
    const chromium = views.find(
      (one) => one.engine === 'chromium' && one.brand === brand && one.width === width && one.view === view,
    );
    if (engine === 'chromium' || chromium === undefined) continue;
    const differences = sizeDifferences(chromium.sizes, sizes);
    const failures = differences.filter((line) => line.startsWith('overlay'));
    results.push({ engine, brand, width, step: `sizes of ${view}`, failures });
    const listed = differences.filter((line) => !line.startsWith('overlay'));
    if (listed.length > 0)
      console.log([`\n${engine}, ${brand} at ${width} px, ${view}:`, ...listed.map((line) => `  ${line}`)].join('\n'));
  }
}

compareSizes();
const failed = results.filter(({ failures }) => failures.length > 0);
for (const { engine, brand, width, step, failures } of failed)
  console.log([`\nFailed: ${engine}, ${brand} at ${width} px, ${step}`, ...failures.map((line) => `  ${line}`)].join('\n'));
console.log(`\nWalked in ${versions.join(', ')} (${times.join(', ')})`);
for (const line of notRun) console.log(line);
process.exitCode = failed.length === 0 ? 0 : 1;
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
