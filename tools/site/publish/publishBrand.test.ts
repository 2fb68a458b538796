import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { rewriteSnapshot } from '../page/document.ts';
import { publishedPolicies, serverSites } from '../headers/serverSites.ts';
import { hashOf } from '../page/inlineBlocks.ts';
import { engineWith } from './engine.fixture.ts';
import { sandboxPlatform } from './platforms.ts';
import { allowedBy, type PolicyFile, readPolicy } from '../policy/policyFile.ts';
import { publishBrand } from './publishBrand.ts';
import { publishWithSandbox } from './publishWithSandbox.ts';

function snapshotOf(html: string): Snapshot {
  let found: Snapshot | undefined;
  rewriteSnapshot(html, (snapshot) => (found = snapshot as Snapshot));
  if (!found) throw new Error('no snapshot');
  return found;
}

const engineDir = engineWith();
const { folder } = await publishWithSandbox('folia', engineDir);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const panelsOf = (site: string) => readdirSync(site).find((name) => /^panels\.[0-9a-f]{12}\.json$/.test(name));

const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name);

test('a site has pages, data, theme, texts of its languages and pictures', () => {
  expect(
    readdirSync(folder)
      .filter((name) => !isCompressed(name))
      .sort(),
  ).toEqual([
    'app.webmanifest',
    'apple-touch-icon.png',
    'boot.json',
    'home.html',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'images',
    'offline-worker.js',
    'offline.html',
    'pages',
    panelsOf(folder),
    'policy.json',
    'register.html',
    'shell.html',
    'texts',
    'theme.css',
    'version.json',
  ]);
  const texts = readdirSync(join(folder, 'texts')).filter((name) => !isCompressed(name));
  expect(texts.sort()).toEqual(['en.json', 'pt.json']);
  expect(readdirSync(join(folder, 'images'))).toContain(snapshotOf(read('home.html')).brand.images.favicon);
});

test('pages, data, styles and texts are there compressed, with the same content', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:html|json|css)$/.test(name));
  // servers read policy.json from the disk
  const large = texts.filter((name) => name !== 'policy.json' && read(name).length >= 600);
  expect(large).toEqual(
    expect.arrayContaining(['home.html', 'register.html', 'shell.html', 'boot.json', 'theme.css', 'texts/pt.json']),
  );
  for (const name of large) {
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString(), name).toBe(read(name));
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString(), name).toBe(read(name));
  }
});

test('the page starts with the markup, in the brand’s default language and the light theme', () => {
  expect(read('home.html')).toContain('<div id="root"><main>/folia</main></div>');
  expect(read('register.html')).toContain('<div id="root"><main>/registerfolia</main></div>');
  expect(read('shell.html')).toContain('<div id="root"></div>');
  expect(read('home.html')).toMatch(/<html lang="pt" data-brand="folia" data-theme="light"[^>]*>/);
});

test('each lobby and each page of content has a page with its frame and texts; one that visitors may not see is the shell', () => {
  const pages = readdirSync(join(folder, 'pages')).filter((name) => !isCompressed(name));
  expect(pages.sort()).toEqual(
    ['about', 'esports', 'fish', 'inhouse', 'live', 'pvp', 'rng', 'sports'].map((name) => `${name}.html`),
  );
  expect(read('pages/rng.html')).toContain('<div id="root"><main>/rngfolia</main></div>');
  expect(read('pages/rng.html')).toContain('<style>.lobby{}</style>');
  expect(read('pages/rng.html')).toContain('<template id="tiles"><li>{name}</li></template></body>');
  expect(read('pages/rng.html')).toContain('<script>earlyLobby()</script></head>');
  expect(Object.keys(snapshotOf(read('pages/rng.html')).texts.resources)).toEqual(['portal', 'lobby']);
  // the minimal engine hides all lobbies but one
  expect(read('pages/pvp.html')).toBe(read('shell.html'));
});

