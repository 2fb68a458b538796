import { type BrandOutline, brandOutlines, withChildren } from './brandOutlines.ts';
import { diskFolders } from './brandFolders.ts';
import type { BrandNames } from './brandNames.ts';
import { checkClaims } from './checks/checkClaims.ts';
import { shownImages, unusedImages } from './checks/checkImages.ts';
import { type Finding, type Place, inBrand, sortedFindings } from './finding.ts';
import { type FolderReading, otherFinding } from './folder.ts';
import { type InspectOptions, inspectBrand } from './loadBrand.ts';

/** The kept part of a checked brand; small, so that a thousand brands fit into memory. */
export interface Checked {
  id: string;
  findings: Finding[];
  hosts: { host: string; path: string; place: Place }[];
  /** Null for an invalid brand, and for base. */
  merchant: { code: string; place: Place } | null;
  /** Folders of its images: its own and its parents'. Empty for an invalid brand. */
  chain: string[];
  shown: ReadonlySet<string>;
}

const outlineOf = ({ id, chain, hosts, merchant }: Checked): BrandOutline => ({
  id,
  chain,
  hosts: hosts.map((host) => ({ ...host, place: () => host.place })),
  merchant: merchant && { ...merchant, place: () => merchant.place },
});

function checkUnused(brands: readonly Checked[], id: string, images: Iterable<string>): Finding[] {
  const users = brands.filter(({ chain }) => chain.includes(id));
  // the images of an invalid brand are unknown
  return users.some((user) => user.id === id)
    ? unusedImages(
        id,
        images,
        users.map(({ shown }) => shown),
      )
    : [];
}

interface CheckOptions extends Pick<InspectOptions, 'folders' | 'readings'> {
  /** Shared results by id; a brand in it is not checked again. */
  checked?: Map<string, Checked>;
}

/**
 * All findings of these brands (default: all), each once. Of other brands than these and their children only `brand.json` is
 * read, for hosts that two brands claim.
 * `names`: registered names and texts, where to be checked.
 */
export function checkBrands(
  ids?: readonly string[],
  names: BrandNames = {},
  { folders = diskFolders(), readings = new Map<string, FolderReading | null>(), checked = new Map() }: CheckOptions = {},
): Finding[] {
  const ancestors = new Set(['base']);
  const check = (id: string): Checked => {
    const known = checked.get(id);
    if (known) return known;
    const { loaded, findings, place } = inspectBrand(id, { folders, names, readings });
    for (const ancestor of loaded?.chain.slice(0, -1) ?? []) ancestors.add(ancestor);
    if (!ancestors.has(id)) readings.delete(id);
    const hosts = (loaded?.brand.hosts ?? []).map((host, index) => {
      const path = `/hosts/${index}`;
      return { host, path, place: place!('brand.json', path) };
    });
    const code = loaded?.brand.merchantCode;
    const merchant = code === undefined || id === 'base' ? null : { code, place: place!('brand.json', '/merchantCode') };
    const result = {
      id,
      findings,
      hosts,
      merchant,
      chain: loaded?.chain ?? [],
      shown: loaded ? shownImages(loaded) : new Set<string>(),
    };
    checked.set(id, result);
    return result;
  };
  const outlines = ids === undefined ? null : brandOutlines(folders);
  const wanted = (ids ?? folders.ids()).map(check);
  // of a parent's images those are used that a child shows
  const users = outlines === null ? wanted : withChildren(ids ?? [], outlines).map(check);
  const others = (outlines === null ? [] : [...outlines.values()]).map((outline) => {
    const known = users.find(({ id }) => id === outline.id);
    return known === undefined ? outline : outlineOf(known);
  });
  return sortedFindings([
    ...wanted.flatMap(({ id, findings }) => findings.map((finding) => inBrand(id, finding))),
    ...(ids === undefined ? folders.strays() : []).map((stray) => otherFinding('brands', stray)),
    ...checkClaims(
      (outlines === null ? wanted.map(outlineOf) : others).filter(({ id }) => id !== 'base'),
      ids,
    ),
    ...wanted.flatMap(({ id }) => checkUnused(users, id, folders.images(id).keys())),
  ]);
}
