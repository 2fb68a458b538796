import type { PayloadKey } from '#contract/types.ts';
import type { BrandFolders } from '../../../../tools/brand-files/brandFolders.ts';

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
