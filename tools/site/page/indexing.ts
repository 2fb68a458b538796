import { documentTitle } from '../../../src/engine/brand/documentTitle.ts';
import type { Brand, TextResources } from '../../../src/engine/brand/snapshot.ts';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import { escapeHtml, tag } from './document.ts';

/** The picture that services show beside a link to the site, of the size that they ask for. */
export const SHARE_PICTURE = { name: 'share.png', width: 1200, height: 630 } as const;

/** Platform paths, which no search engine has to read. */
const CALLS = ['/wps/', '/lgw/', '/lotto/'];

/** The address of a page on the brand's first host, which stands for all its hosts; null for a brand without one. */
export const addressOf = ({ hosts: [host] }: Pick<Brand, 'hosts'>, path: string): string | null =>
  host === undefined ? null : `https://${host}${path}`;

interface Indexed {
  brand: Brand;
  texts: TextResources;
  /** Text of the page's heading, in HTML. */
  heading: string;
  /** `addressOf` of the page. */
  address: string;
}

/** The language of the published pages with the country where most speak it, as services name it: `pt_BR`. */
function localeOf({ languages }: Pick<Brand, 'languages'>): string {
  const { language, region } = new Intl.Locale(htmlLangOf(languages.default)).maximize();
  return `${language}_${region}`;
}

/** What search engines and services that show links read of a page. */
export function indexTags({ brand, texts, heading, address }: Indexed): string[] {
  const description = texts['portal']?.['site_description']?.replaceAll('{{brand}}', brand.name);
  const properties = {
    type: 'website',
    url: address,
    site_name: brand.name,
    locale: localeOf(brand),
    ...(description === undefined ? {} : { description }),
    image: new URL(`/${SHARE_PICTURE.name}`, address).href,
    'image:width': String(SHARE_PICTURE.width),
    'image:height': String(SHARE_PICTURE.height),
    'image:alt': brand.name,
  };
  return [
    tag('link', { rel: 'canonical', href: address }),
    // the heading is HTML already
    `<meta property="og:title" content="${documentTitle(heading, escapeHtml(brand.name)).replaceAll('"', '&quot;')}">`,
    ...Object.entries(properties).map(([name, content]) => tag('meta', { property: `og:${name}`, content })),
  ];
}

/** `robots.txt` and `sitemap.xml` of a site whose pages at these paths visitors may open; none for a brand without a host. */
export function indexFiles(brand: Pick<Brand, 'hosts'>, paths: readonly string[]): Record<string, string> {
  const sitemap = addressOf(brand, '/sitemap.xml');
  if (sitemap === null) return {};
  const places = paths.map((path) => `  <url><loc>${escapeHtml(addressOf(brand, path)!)}</loc></url>`);
  return {
    'robots.txt': `${['User-agent: *', ...CALLS.map((path) => `Disallow: ${path}`), `Sitemap: ${sitemap}`].join('\n')}\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`,
  };
}
