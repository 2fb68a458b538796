import type { PayloadKey } from '#contract/types.ts';
import type { BrandFolders } from '../../../../tools/brand-files/brandFolders.ts';
import type { PlatformWords } from './brookBrand.ts';

/** The folders, with what a brand says of a platform in its `brand.json` and `mappings.json`. */
export function withWords(folders: BrandFolders, brand: string, { mappings, ...api }: PlatformWords): BrandFolders {
  return {
    ...folders,
    texts: (id) => {
      const files = new Map(folders.texts(id));
      if (id !== brand) return files;
      const own = JSON.parse(files.get('brand.json') ?? '{}') as { api?: object };
      files.set('brand.json', JSON.stringify({ ...own, api: { ...own.api, ...api } }));
      const $schema = '../../schemas/brand/mappings.schema.json';
      if (mappings !== undefined) files.set('mappings.json', JSON.stringify({ $schema, ...mappings }));
      return files;
    },
  };
}

/** The folders, with a platform's keys in `brand.json` of some brands, as an operator would copy them there. */
export function withKeys(folders: BrandFolders, keys: ReadonlyMap<string, PayloadKey[]>): BrandFolders {
  const keyed = (id: string, text: string): string => {
    const brand = JSON.parse(text) as { security?: object };
    return JSON.stringify({ ...brand, security: { ...brand.security, payloadKeys: keys.get(id) } });
  };
  return {
    ...folders,
    texts: (id) => {
      const files = new Map(folders.texts(id));
      if (keys.has(id)) files.set('brand.json', keyed(id, files.get('brand.json') ?? '{}'));
      return files;
    },
  };
}
