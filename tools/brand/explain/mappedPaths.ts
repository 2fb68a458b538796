import { isJsonObject } from '../../../src/engine/brand/json.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import type { FoundPath } from './findPath.ts';
import { type LayerValues, pointersIn, valueAt } from './layerValues.ts';

const file = 'mappings.json';

/** What holds for the calls of a platform, whatever their name. */
const forAll = ['/envelope', '/headers', '/money', '/decimals', '/time', '/zone'];

/**
 * The places that say how a call is mapped, by its name: its method and path, its own mapping with each value of it, and what
 * holds for all calls. Empty for another name, and for a brand without mappings.
 */
export function mappedPaths(path: string, values: LayerValues): FoundPath[] {
  const name = path.trim();
  const mappings = values.merged.get(file)?.value;
  if (mappings === undefined || !Object.hasOwn(endpoints, name)) return [];
  const own = `/calls/${name}`;
  const inside = [...pointersIn(valueAt(mappings, own) ?? null, own)];
  const leaves = inside.filter((at) => !isJsonObject(valueAt(mappings, at) ?? null));
  const moved = `/api/endpoints/${name}`;
  const found = [own, ...leaves, ...forAll].filter((at) => valueAt(mappings, at) !== undefined);
  return [
    ...found.map((pointer) => ({ file, pointer })),
    ...(valueAt(values.merged.get('brand.json')?.value, moved) === undefined ? [] : [{ file: 'brand.json', pointer: moved }]),
  ];
}
