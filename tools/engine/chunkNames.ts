/** Features whose page chunk has a name of its own (D-33). */
const PAGE_CHUNKS: Record<string, string> = {
  home: 'index',
  game: 'byIframe',
  lobby: 'egame',
  promotions: 'promo',
  promotion: 'promoDetail',
};

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Name of a chunk's file. What a feature fetches in one piece (its `chunk.ts`) is called after the feature, pages with a
 * fixed name after that; other chunks keep the bundler's name.
 */
export function chunkName(name: string, moduleId: string | null | undefined): string {
  const feature = /\/src\/features\/([^/]+)\/chunk\.ts$/.exec(moduleId ?? '')?.[1];
  return feature === undefined ? name : (PAGE_CHUNKS[feature] ?? camelCase(feature));
}
