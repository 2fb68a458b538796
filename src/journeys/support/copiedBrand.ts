import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { diskFolders } from '../../../tools/brand-files/brandFolders.ts';
import { publishWithSandbox } from '../../../tools/site/publish/publishWithSandbox.ts';
import { type Build, dist, test as base } from './portal.ts';

/** A file of a brand folder as an editor sees it. */
export type BrandJson = Record<string, unknown>;

/** Edits of the copied folder, by file name; a new file begins empty. */
export type BrandEdits = Readonly<Record<string, (content: BrandJson) => BrandJson>>;

const shipped = fileURLToPath(new URL('../../../brands', import.meta.url));

/** Publishes a copy of folia turned into the brand `acme` by JSON edits, with the same engine. */
async function publishCopy(root: string, edits: BrandEdits): Promise<Build> {
  const brands = join(root, 'brands');
  cpSync(join(shipped, 'base'), join(brands, 'base'), { recursive: true });
  cpSync(join(shipped, 'folia'), join(brands, 'acme'), { recursive: true });
  for (const [name, change] of Object.entries(edits)) {
    const file = join(brands, 'acme', name);
    const content = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrandJson) : {};
    writeFileSync(file, JSON.stringify(change(content), null, 2));
  }

  const engineDir = join(root, 'dist');
  mkdirSync(engineDir);
  // the shared engine, not built again
  for (const part of ['assets', 'render', '.vite']) symlinkSync(join(dist, part), join(engineDir, part));
  const folders = diskFolders(pathToFileURL(`${brands}/`));
  await publishWithSandbox('acme', engineDir, { folders });
  return { engineDir, folders };
}

/** Tests of a brand made by copying a folder and editing JSON. */
export function testOfCopy(edits: BrandEdits) {
  const test = base.extend<object, { build: Build }>({
    build: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const root = mkdtempSync(join(tmpdir(), 'brands-'));
        await use(await publishCopy(root, edits));
        rmSync(root, { recursive: true });
      },
      { scope: 'worker' },
    ],
  });
  test.use({ brand: 'acme' });
  return test;
}
