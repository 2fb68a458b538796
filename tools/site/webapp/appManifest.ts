import type { ResolvedBrand } from '#contract/types.ts';
import type { TextResources } from '../../../src/engine/brand/snapshot.ts';
import { publishedTheme } from '../../../src/engine/brand/themes.ts';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import { withCentre } from '../../../src/state/navigation/centreAddress.ts';
import { pathOfEntry } from '../../../src/state/navigation/links.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { canvasOf } from '../page/pageHead.ts';

/** The files of an app's icons, and what the manifest says of them. `apple-touch-icon.png` needs no link: browsers look for it. */
export const appIconFiles = [
  { name: 'icon-192.png', side: 192, purpose: 'any' },
  { name: 'icon-512.png', side: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', side: 512, purpose: 'maskable' },
  { name: 'apple-touch-icon.png', side: 180, purpose: 'apple' },
] as const;

type Entry = ResolvedBrand['menus'][string]['entries'][string];

/** The text of a key such as `portal:deposit`, or the key's last part where the language lacks it. */
function textOf(texts: TextResources, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  return texts[namespace]?.[name] ?? name;
}

/** Where an entry of the bottom bar leads; null for one that no address has. */
export function shortcutPath({ brand, panels }: Pick<LoadedBrand, 'brand' | 'panels'>, entry: Entry): string | null {
  const { panel } = entry;
  if (panel === undefined) return pathOfEntry(brand, entry);
  const menu = (['member', 'agent'] as const).find((one) => Object.hasOwn(panels[one], panel));
  return menu === undefined ? null : withCentre('/', { menu, panel, values: {} });
}

/** The entries of the bottom bar that a brand names as shortcuts; what an inherited list names and the brand removed is not there. */
export function shortcutEntries({ webApp, menus }: ResolvedBrand): Entry[] {
  const { order = [], entries = {} } = menus['bottomBar'] ?? {};
  return (webApp?.shortcuts ?? []).flatMap((name) => (order.includes(name) && entries[name] ? [entries[name]] : []));
}

/** The web app manifest of a brand, in its first language. `texts` are those of that language. */
export function appManifest(loaded: Pick<LoadedBrand, 'brand' | 'panels' | 'theme'>, texts: TextResources): string {
  const { brand, theme } = loaded;
  const canvas = canvasOf(theme)[publishedTheme(brand)];
  const shortcuts = shortcutEntries(brand).flatMap((entry) => {
    const url = shortcutPath(loaded, entry);
    return url === null || entry.label === undefined ? [] : [{ name: textOf(texts, entry.label), url }];
  });
  const description = texts['portal']?.['site_description']?.replaceAll('{{brand}}', brand.name);
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: htmlLangOf(brand.languages.default),
    name: brand.name,
    short_name: brand.webApp?.shortName ?? brand.name,
    description,
    background_color: canvas,
    theme_color: canvas,
    icons: appIconFiles.flatMap(({ name, side, purpose }) =>
      purpose === 'apple' ? [] : [{ src: `/${name}`, sizes: `${side}x${side}`, type: 'image/png', purpose }],
    ),
    shortcuts,
  });
}
