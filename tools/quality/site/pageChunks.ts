import { firstView, type Manifest } from '../../site/page/manifest.ts';

/** Names of the chunks that hold these pages. */
export const PAGE_CHUNKS: Readonly<Record<string, string>> = {
  'page/game': 'byIframe',
  'page/lobby': 'egame',
  'page/elott': 'elott',
  'page/home': 'index',
  'page/lottery': 'lottery',
  'page/pointMall': 'pointMall',
  'page/promotions': 'promo',
  'page/promotionDetail': 'promoDetail',
  'page/seamless': 'seamless',
  'page/vnlottery': 'vnlottery',
};

/**
 * Pages of a build without a chunk of their name, or included in every page.
 * @param entries registry names and their files, as written by the engine build
 */
export function wrongPageChunks(manifest: Manifest, entries: Readonly<Record<string, string>>): string[] {
  const { script, preload } = firstView(manifest, []);
  const always = new Set([script, ...preload]);
  return Object.entries(PAGE_CHUNKS).flatMap(([entry, name]) => {
    const file = entries[entry];
    if (file === undefined) return [`${entry}: no chunk holds it`];
    const named = new RegExp(`^assets/${name}-[\\w-]+\\.js$`).test(file);
    return [
      ...(named ? [] : [`${entry}: its chunk is ${file}, not ${name}`]),
      ...(always.has(`/${file}`) ? [`${entry}: ${file} loads with every page`] : []),
    ];
  });
}
