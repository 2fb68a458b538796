import { files } from 'virtual:brand-files';
import { type BrandLayerFile, type ResolvedLayers, resolveBrand } from '#engine/brand/brand.ts';

const folders = new Map<string, BrandLayerFile[]>();
for (const [path, value] of Object.entries(files)) {
  const [id = '', ...name] = path.split('/');
  folders.set(id, [...(folders.get(id) ?? []), { name: name.join('/'), path, value, lineOf: () => 1 }]);
}

const parentOf = (id: string): unknown => folders.get(id)?.find(({ name }) => name === 'brand.json')?.value['extends'];

const chainOf = (id: string): string[] => {
  const parent = parentOf(id);
  return typeof parent === 'string' ? [...chainOf(parent), id] : [id];
};

/** Ids of the published brands: every folder that extends another. */
export const sampleBrandIds: readonly string[] = [...folders.keys()].filter((id) => parentOf(id) !== undefined);

/** A resolved brand in the browser; `loadBrand` is the same for Node. */
export const sampleBrand = (id: string): ResolvedLayers =>
  resolveBrand(chainOf(id).map((layer) => ({ id: layer, files: folders.get(layer) ?? [] })));