test('a browser without scripts gets a message in the brand’s default language, on every page', () => {
  for (const file of ['home.html', 'register.html', 'shell.html'])
    expect(read(file), file).toMatch(
      /<body><noscript><p id="scriptless">O JavaScript está desativado[^<]+<\/p><\/noscript><div hidden><svg><symbol id="brand-mark".*?<\/symbol><\/svg><\/div><div id="root">/,
    );
});

test('the head lists what the page needs: scripts, the blocks of the first paint, then the sheets with all rules', () => {
  const head = read('home.html').split('</head>')[0] ?? '';
  const order = [
    '<meta charset="utf-8"',
    '<title>',
    'type="module" src="/assets/load-1.js"',
    'rel="deferred" href="/assets/main-1.js"',
    'rel="deferred" href="/assets/index-1.js"',
    '<script>boot()</script>',
    '<style>@layer reset, ui, features, brand;',
    '<style>.home{}</style>',
    '/theme.css',
    '/assets/style-1.css',
  ];
  const places = order.map((part) => head.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(order.filter((part) => !head.includes(part))).toEqual([]);
  expect(read('shell.html')).not.toContain('index-1.js');
  // the faces wait in the file; the block has their substitutes
  expect(head).not.toContain('/assets/fonts/');
  expect(head).toMatch(/@font-face\{font-family:"[^"]+ Substitute"/);
  expect(existsSync(join(engineDir, /\/assets\/fonts\/[^)]+/.exec(read('theme.css'))?.[0] ?? 'none'))).toBe(true);
});

test('the snapshot contains the visitor’s reads and the page’s texts, never the publisher’s region or the site’s state', () => {
  const home = snapshotOf(read('home.html'));
  expect(Object.keys(home.texts.resources)).toEqual(['portal', 'home']);
  expect(home.texts.language).toBe('PT');
  expect(home.whitelabel.length).toBeGreaterThan(0);
  expect(home.announcements.banners?.length).toBeGreaterThan(0);
  expect(home.permission).not.toHaveProperty('whitelabel');
  for (const key of ['location', 'maintenance', 'regionRestriction', 'maintenanceEndTime', 'provenance', 'sandbox']) {
    expect(home, key).not.toHaveProperty(key);
    expect(home.permission, key).not.toHaveProperty(key);
  }
  expect(JSON.parse(read('version.json'))).toEqual({
    engine: home.engine,
    configHash: home.configHash,
    data: 'sandbox',
    hash: expect.stringMatching(/^[\w-]{43}$/) as unknown,
  });
  expect(Object.keys(snapshotOf(read('shell.html')).texts.resources)).toEqual(['portal']);
});

test('a site with simulated data says so to people, programs and search engines; one of a platform does not', async () => {
  const pages = ['home.html', 'register.html', 'shell.html', 'pages/rng.html'];
  for (const name of pages) {
    expect(read(name), name).toContain('<meta name="robots" content="noindex">');
    expect(snapshotOf(read(name)).isSimulated, name).toBe(true);
  }
  const root = mkdtempSync(join(tmpdir(), 'platform-'));
  const real = await publishBrand('folia', {
    engineDir,
    root,
    platformOf: async (loaded) => ({ ...(await sandboxPlatform(loaded)), isSimulated: false }),
  });
  for (const name of pages) {
    const page = readFileSync(join(real.folder, name), 'utf8');
    expect(page, name).not.toContain('noindex');
    expect(snapshotOf(page), name).not.toHaveProperty('isSimulated');
    const canonical = { 'home.html': '/', 'register.html': '/register', 'pages/rng.html': '/rng' }[name];
    if (canonical === undefined) expect(page, name).not.toContain('rel="canonical"');
    else expect(page, name).toContain(`<link rel="canonical" href="https://folia.example${canonical}">`);
  }
  const sitemap = readFileSync(join(real.folder, 'sitemap.xml'), 'utf8');
  expect(sitemap.match(/<loc>/g)!.length).toBeGreaterThan(1);
  expect(readFileSync(join(real.folder, 'robots.txt'), 'utf8')).toContain('Sitemap: https://folia.example/sitemap.xml');
  expect(readdirSync(folder)).not.toContain('robots.txt');
  expect(readdirSync(real.folder)).toContain('share.png');
  expect(readdirSync(folder)).not.toContain('share.png');
  expect(JSON.parse(readFileSync(join(real.folder, 'version.json'), 'utf8'))).toMatchObject({ data: 'platform' });
});

test('the brand’s own texts replace the portal’s among all others', () => {
  const texts = JSON.parse(read('texts/pt.json')) as Record<string, Record<string, string>>;
  const portal = JSON.parse(readFileSync(new URL('../../../locales/pt/portal.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  expect(Object.keys(texts['portal'] ?? {})).toEqual(expect.arrayContaining(Object.keys(portal)));
});

test('a page that the policy would block is rejected and the published site stays', async () => {
  const broken = engineWith('`<main style="color:red">${page}</main>`');
  mkdirSync(join(broken, 'sites', 'folia'), { recursive: true });
  writeFileSync(join(broken, 'sites', 'folia', 'home.html'), 'old');
  await expect(publishWithSandbox('folia', broken)).rejects.toThrow('<main style="color:red">');
  expect(readFileSync(join(broken, 'sites', 'folia', 'home.html'), 'utf8')).toBe('old');
});

test('policy.json has the hashes of the blocks in the pages, and those of the site before; headers allow both', async () => {
  const engine = engineWith('page.startsWith("/register") ? `<form><i data-fault=""></i></form>` : `<main>${page}</main>`');
  const root = mkdtempSync(join(tmpdir(), 'policy-'));
  const policyAfter = async (boot: string): Promise<PolicyFile> => {
    writeFileSync(join(engine, '.vite/boot.js'), boot);
    const { folder: site } = await publishBrand('folia', { engineDir: engine, root, platformOf: sandboxPlatform });
    const policy = readPolicy(site)!;
    for (const page of ['home.html', 'register.html', 'shell.html', 'pages/rng.html', 'offline.html']) {
      const blocks = [...readFileSync(join(site, page), 'utf8').matchAll(/<(script|style)>([^<]*)</g)];
      expect(blocks.length, page).toBe(
        { 'home.html': 3, 'register.html': 4, 'shell.html': 2, 'pages/rng.html': 4, 'offline.html': 4 }[page],
      );
      for (const [, name, text = ''] of blocks)
        expect(name === 'script' ? policy.scripts : policy.styles, page).toContain(hashOf(text));
    }
    return policy;
  };
  const first = await policyAfter('one()');
  expect(first).toMatchObject({
    scripts: [hashOf('one()'), hashOf('early()'), hashOf('earlyLobby()'), hashOf('offlinePage()')],
    before: { scripts: [], styles: [] },
  });
  // the theme, the critical styles of home, register, lobby and content, and that of the page without a line
  expect(first.styles).toHaveLength(6);
  const second = await policyAfter('two()');
  expect(second).toEqual({
    scripts: [hashOf('two()'), hashOf('early()'), hashOf('earlyLobby()'), hashOf('offlinePage()')],
    styles: first.styles,
    before: { scripts: first.scripts, styles: first.styles },
    site: first.site,
  });
  expect(await policyAfter('two()'), 'published again without a change').toEqual(second);
  const [site] = serverSites({ ids: ['folia'], policyOf: publishedPolicies(root) });
  for (const hash of [...allowedBy(second).scripts, ...second.styles])
    expect(site?.headers['Content-Security-Policy']).toContain(`'${hash}'`);
  writeFileSync(join(root, 'sites/folia/policy.json'), JSON.stringify({ ...second, scripts: ["sha256-x'; script-src *"] }));
  expect(() => serverSites({ ids: ['folia'], policyOf: publishedPolicies(root) })).toThrow('policy.json');
});

test('pages of content have their texts; no other page loads them', async () => {
  const { content, portal } = snapshotOf(read('pages/about.html')).texts.resources;
  expect(portal).toBeDefined();
  expect(content).toBeDefined();
  for (const page of ['home.html', 'pages/rng.html', 'shell.html'])
    expect(snapshotOf(read(page)).texts.resources['content']).toBeUndefined();
  expect(JSON.parse(read('texts/en.json'))['content'].about_lead).toMatch(/evening/);
});
