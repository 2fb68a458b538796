import { diskFolders } from './brandFolders.ts';
import type { BrandNames } from './checkContext.ts';
import { unusedImages } from './checkImages.ts';
import { type Finding, sortedFindings } from './finding.ts';
import type { FolderReading } from './folder.ts';
import { type BrandInspection, type InspectOptions, inspectBrand, listBrands } from './loadBrand.ts';

/** The host a brand always has besides its own (decisions 1). */
const localHost = (id: string) => `${id}.localhost`;

/** A host that leads to two brands leads to neither. */
function checkHosts(inspections: readonly BrandInspection[]): Finding[] {
  const owners = new Map<string, string>(inspections.map(({ id }) => [localHost(id), id]));
  const findings: Finding[] = [];
  for (const { id, loaded, place } of inspections) {
    loaded?.brand.hosts.forEach((host, index) => {
      const owner = owners.get(host);
      const path = `/hosts/${index}`;
      if (owner !== undefined && place) {
        findings.push({
          rule: 'host-twice',
          severity: 'error',
          ...place('brand.json', path),
          path,
          expected: 'a host of one brand only',
          got: `"${host}", which leads to ${owner} already`,
        });
      }
      owners.set(host, id);
    });
  }
  return findings;
}

/**
 * Everything that is wrong with these brands (default: all), each mistake once. `names` are the registered names and
 * texts; a name list that is left out is not checked.
 */
export function checkBrands(
  ids?: readonly string[],
  names: BrandNames = {},
  { folders = diskFolders() }: Pick<InspectOptions, 'folders'> = {},
): Finding[] {
  const readings = new Map<string, FolderReading | null>();
  const inspect = (id: string) => inspectBrand(id, { folders, names, readings });
  const chosen = ids ?? ['base', ...listBrands(folders)];
  const all = new Map(folders.ids().map((id) => [id, inspect(id)]));
  const wanted = chosen.map((id) => all.get(id) ?? inspect(id));
  const brands = [...all.values()].filter(({ id }) => id !== 'base');
  const unused = unusedImages([...all.values()], (id) => folders.images(id).keys());
  return sortedFindings([
    ...wanted.flatMap((inspection) => inspection.findings),
    ...checkHosts(brands),
    ...unused.filter(({ file }) => chosen.some((id) => file.startsWith(`brands/${id}/`))),
  ]);
}
