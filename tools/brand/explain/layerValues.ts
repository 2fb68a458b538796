import { type Json, type JsonObject, isJsonObject, pointerKeys, pointerTo } from '../../../src/engine/brand/json.ts';
import { type Merged, mergeLayers } from '../../../src/engine/brand/mergeLayers.ts';
import { withoutRemoved } from '../../../src/engine/brand/withoutRemoved.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { hasErrors } from '../../brand-files/finding.ts';
import { type FolderReading, readChain, readFolder } from '../../brand-files/folder.ts';
import type { JsonSource } from '../../brand-files/jsonSource.ts';
import { BrandFilesError } from '../../brand-files/loadBrand.ts';

export interface LayerFile {
  layer: string;
  source: JsonSource;
}

/** A brand's layers file by file, valid or not. */
export interface LayerValues {
  id: string;
  /** Ids from base to the brand. */
  chain: string[];
  /** By file name: every layer's version, base first. */
  layers: ReadonlyMap<string, readonly LayerFile[]>;
  /** By file name: the merged value, without `$schema`. */
  merged: ReadonlyMap<string, Merged>;
}

/**
 * Reads a brand and what it extends.
 * @throws BrandFilesError when a folder is missing or a file is not JSON
 */
export function layerValues(id: string, folders: BrandFolders): LayerValues {
  const readings = new Map<string, FolderReading | null>();
  const read = (layer: string) => {
    if (!readings.has(layer)) readings.set(layer, readFolder(folders, layer));
    return readings.get(layer) ?? null;
  };
  const chain = readChain(id, read, folders.ids());
  if (hasErrors(chain.findings)) throw new BrandFilesError(chain.findings);
  const layers = new Map<string, LayerFile[]>();
  for (const { id: layer, sources } of chain.layers) {
    for (const [name, source] of sources) layers.set(name, [...(layers.get(name) ?? []), { layer, source }]);
  }
  const merged = new Map(
    [...layers].map(([name, files]): [string, Merged] => {
      const given = files.map(({ layer, source }) => {
        const { $schema: _schema, ...value } = source.value ?? {};
        const lineOf = (pointer: string) => source.placeOf(pointer, 'key').line;
        return { layer, file: source.file, value, lineOf };
      });
      return [name, mergeLayers(given, { name, orphanNull: name.startsWith('sandbox/') ? 'keep' : 'drop' })];
    }),
  );
  const ids = chain.layers.map((layer) => layer.id);
  return { id, chain: ids, layers, merged: withoutRemoved(merged, ids) };
}

/** The value at a JSON pointer, or undefined. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
  let value = root;
  for (const key of pointerKeys(pointer)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as JsonObject)[key];
  }
  return value;
}

/** Every pointer in a value, objects and lists too, outermost first. */
export function* pointersIn(value: Json, at = ''): IterableIterator<string> {
  if (at !== '') yield at;
  if (isJsonObject(value)) for (const [key, child] of Object.entries(value)) yield* pointersIn(child, pointerTo(at, key));
}

/** A pointer in dotted form: `color.light.accent`. */
export const dotted = (pointer: string): string => pointerKeys(pointer).join('.');
