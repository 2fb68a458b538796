import type { BrandFolders } from './brandFolders.ts';
import type { Place } from './finding.ts';
import { readJsonSource } from './jsonSource.ts';

/** What concerns other brands of a brand that is not validated, of its and its parents' `brand.json` alone. */
export interface BrandOutline {
  id: string;
  /** Ids from the brand to base, as far as the folders are there. */
  chain: string[];
  hosts: { host: string; path: string; place: () => Place }[];
  merchant: { code: string; place: () => Place } | null;
}

interface Layer {
  text: string;
  parent: string | null;
  hosts: readonly unknown[] | null;
  merchantCode: unknown;
}

const NOTHING: Layer = { text: '', parent: null, hosts: null, merchantCode: undefined };

function layerOf(id: string, folders: BrandFolders): Layer {
  const text = folders.brandFile?.(id) ?? folders.texts(id)?.get('brand.json') ?? '';
  try {
    const brand = JSON.parse(text) as { extends?: unknown; hosts?: unknown; merchantCode?: unknown } | null;
    const parent = typeof brand?.extends === 'string' ? brand.extends : id === 'base' ? null : 'base';
    return {
      text,
      parent,
      hosts: Array.isArray(brand?.hosts) ? (brand.hosts as unknown[]) : null,
      merchantCode: brand?.merchantCode,
    };
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
      const placeIn = (owner: string, path: string) => (): Place =>
        readJsonSource(`brands/${owner}/brand.json`, layers.get(owner)!.text).placeOf(path);
      const owner = chain.find((one) => layers.get(one)!.hosts !== null);
      const named = (owner === undefined ? [] : layers.get(owner)!.hosts!).flatMap((host, index) => {
        const path = `/hosts/${index}`;
        return typeof host === 'string' ? [{ host, path, place: placeIn(owner!, path) }] : [];
      });
      const namer = chain.find((one) => typeof layers.get(one)!.merchantCode === 'string');
      const code = namer === undefined || namer === 'base' ? null : (layers.get(namer)!.merchantCode as string);
      const merchant = code === null ? null : { code, place: placeIn(namer!, '/merchantCode') };
      return [id, { id, chain, hosts: named, merchant }] as const;
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
