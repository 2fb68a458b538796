import { type Json, isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import type { Merged, Origin } from '../../../src/engine/brand/mergeLayers.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { jsonDifferences } from '../../support/jsonDifferences.ts';
import { type LayerValues, layerValues, valueAt } from '../explain/layerValues.ts';

/** One brand's value at a path and its layer; null when absent. */
export interface Side extends Origin {
  value: Json;
}

export interface Difference {
  file: string;
  pointer: string;
  a: Side | null;
  b: Side | null;
}

export interface StatedValue {
  file: string;
  pointer: string;
  /** Null removes the inherited value. */
  value: Json;
  line: number;
}

/** A layer that only one of the two brands has, with its values. */
export interface OwnLayer {
  layer: string;
  of: string;
  values: StatedValue[];
}

export interface BrandDiff {
  a: string;
  b: string;
  chains: { a: string[]; b: string[] };
  resolved: Difference[];
  layers: OwnLayer[];
}

function originOf(merged: Merged, pointer: string): Origin {
  const leaf = merged.provenance.get(pointer);
  if (leaf) return leaf;
  // an object has no origin: the last layer of its leaves counts
  const inside = [...merged.provenance].filter(([at]) => at.startsWith(`${pointer}/`)).map(([, origin]) => origin);
  return inside.at(-1) ?? { layer: '', file: '', line: 1 };
}

function sideOf(values: LayerValues, file: string, pointer: string): Side | null {
  const merged = values.merged.get(file);
  const value = valueAt(merged?.value, pointer);
  return merged === undefined || value === undefined ? null : { value, ...originOf(merged, pointer) };
}

/** Leaves and removals of a layer. */
function* leaves(value: Json, at: string): IterableIterator<[pointer: string, value: Json]> {
  if (!isJsonObject(value) || Object.keys(value).length === 0) yield [at, value];
  else for (const [key, child] of Object.entries(value)) yield* leaves(child, pointerTo(at, key));
}

function ownLayers(values: LayerValues, others: readonly string[], within: (file: string) => boolean): OwnLayer[] {
  return values.chain
    .filter((layer) => !others.includes(layer))
    .map((layer) => ({
      layer,
      of: values.id,
      values: [...values.layers]
        .filter(([file]) => within(file))
        .flatMap(([file, all]) =>
          all
            .filter((one) => one.layer === layer)
            .flatMap(({ source }) =>
              [...leaves(source.value ?? {}, '')]
                .filter(([pointer]) => pointer !== '/$schema' && pointer !== '')
                .map(([pointer, value]) => ({ file, pointer, value, line: source.placeOf(pointer, 'key').line })),
            ),
        ),
    }));
}

/**
 * Compares two brands: resolved values, and layers that only one of them has.
 * @throws BrandFilesError when a folder is missing or a file is not JSON
 */
export function diffBrands(idA: string, idB: string, folders: BrandFolders, { sandbox = false } = {}): BrandDiff {
  const [a, b] = [layerValues(idA, folders), layerValues(idB, folders)];
  const within = (file: string) => sandbox || !file.startsWith('sandbox/');
  const files = [...new Set([...a.layers.keys(), ...b.layers.keys()])].filter(within);
  const resolved = files.flatMap((file) =>
    [...jsonDifferences(a.merged.get(file)?.value ?? {}, b.merged.get(file)?.value ?? {})]
      // the chains show `extends`; the resolved brand does not have it
      .filter(({ pointer }) => !(file === 'brand.json' && pointer === '/extends'))
      .map(({ pointer }) => ({ file, pointer, a: sideOf(a, file, pointer), b: sideOf(b, file, pointer) })),
  );
  return {
    a: idA,
    b: idB,
    chains: { a: a.chain, b: b.chain },
    resolved,
    layers: [...ownLayers(a, b.chain, within), ...ownLayers(b, a.chain, within)],
  };
}
