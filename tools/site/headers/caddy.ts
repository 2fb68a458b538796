import { platformPolicy } from '../policy/headers.ts';
import { pageFile } from '../../paths/pageFiles.ts';
import { cacheControl } from '../../paths/locations.ts';
import { bodyLimits } from '../../paths/bodyLimits.ts';
import { forgedHeaders, ownHeaders, proxiedPaths, type ServerSetup, sharedHeaders, uploadPaths } from './serverSites.ts';

/** A value as one token; backquotes allow both kinds of quotes. @throws when it could end it */
function quoted(value: string): string {
  if (/[`\n\r{}]/.test(value)) throw new Error(`"${value}" cannot stand in a Caddyfile`);
  return `\`${value}\``;
}

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];

/** A missing file must not be cached as long as the file. `name` is the path after rewrites, which Caddy makes behind headers. */
const file = (cache: string, server: readonly string[], name = ''): string[] => [
  `@there file${name === '' ? '' : ` /${name}`}`,
  `header @there Cache-Control ${quoted(cache)}`,
  `@gone not file${name === '' ? '' : ` /${name}`}`,
  'header @gone Cache-Control no-store',
  ...server,
];

/** Files of engine and sites are published compressed. */
const FILES = block('file_server', ['precompressed br gzip']);

const TRANSPORT = 'Strict-Transport-Security';

const page = (name: string): string[] => [`rewrite * /${name}`, ...file(cacheControl('page'), FILES, name)];

/** A `Caddyfile` for all brands, and a file for each with its hosts and headers. Unknown hosts get 404. */
export function caddyFiles({ sites, root, platform, listen }: ServerSetup): Record<string, string> {
  const shared = sharedHeaders();
  const proxy = [
    `header Cache-Control ${quoted(cacheControl('platform'))}`,
    `header Content-Security-Policy ${quoted(platformPolicy)}`,
    ...block(`reverse_proxy ${platform}`, [
      'header_up Host {host}',
      'header_up X-Forwarded-For {remote_host}',
      'header_up X-Real-IP {remote_host}',
      // a request's headers about its own origin may be forged
      ...forgedHeaders.map((name) => `header_up -${name}`),
      ...[...shared.map(([name]) => name), ...ownHeaders, 'Cache-Control'].map((name) => `header_down -${name}`),
    ]),
  ];
  const common = [
    ...block('header', [...shared.map(([name, value]) => `${name} ${quoted(value)}`), '-Server']),
    'encode gzip',
    `@upload path ${uploadPaths(sites).join(' ')}`,
    `@ordinary not path ${uploadPaths(sites).join(' ')}`,
    ...block('request_body @upload', [`max_size ${bodyLimits.upload}MiB`]),
    ...block('request_body @ordinary', [`max_size ${bodyLimits.ordinary}MiB`]),
    // in the order of matching
    ...block('route', [
      '@platform path_regexp ^/(wps|lgw|lotto)/',
      ...block('handle @platform', proxy),
      ...proxiedPaths(sites).flatMap((path) => block(`handle ${path}`, proxy)),
      '@sent not method GET HEAD',
      ...block('handle @sent', ['header Cache-Control no-store', 'respond 405']),
      ...block('handle /mockServiceWorker.js', ['header Cache-Control no-store', 'respond 404']),
      ...block('handle /assets/*', [`root * ${quoted(root)}`, ...file(cacheControl('asset'), FILES)]),
      '@hidden path_regexp /\\.',
      ...block('handle @hidden', ['header Cache-Control no-store', 'respond 404']),
      '@home path_regexp ^/(index|index\\.html|home)?$',
      ...block('handle @home', page('home.html')),
      '@register path_regexp ^/register(\\.html)?$',
      ...block('handle @register', page('register.html')),
      '@file path_regexp (?i)\\.[a-z0-9]+$',
      ...block('handle @file', file(cacheControl('file'), FILES)),
      `@own file /${pageFile('{path}')}`,
      ...block('handle @own', page(pageFile('{path}'))),
      ...block('handle', page('shell.html')),
    ]),
  ];
  const [, bound = '', port = '80'] = 'http' in listen ? (/^(?:(.+):)?(\d+)$/.exec(listen.http) ?? ['', listen.http]) : [];
  const address = (host: string): string => ('http' in listen ? `http://${host}:${port}` : host);
  const shown = sites.filter(({ hosts }) => hosts.length > 0);
  const head = '# Written by "npm run brand -- headers" from the brands’ files; write it anew instead of editing it.';
  /** Where a site listens, and with which certificate. Without `bind` Caddy listens at all addresses of the machine. */
  const socket = (host: string): string[] => {
    if (!('tls' in listen)) return ['', '*'].includes(bound) ? [] : [`bind ${bound}`];
    const folder = listen.perHost ? `${listen.tls}/${host}` : listen.tls;
    return [`tls ${['fullchain', 'privkey'].map((name) => quoted(`${folder}/${name}.pem`)).join(' ')}`];
  };
  // Caddy answers a host without a site with an empty success; a certificate of its own such a host has none
  const unknown = block('tls' in listen ? ':443' : address(''), [
    ...('tls' in listen && listen.perHost ? [] : socket('')),
    'header -Server',
    'respond 404',
  ]);
  /** Blocks of hosts with the same certificate. */
  const blocks = (hosts: readonly string[], lines: readonly string[]): string[] => {
    const groups = 'tls' in listen && listen.perHost ? hosts.map((host) => [host]) : hosts.length > 0 ? [hosts] : [];
    return groups.flatMap((group) => block(group.map(address).join(', '), [...socket(group[0]!), ...lines]));
  };
  const siteFile = ({ id, hosts, redirects, headers }: (typeof sites)[number]): string =>
    [
      head,
      // a browser keeps the promise of https for each host that it has asked
      ...blocks(Object.keys(redirects), [
        ...block('header', [`${TRANSPORT} ${quoted(headers[TRANSPORT] ?? '')}`, '-Server']),
        `redir https://${Object.values(redirects)[0]}{uri} 301`,
      ]),
      ...blocks(
        hosts.filter((host) => !Object.hasOwn(redirects, host)),
        [
          `root * ${quoted(`${root}/sites/${id}`)}`,
          ...block(
            'header',
            ownHeaders.map((name) => `${name} ${quoted(headers[name] ?? '')}`),
          ),
          'import portal',
        ],
      ),
      '',
    ].join('\n');
  return {
    Caddyfile: [head, ...block('(portal)', common), ...unknown, 'import sites/*.caddy', ''].join('\n'),
    ...Object.fromEntries(shown.map((site) => [`sites/${site.id}.caddy`, siteFile(site)])),
  };
}
