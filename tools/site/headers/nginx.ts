import { pageFile } from '../../paths/pageFiles.ts';
import { TYPES } from '../../paths/content.ts';
import { platformPolicy } from '../policy/headers.ts';
import { cacheControl } from '../../paths/locations.ts';
import { bodyLimits } from '../../paths/bodyLimits.ts';
import {
  forgedHeaders,
  ownHeaders,
  proxiedPaths,
  type ServerSetup,
  type ServerSite,
  sharedHeaders,
  slug,
  uploadPaths,
} from './serverSites.ts';

/** A value as one parameter. @throws when it could end it: nginx cannot escape a `$` */
function quoted(value: string): string {
  if (/[$\\\n\r]/.test(value) || (value.includes("'") && value.includes('"')))
    throw new Error(`"${value}" cannot stand in an nginx configuration`);
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...lines.map((line) => `    ${line}`), '}'];

const addHeader = (name: string, value: string): string => `add_header ${name} ${value} always;`;

/** Error responses must not be cached as long as files. */
const cacheMap = (variable: string, value: string): string[] =>
  block(`map $status $${variable}`, [`default ${quoted(value)};`, '~^[45] "no-store";']);

const POLICY = 'Content-Security-Policy';

const SECURITY = 'include portal/security.conf;';

/** The location of a proxied path, `/*` at its end: all below it, before patterns. */
const placeOf = (path: string): string => (path.endsWith('/*') ? `location ^~ ${path.slice(0, -1)}` : `location = ${path}`);

