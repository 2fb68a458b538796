import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrandFolders, diskFolders } from '../../../tools/brand-files/brandFolders.ts';
import { type Build, publishBeside } from './brands/publishBeside.ts';
import { allFolders, ownBrand } from './brands/testBrands.ts';
import { dist, test as base } from './portal.ts';

/** A file of a brand folder as an editor sees it. */
export type BrandJson = Record<string, unknown>;

/** Edits of the copied folder, by file name; a new file begins empty. */
type BrandEdits = Readonly<Record<string, (content: BrandJson) => BrandJson>>;

const shipped = fileURLToPath(new URL('../../../brands', import.meta.url));

/** A copy of folia turned into the brand `acme` by JSON edits. */
function copyOf(root: string, edits: BrandEdits): BrandFolders {
  const brands = join(root, 'brands');
  cpSync(join(shipped, 'base'), join(brands, 'base'), { recursive: true });
  cpSync(join(shipped, 'folia'), join(brands, 'acme'), { recursive: true });
  for (const [name, change] of Object.entries(edits)) {
    const file = join(brands, 'acme', name);
    const content = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BrandJson) : {};
    writeFileSync(file, JSON.stringify(change(content), null, 2));
  }
  return diskFolders(pathToFileURL(`${brands}/`));
}

/** Tests of a brand that is published for them with the same engine. */
function testOf(id: string, foldersIn: (root: string) => BrandFolders) {
  const test = base.extend<object, { build: Build }>({
    build: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const root = mkdtempSync(join(tmpdir(), 'brands-'));
        await use(await publishBeside(root, dist, id, foldersIn(root)));
        rmSync(root, { recursive: true });
      },
      { scope: 'worker' },
    ],
  });
  test.use({ brand: id });
  return test;
}

/** Tests of a brand made by copying a folder and editing JSON. */
export const testOfCopy = (edits: BrandEdits) => testOf('acme', (root) => copyOf(root, edits));

/** Tests of the brand that only tests have. */
export const testOfOwnBrand = () => testOf(ownBrand, () => allFolders);
