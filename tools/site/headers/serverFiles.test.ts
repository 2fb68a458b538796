import { expect, test } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { platformPolicy, securityHeaders } from '../policy/headers.ts';
import { cacheControl, locate } from '../../paths/locations.ts';
import { caddyFiles } from './caddy.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { type Directive, locationOf, mapOf, named, parseNginx, wholeCaddy, wholeNginx } from './nginxTree.fixture.ts';
import { type ServerSetup, serverSites } from './serverSites.ts';

const setup: ServerSetup = {
  sites: serverSites(),
  root: '/srv/portal',
  platform: 'https://platform.example',
  listen: { tls: '/etc/ssl/portal' },
};
const files = nginxFiles(setup);
const config = parseNginx(wholeNginx(files));
const security = parseNginx(files['portal/security.conf'] ?? '');
const platform = parseNginx(files['portal/platform.conf'] ?? '');
const server = named(config, 'server').find(({ block }) => named(block ?? [], 'location').length > 0)!;
const locations = named(server.block ?? [], 'location');

/** Value of an expression for a site and a status. */
function valueOf(expression: string, site: string, status = 200): string {
  if (!expression.startsWith('$')) return expression;
  const pairs = mapOf(config, expression.slice(1));
  const name = expression.slice('$portal_'.length);
  const key = name.endsWith('_cache') ? String(status) : name === 'site' ? `host:${site}` : `${site}:${name}`;
  const found =
    pairs.find(([from]) => from === key) ??
    pairs.find(([from]) => from.startsWith('~') && new RegExp(from.slice(1)).test(key)) ??
    pairs.find(([from]) => from === 'default');
  return found?.[1] ?? '';
}

test('nginx lists every host once, and unknown hosts have no site', () => {
  const hosts = mapOf(config, 'portal_site').filter(([name]) => name.startsWith('host:'));
  expect(hosts).toEqual(setup.sites.flatMap(({ id, hosts: all }) => all.map((host) => [`host:${host}`, id])));
  expect(new Set(hosts.map(([host]) => host)).size).toBe(hosts.length);
  expect(hosts.length).toBeGreaterThan(3);
  expect(valueOf('$portal_site', 'nobody.example')).toBe('');
});

test('nginx sends each brand exactly the headers that publishing computes', () => {
  for (const { id, headers } of setup.sites) {
    const sent = named(security, 'add_header').map(({ values }) => [values[0], valueOf(values[1] ?? '', id)]);
    expect(Object.fromEntries(sent), id).toEqual(headers);
  }
  expect(named(security, 'add_header').every(({ values }) => values[2] === 'always')).toBe(true);
  expect(Object.keys(setup.sites[0]?.headers ?? {})).toHaveLength(9);
});

test('nginx promises https for what each brand says', () => {
  const folders = shippedInMemory();
  folders.set('orvane', 'brand.json', '/security/strictTransport', 'preload');
  const text = wholeNginx(nginxFiles({ ...setup, sites: serverSites({ folders }) }));
  const values = Object.fromEntries(mapOf(parseNginx(text), 'portal_strict_transport_security'));
  expect(values).toMatchObject({
    'orvane:strict_transport_security': 'max-age=63072000; includeSubDomains; preload',
    'folia:strict_transport_security': 'max-age=63072000',
  });
});

test('nginx sends replies of the platform with their own policy, and all other headers of the brand', () => {
  for (const { id, headers } of setup.sites) {
    const sent = named(platform, 'add_header').map(({ values }) => [values[0], valueOf(values[1] ?? '', id)]);
    expect(Object.fromEntries(sent), id).toEqual({ ...headers, 'Content-Security-Policy': platformPolicy });
  }
  expect(named(platform, 'add_header').every(({ values }) => values[2] === 'always')).toBe(true);
  const alone = parseNginx(nginxFiles({ ...setup, sites: setup.sites.slice(0, 1) })['portal/platform.conf'] ?? '');
  expect(named(alone, 'add_header')).toHaveLength(9);
});