function locations({ sites, root, platform }: ServerSetup, names: readonly string[]): string[][] {
  const site = `root ${quoted(`${root}/sites/`).slice(0, -1)}$portal_site";`;
  const page = (pattern: string, files: string) =>
    block(`location ${pattern}`, [SECURITY, addHeader('Cache-Control', '$portal_file_cache'), site, `try_files ${files} =404;`]);
  const uploads = uploadPaths(sites);
  const proxy = [
    'include portal/platform.conf;',
    addHeader('Cache-Control', quoted(cacheControl('platform'))),
    'gzip off;',
    'charset off;',
    ...[...names, 'Cache-Control'].map((name) => `proxy_hide_header ${name};`),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $host;',
    // a request's headers about its own origin may be forged
    ...forgedHeaders.map((name) => `proxy_set_header ${name} "";`),
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Real-IP $remote_addr;',
    'proxy_set_header X-Forwarded-Host $host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    ...(platform.startsWith('https:')
      ? [
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${new URL(platform).hostname};`,
          'proxy_ssl_verify on;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ]
      : []),
    `proxy_pass ${new URL(platform).protocol}//portal_platform;`,
  ];
  return [
    [
      '# pictures',
      ...uploads.flatMap((path) => block(`location = ${path}`, [...proxy, `client_max_body_size ${bodyLimits.upload}m;`])),
    ],
    block('location ~ ^/(wps|lgw|lotto)/', proxy),
    ...proxiedPaths(sites)
      .filter((path) => !uploads.includes(path))
      .map((path) => block(placeOf(path), path === '/csp-report' ? [...proxy, 'client_max_body_size 64k;'] : proxy)),
    [
      '# a worker of the preview that somebody left on this origin finds nothing to update from',
      ...block('location = /mockServiceWorker.js', [SECURITY, addHeader('Cache-Control', '$portal_file_cache'), 'return 404;']),
    ],
    [
      '# hashed files of the engine, shared by all brands; those of earlier builds stay a week',
      ...block('location ^~ /assets/', [
        SECURITY,
        addHeader('Cache-Control', '$portal_asset_cache'),
        `root ${quoted(root)};`,
        'try_files $uri =404;',
      ]),
    ],
    block('location ~ /\\.', [SECURITY, addHeader('Cache-Control', '$portal_file_cache'), 'return 404;']),
    page('~ ^/(index|index\\.html|home)?$', '/home.html'),
    page('~ ^/register(\\.html)?$', '/register.html'),
    [
      '# a missing file is never answered with a page',
      ...block('location ~* \\.[a-z0-9]+$', [
        SECURITY,
        addHeader('Cache-Control', '$portal_file_cache'),
        site,
        'try_files $uri =404;',
      ]),
    ],
    page('/', `/${pageFile('$uri')} /shell.html`),
  ];
}

const compression = (brotli: boolean): string[] => [
  'gzip on;',
  'gzip_vary on;',
  'gzip_min_length 600;',
  `gzip_types ${['text/css', 'text/javascript', 'application/json', 'image/svg+xml', 'text/plain'].join(' ')};`,
  '# files of engine and sites are compressed already',
  'gzip_static on;',
  brotli ? 'brotli_static on;' : '# with the module ngx_brotli: brand headers --brotli',
];

const types = block(
  'types',
  Object.entries(TYPES).map(([extension, type]) => `${type.split(';')[0]} ${extension.slice(1)};`),
);

function listening(listen: ServerSetup['listen']): string[] {
  if ('http' in listen) return [`listen ${listen.http} default_server;`];
  return [
    'listen 443 ssl http2 default_server;',
    'listen [::]:443 ssl http2 default_server;',
    'ssl_protocols TLSv1.2 TLSv1.3;',
    ...['certificate fullchain', 'certificate_key privkey'].map((pair) => {
      const [directive, file] = pair.split(' ');
      const folder = quoted(listen.tls).slice(1, -1);
      return `ssl_${directive} "${folder}${listen.perHost ? '/$portal_certificate' : ''}/${file}.pem";`;
    }),
  ];
}

const HEAD = '# Written by "npm run brand -- headers" from the brands’ files; write it anew instead of editing it.';

/** Where the files of the brands are, beside those of the server. */
const SITES = 'portal/sites';

/** The file of a brand: its entries in all maps, which are told apart by their keys. A map ignores those of the others. */
const siteFile = ({ id, hosts, redirects, headers }: ServerSite): string =>
  [
    HEAD,
    ...hosts.flatMap((host) => [`"host:${host}" ${id};`, `"tls:${host}" ${host};`]),
    ...Object.entries(redirects).map(([host, first]) => `"first:${host}" ${first};`),
    ...ownHeaders.map((name) => `"${id}:${slug(name)}" ${quoted(headers[name] ?? '')};`),
    '',
  ].join('\n');

/**
 * `portal/portal.conf`: one server for all brands, to include in `http { }`, with its folder beside `nginx.conf`. Also the
 * headers of the site, `security.conf`, and of the platform's responses, `platform.conf`, and a file for each brand with
 * its hosts and headers. Unknown hosts get 404.
 */
export function nginxFiles(setup: ServerSetup): Record<string, string> {
  const { sites, platform, listen } = setup;
  const shared = sharedHeaders();
  const names = [...shared.map(([name]) => name), ...ownHeaders];

  const maps = [
    // for a thousand brands with names of any length; the same for fewer, so that a further brand changes its file alone
    'map_hash_bucket_size 512;',
    'map_hash_max_size 65536;',
    ...block('map "host:$host" $portal_site', ['default "";', `include ${SITES}/*.conf;`]),
    ...block('map "first:$host" $portal_first', ['default "";', `include ${SITES}/*.conf;`]),
    ...('tls' in listen && listen.perHost
      ? block('map "tls:$ssl_server_name" $portal_certificate', ['default "";', `include ${SITES}/*.conf;`])
      : []),
    ...ownHeaders.flatMap((name) =>
      block(`map "$portal_site:${slug(name)}" $portal_${slug(name)}`, [
        `default ${name === POLICY ? `"default-src 'none'; frame-ancestors 'none'"` : '""'};`,
        `include ${SITES}/*.conf;`,
      ]),
    ),
    ...cacheMap('portal_asset_cache', cacheControl('asset')),
    ...cacheMap('portal_file_cache', cacheControl('page')),
    ...block('upstream portal_platform', [`server ${platformServer(platform)};`, 'keepalive 16;']),
  ];

  const redirect = block('server', [
    'listen 80 default_server;',
    'listen [::]:80 default_server;',
    'server_tokens off;',
    'if ($portal_site = "") {',
    '    return 404;',
    '}',
    'return 301 https://$host$request_uri;',
  ]);
  const server = block('server', [
    ...listening(listen),
    'server_name _;',
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/css text/javascript application/json text/plain;',
    'default_type application/octet-stream;',
    `client_max_body_size ${bodyLimits.ordinary}m;`,
    ...types,
    ...compression(setup.brotli === true),
    '# nginx drops these in every block that adds a header of its own: each location includes them again',
    SECURITY,
    'if ($portal_site = "") {',
    '    return 404;',
    '}',
    'if ($portal_first != "") {',
    '    return 301 https://$portal_first$request_uri;',
    '}',
    ...locations(setup, names).flatMap((lines) => ['', ...lines]),
  ]);
  return {
    'portal/security.conf': [
      HEAD,
      ...shared.map(([name, value]) => addHeader(name, quoted(value))),
      ...ownHeaders.map((name) => addHeader(name, `$portal_${slug(name)}`)),
      '',
    ].join('\n'),
    'portal/platform.conf': [
      HEAD,
      ...shared.filter(([name]) => name !== POLICY).map(([name, value]) => addHeader(name, quoted(value))),
      ...ownHeaders.filter((name) => name !== POLICY).map((name) => addHeader(name, `$portal_${slug(name)}`)),
      addHeader(POLICY, quoted(platformPolicy)),
      '',
    ].join('\n'),
    'portal/portal.conf': [HEAD, ...maps, ...('tls' in listen ? redirect : []), ...server, ''].join('\n'),
    ...Object.fromEntries(sites.map((site) => [`${SITES}/${site.id}.conf`, siteFile(site)])),
  };
}

function platformServer(platform: string): string {
  const { hostname, port, protocol } = new URL(platform);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
