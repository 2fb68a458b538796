/** Features whose page chunk has a fixed name (D-33). */
const PAGE_CHUNKS: Record<string, string> = {
  home: 'index',
  game: 'byIframe',
  lobby: 'egame',
  promotions: 'promo',
  promotion: 'promoDetail',
};

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * File name of a chunk. A feature's `chunk.ts` is named after the feature, pages with a
 * fixed name keep it; other chunks keep the bundler's name.
 */
export function chunkName(name: string, moduleId: string | null | undefined): string {
  const feature = /\/src\/features\/([^/]+)\/chunk\.ts$/.exec(moduleId ?? '')?.[1];
  return feature === undefined ? name : (PAGE_CHUNKS[feature] ?? camelCase(feature));
}