test('only the upload call accepts large bodies, also when a brand moves it', () => {
  const folders = shippedInMemory();
  folders.set('folia', 'brand.json', '/api/endpoints/uploadImage', { path: '/wps/pictures/new' });
  const told = { ...setup, sites: serverSites({ folders }) };
  const [front] = named(parseNginx(nginxFiles(told)['portal/portal.conf'] ?? ''), 'server').slice(-1);
  const limit = (path: string) =>
    named(locationOf(front!, path).block ?? [], 'client_max_body_size')[0]?.values[0] ??
    named(front!.block ?? [], 'client_max_body_size')[0]?.values[0];
  expect(limit('/wps/pictures/new')).toBe('8m');
  expect(limit('/wps/relay/MCS2_uploadImage')).toBe('8m');
  for (const path of ['/', '/wps/session/login', '/wps/pictures', '/wps/relay/MCS2_uploadImage2']) expect(limit(path)).toBe('1m');
  expect(limit('/csp-report')).toBe('64k');
  const caddy = caddyFiles(told)['Caddyfile'] ?? '';
  expect(caddy).toContain('@upload path /wps/pictures/new /wps/relay/MCS2_uploadImage');
  expect(caddy).toMatch(/request_body @upload \{\s+max_size 8MiB/);
  expect(caddy).toMatch(/request_body @ordinary \{\s+max_size 1MiB/);
});

test('the server and every location include the headers, and set a cache policy', () => {
  const includes = (directives: readonly Directive[] | null) => named(directives ?? [], 'include').map(({ values }) => values[0]);
  expect(includes(server.block)).toContain('portal/security.conf');
  expect(locations.length).toBeGreaterThan(8);
  for (const { values, block } of locations) {
    const proxied = named(block ?? [], 'proxy_pass').length > 0;
    expect(includes(block), values.join(' ')).toEqual([proxied ? 'portal/platform.conf' : 'portal/security.conf']);
    const caches = named(block ?? [], 'add_header').map((header) => header.values[0]);
    expect(caches, values.join(' ')).toEqual(['Cache-Control']);
  }
});

const paths = (
  '/ /index /index.html /home /register /register.html /login /help /promotions/12 ' +
  '/homes /registered /wps /assets /wps/system/status /lgw/x /lotto/y.json /csp-report /assets/main-1.js ' +
  '/assets/fonts/a.woff2 /boot.json /version.json /theme.css /images/logo.svg /texts/pt.json /home.html /favicon.ico /deep/er/path ' +
  '/deep/er/file.PNG /.env /.git/config /.well-known/x.js /WPS/x /Home'
).split(' ');

/** The behaviour of a location, in the terms of the server's own table. */
function actionOf({ block, values }: Directive): string {
  const directives = block ?? [];
  if (named(directives, 'proxy_pass').length > 0) return values.at(-1) === '/csp-report' ? 'cspReport' : 'platform';
  if (named(directives, 'return').length > 0) return 'missing';
  const candidates = named(directives, 'try_files')[0]?.values ?? [];
  // these paths have no page of their own
  const tried = candidates.find((file) => !file.startsWith('/pages$uri')) ?? '';
  const shared = named(directives, 'root')[0]?.values[0] === setup.root;
  return tried === '$uri' ? (shared ? 'asset' : 'file') : tried.slice(1);
}

test.each(paths)('nginx answers %s like the project’s own server', (path) => {
  const expected = locate(path);
  const location = locationOf(server, path);
  const what = expected.kind === 'page' ? expected.file : expected.kind;
  const [cache] = named(location.block ?? [], 'add_header');
  // no page is below a hidden folder
  expect(actionOf(location), path).toBe(/\/\./.test(path) ? 'missing' : what);
  if (actionOf(location) === 'missing') return;
  expect(valueOf(cache?.values[1] ?? '', 'folia')).toBe(cacheControl(expected.kind));
});

test("missing files are not cached, a preview's worker is never found", () => {
  for (const path of ['/assets/gone.js', '/gone.css']) {
    const location = locationOf(server, path);
    expect(named(location.block ?? [], 'try_files')[0]?.values.at(-1)).toBe('=404');
    expect(valueOf(named(location.block ?? [], 'add_header')[0]?.values[1] ?? '', 'folia', 404)).toBe('no-store');
  }
  expect(actionOf(locationOf(server, '/mockServiceWorker.js'))).toBe('missing');
});

test('the platform’s own copies of these headers are hidden, its name and certificate are verified', () => {
  const { block } = locationOf(server, '/wps/x');
  const hidden = named(block ?? [], 'proxy_hide_header').map(({ values }) => values[0]);
  expect(hidden).toEqual(expect.arrayContaining([...Object.keys(securityHeaders({})), 'Cache-Control']));
  expect(named(block ?? [], 'proxy_ssl_verify')[0]?.values).toEqual(['on']);
  expect(named(block ?? [], 'proxy_ssl_name')[0]?.values).toEqual(['platform.example']);
});

test('plain http is redirected to https, for known hosts only', () => {
  const [redirect] = named(config, 'server').filter(({ block }) => named(block ?? [], 'location').length === 0);
  expect(named(redirect?.block ?? [], 'return')[0]?.values).toEqual(['301', 'https://$host$request_uri']);
  expect(named(redirect?.block ?? [], 'if')[0]?.block?.[0]?.values).toEqual(['404']);
});

test("reports on a brand's own host are proxied to the platform", () => {
  const folders = shippedInMemory();
  folders.set('folia', 'brand.json', '/telemetry', { endpoint: '/reports', sampleRate: 1 });
  folders.set('orvane', 'brand.json', '/telemetry', { endpoint: '/wps/reports', sampleRate: 1 });
  const told = { ...setup, sites: serverSites({ folders }) };
  const [front] = named(parseNginx(nginxFiles(told)['portal/portal.conf'] ?? ''), 'server').slice(-1);
  const location = locationOf(front!, '/reports');
  expect(location.values).toEqual(['=', '/reports']);
  expect(named(location.block ?? [], 'proxy_pass')).toHaveLength(1);
  expect(locationOf(front!, '/wps/reports').values.at(-1)).toBe('^/(wps|lgw|lotto)/');
  expect(caddyFiles(told)['Caddyfile']).toContain('handle /reports {');
  expect(netlifyFiles(told)['folia/_redirects']).toContain('/reports https://platform.example/reports 200!');
  expect(netlifyFiles(told)['orvane/_redirects'], 'another address').not.toContain('/reports');
});

test('a host of two brands is rejected, as is a value that nginx would parse differently', () => {
  const folders = shippedInMemory();
  folders.set('orvane', 'brand.json', '/hosts', ['folia.example']);
  expect(() => serverSites({ folders })).toThrow('folia.example leads to folia and to orvane');
  const wrong = { ...setup, sites: setup.sites.map((site) => ({ ...site, headers: { 'Content-Security-Policy': '$uri' } })) };
  expect(() => nginxFiles(wrong)).toThrow('cannot stand');
});

test('Caddy has every host in one site with exactly its headers and folder', () => {
  const text = wholeCaddy(caddyFiles(setup));
  const headersIn = (part: string) =>
    Object.fromEntries([...part.matchAll(/^\t+([A-Z][\w-]+) `(.*)`$/gm)].map(([, name, value]) => [name, value]));
  const shared = headersIn(/^\(portal\) \{\n\theader \{\n([\s\S]*?)\n\t\}/m.exec(text)?.[1] ?? '');
  for (const { id, hosts, headers } of setup.sites) {
    const site = new RegExp(`^${hosts.join(', ').replaceAll('.', '\\.')} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text)?.[1] ?? '';
    expect({ ...shared, ...headersIn(site) }, id).toEqual(headers);
    expect(site).toContain(`root * \`/srv/portal/sites/${id}\``);
    expect(site).toContain('import portal');
  }
  const addresses = [...text.matchAll(/^([a-z].*) \{$/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(addresses).toEqual(setup.sites.flatMap(({ hosts }) => hosts));
  for (const part of [
    '@platform path_regexp ^/(wps|lgw|lotto)/',
    'handle /csp-report',
    'respond 404',
    'rewrite * /shell.html',
    'file /pages{path}.html',
    'rewrite * /pages{path}.html',
  ])
    expect(text).toContain(part);
});

test('a static host gets each brand’s headers for all its addresses, and rules in matching order', () => {
  const all = netlifyFiles(setup);
  for (const { id, headers } of setup.sites) {
    const rules = Object.fromEntries(
      (all[`${id}/_headers`] ?? '')
        .trim()
        .split(/\n(?=\/)/)
        .map((rule) => {
          const [path = '', ...lines] = rule.split('\n');
          return [
            path,
            Object.fromEntries(
              lines.map((line) =>
                line
                  .trim()
                  .split(/: (.*)/s)
                  .slice(0, 2),
              ),
            ),
          ];
        }),
    );
    expect(rules['/*'], id).toEqual(headers);
    expect(rules['/assets/*']).toEqual({ 'Cache-Control': cacheControl('asset') });
  }
  const redirects = (all['folia/_redirects'] ?? '').split('\n').map((line) => line.split(' '));
  const answer = (path: string) =>
    redirects.find(([from = '']) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from))?.slice(1);
  expect(['/', '/register'].map(answer)).toEqual([
    ['/home.html', '200'],
    ['/register.html', '200'],
  ]);
  expect(answer('/wps/x')).toEqual(['https://platform.example/wps/:splat', '200!']);
  expect(['/assets/gone.js', '/mockServiceWorker.js'].map((path) => answer(path)?.[1])).toEqual(['404', '404!']);
  expect(answer('/promotions/1')).toEqual(['/shell.html', '200']);
  expect(answer('/rng')).toEqual(['/pages/rng.html', '200']);
});

test('published compressed files are sent: gzip always, brotli by Caddy and by an nginx with the module', () => {
  const conf = (brotli: boolean) => nginxFiles({ ...setup, brotli })['portal/portal.conf'] ?? '';
  expect(conf(false)).toMatch(/^ *gzip_static on;$/m);
  expect(conf(false)).not.toMatch(/^ *brotli_static/m);
  expect(conf(true)).toMatch(/^ *brotli_static on;$/m);
  const caddy = caddyFiles(setup)['Caddyfile'] ?? '';
  expect(caddy.match(/file_server \{\s+precompressed br gzip\s+\}/g)).toHaveLength(caddy.match(/file_server/g)?.length ?? 0);
});
