/** Features whose page chunk has a fixed name (D-33). */
const PAGE_CHUNKS: Record<string, string> = {
  home: 'index',
  game: 'byIframe',
  lobby: 'egame',
  promotions: 'promo',
  promotion: 'promoDetail',
};

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** File name of a chunk: of its feature for a `chunk.ts`, fixed for some pages, else the bundler's. */
export function chunkName(name: string, moduleId: string | null | undefined): string {
  const feature = /\/src\/features\/([^/]+)\/chunk\.ts$/.exec(moduleId ?? '')?.[1];
  return feature === undefined ? name : (PAGE_CHUNKS[feature] ?? camelCase(feature));
}
