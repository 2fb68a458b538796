import type { BrandNames } from './brandNames.ts';
import { type Checked, checkBrands } from './checkBrands.ts';
import type { Finding } from './finding.ts';
import type { FolderReading } from './folder.ts';
import { type MemoryFolders, shippedInMemory } from './memoryFolders.fixture.ts';

const sameEntries = (one: ReadonlyMap<string, string> | null, other: ReadonlyMap<string, string> | null): boolean =>
  one !== null && other?.size === one.size && [...one].every(([name, text]) => other.get(name) === text);

/**
 * Checks copies of the shipped brands. The shipped ones are read and checked once, and a copy's folders only if they, or folders
 * that they extend, differ.
 */
export function changedBrandsChecker(names: BrandNames): (folders: MemoryFolders, ids?: readonly string[]) => Finding[] {
  const shipped = shippedInMemory();
  const readings = new Map<string, FolderReading | null>();
  const checked = new Map<string, Checked>();
  checkBrands(undefined, names, { folders: shipped, readings, checked });
  return (folders, ids) => {
    const isShipped = (id: string): boolean =>
      sameEntries(shipped.texts(id), folders.texts(id)) && sameEntries(shipped.images(id), folders.images(id));
    // the parents of an invalid brand are unknown
    const isKept = ({ id, chain }: Checked): boolean => (id === 'base' || chain.length > 0) && [id, ...chain].every(isShipped);
    return checkBrands(ids, names, {
      folders,
      readings: new Map([...readings].filter(([id]) => isShipped(id))),
      checked: new Map([...checked].filter(([, brand]) => isKept(brand))),
    });
  };
}
