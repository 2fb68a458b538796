import type { BrandFolders } from './brandFolders.ts';
import type { Place } from './finding.ts';
import { readJsonSource } from './jsonSource.ts';

/** What concerns other brands of a brand that is not validated, of its and its parents' `brand.json` alone. */
export interface BrandOutline {
  id: string;
  /** Ids from the brand to base, as far as the folders are there. */
  chain: string[];
  hosts: { host: string; path: string; place: () => Place }[];
}

interface Layer {
  text: string;
  parent: string | null;
  hosts: readonly unknown[] | null;
}

const NOTHING: Layer = { text: '', parent: null, hosts: null };

function layerOf(id: string, folders: BrandFolders): Layer {
  const text = folders.brandFile?.(id) ?? folders.texts(id)?.get('brand.json') ?? '';
  try {
    const brand = JSON.parse(text) as { extends?: unknown; hosts?: unknown } | null;
    const parent = typeof brand?.extends === 'string' ? brand.extends : id === 'base' ? null : 'base';
    return { text, parent, hosts: Array.isArray(brand?.hosts) ? (brand.hosts as unknown[]) : null };
  } catch {
    // its own check says what is wrong
    return NOTHING;
  }
}

/** The outlines of all folders, by id. */
export function brandOutlines(folders: BrandFolders): Map<string, BrandOutline> {
  const ids = folders.ids();
  const layers = new Map(ids.map((id) => [id, layerOf(id, folders)]));
  return new Map(
    ids.map((id) => {
      const chain: string[] = [];
      for (let next: string | null = id; next !== null && layers.has(next) && !chain.includes(next);) {
        chain.push(next);
        next = layers.get(next)!.parent;
      }
      const owner = chain.find((one) => layers.get(one)!.hosts !== null);
      const { text, hosts } = owner === undefined ? NOTHING : layers.get(owner)!;
      const named = (hosts ?? []).flatMap((host, index) => {
        const path = `/hosts/${index}`;
        const place = (): Place => readJsonSource(`brands/${owner}/brand.json`, text).placeOf(path);
        return typeof host === 'string' ? [{ host, path, place }] : [];
      });
      return [id, { id, chain, hosts: named }] as const;
    }),
  );
}

/** The brands among these and all that extend one of them. */
export const withChildren = (ids: readonly string[], outlines: ReadonlyMap<string, BrandOutline>): string[] => [
  ...new Set([
    ...ids,
    ...[...outlines.values()].flatMap(({ id, chain }) => (chain.some((one) => ids.includes(one)) ? [id] : [])),
  ]),
];
