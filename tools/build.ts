/**
 * `npm run build`: builds the engine, writes `openapi.json` beside it, then publishes every brand, those of `--brands` where it is
 * set. Prints the results; fails when a brand cannot be published.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { brandsOption } from './brand-files/brandsOption.ts';
import { foldersAt } from './brand-files/foldersAt.ts';
import { listBrands } from './brand-files/loadBrand.ts';
import { buildEngine } from './engine/buildEngine.ts';
import { writeOpenapi } from './openapi/openapi.ts';
import { publishWithSandbox } from './site/publish/publishWithSandbox.ts';
import { siteNameOf } from './site/folder/replaceFolder.ts';

const options = new Command('build').allowExcessArguments(false).addOption(brandsOption()).parse().opts<{ brands: string }>();
const folders = foldersAt(options.brands);
const engineDir = fileURLToPath(new URL('../dist', import.meta.url));

const started = performance.now();
await buildEngine(engineDir);
await writeOpenapi(engineDir);
console.log(`engine: ${Math.round(performance.now() - started)} ms`);

const brands = listBrands(folders);
mkdirSync(join(engineDir, 'sites'), { recursive: true });
for (const stray of readdirSync(join(engineDir, 'sites')).filter((name) => !brands.includes(siteNameOf(name)))) {
  rmSync(join(engineDir, 'sites', stray), { recursive: true });
}
for (const id of brands) {
  try {
    const { folder, ms } = await publishWithSandbox(id, engineDir, { folders });
    console.log(`${id}: ${folder} (${ms} ms)`);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  }
}
