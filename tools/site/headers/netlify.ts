import { cacheControl } from '../../paths/locations.ts';
import { proxiedPaths, type ServerSetup, type ServerSite } from './serverSites.ts';

/** Folders whose missing files must not fall back to the portal's page; this format has no pattern for extensions. */
const FOLDERS = ['assets', 'images', 'texts'];

/**
 * `_headers` and `_redirects` of each brand for its site, which was published with its own assets. All matching rules send
 * their headers, so none is repeated. A site has the paths of its own brand alone: no other shares its address.
 */
export function netlifyFiles({ sites, platform }: ServerSetup): Record<string, string> {
  const redirectsOf = (site: ServerSite): string[] => [
    ...Object.entries(site.redirects).map(([host, first]) => `https://${host}/* https://${first}/:splat 301!`),
    ...['wps', 'lgw', 'lotto'].map((prefix) => `/${prefix}/* ${platform}/${prefix}/:splat 200!`),
    ...proxiedPaths([site]).map((path) => `${path} ${platform}${path.replace(/\*$/, ':splat')} 200!`),
    '/mockServiceWorker.js /404 404!',
    ...FOLDERS.map((folder) => `/${folder}/* /404 404`),
    ...['/', '/index', '/index.html', '/home'].map((path) => `${path} /home.html 200`),
    '/register /register.html 200',
  ];
  const rule = (path: string, headers: Readonly<Record<string, string>>): string[] => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return Object.fromEntries(
    sites.flatMap((site) => [
      [
        `${site.id}/_headers`,
        [
          ...rule('/*', site.headers),
          ...rule('/assets/*', { 'Cache-Control': cacheControl('asset') }),
          ...['/wps/*', '/lgw/*', '/lotto/*'].flatMap((path) => rule(path, { 'Cache-Control': cacheControl('platform') })),
          '',
        ].join('\n'),
      ],
      [
        `${site.id}/_redirects`,
        [...redirectsOf(site), ...site.pages.map(({ path, file }) => `${path} /${file} 200`), '/* /shell.html 200', ''].join(
          '\n',
        ),
      ],
    ]),
  );
}
