import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { brandFeatures } from '../../../../tools/brand/parity/brandFeatures.ts';
import { parityTable } from '../../../../tools/brand/parity/parityTable.ts';
import { explainPath } from '../../../../tools/brand/explain/explainPath.ts';
import { checkBrands } from '../../../../tools/brand-files/checkBrands.ts';
import { formatFindings } from '../../../../tools/brand-files/finding.ts';
import { liveFindings } from '../../../../tools/brand-files/liveFindings.ts';
import { loadBrand } from '../../../../tools/brand-files/loadBrand.ts';
import { brandNames } from '../../../../tools/site/publish/brandNames.ts';
import { engineWith } from '../../../../tools/site/publish/engine.fixture.ts';
import { sandboxPlatform } from '../../../../tools/site/publish/platforms.ts';
import { publishBrand } from '../../../../tools/site/publish/publishBrand.ts';
import { allFolders, ownBrand } from './testBrands.ts';

const folder = fileURLToPath(new URL(`./${ownBrand}`, import.meta.url));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = brandNames(createWholeRegistry());
const loaded = loadBrand(ownBrand, { folders: allFolders, names });

describe('a brand unlike the samples', () => {
  it('is a folder of JSON and pictures (ENG-01)', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).filter((name) => !/\.(?:json|svg|webp)$/.test(name))).toEqual([]);
  });

  it('passes every check; one warning counts what its own language lacks', () => {
    const findings = checkBrands([ownBrand], names, { folders: allFolders });
    expect(findings, formatFindings(findings)).toMatchObject([
      {
        rule: 'untranslated',
        severity: 'warning',
        file: `brands/${ownBrand}/texts/hu.json`,
        expected: expect.stringMatching(/^\d{4} texts in Hungarian; until then they are shown in EN$/) as string,
      },
    ]);
  });

  it('can go live, but for hosts that no test may own', () => {
    const findings = liveFindings(loaded);
    expect(new Set(findings.map(({ rule }) => rule)), formatFindings(findings)).toEqual(new Set(['reserved-host']));
    expect(findings.every(({ severity }) => severity === 'warning')).toBe(true);
  });
});

/** Names of what the brand took away, as whole words of keys and paths. */
const gone = /(?:^|[^a-z])(?:e?lott(?:ery)?|vnlottery|rng|fish|pvp|casino|seamless|agent(?:Head|Actions|Centre)?)(?:$|[^a-z])/i;

/** Words of games of chance, of base's sample operator, and filler. */
const chance = /lorem|ipsum|portal\.example|lotter|\bslots?\b|live tables|casino|\bdraws?\b|tickets/i;

describe('its published site', async () => {
  const root = mkdtempSync(join(tmpdir(), 'own-'));
  const { folder: site } = await publishBrand(ownBrand, {
    engineDir: engineWith(),
    root,
    folders: allFolders,
    platformOf: async (brand) => ({ ...(await sandboxPlatform(brand)), isSimulated: false }),
  });
  const { brand, announcements } = JSON.parse(readFileSync(join(site, 'boot.json'), 'utf8')) as Snapshot;
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|xml|txt|webmanifest)$/.test(name),
  );

  it('has pages for what it offers, and none for what it took away', () => {
    const of = pages.filter((name) => name.startsWith('pages/')).sort();
    expect(of).toEqual(['pages/esports.html', 'pages/rolunk.html', 'pages/sports.html']);
  });

  it('names no game of chance and no agent in menus, routes, sections, banners and panels', () => {
    const keys = [
      ...Object.entries(brand.menus).flatMap(([menu, { order }]) => order.map((name) => `${menu}/${name}`)),
      ...Object.values(brand.layout.routes).flatMap(({ paths, page }) => [...paths, page]),
      ...brand.layout.home.order,
      ...(announcements.banners ?? []).flatMap(({ linkageValue }) => linkageValue ?? []),
    ];
    expect(keys).toContain('categories/sports');
    expect(keys.filter((key) => gone.test(key))).toEqual([]);
  });

  it('has no filler, no sample operator and no game of chance in what search engines read', () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(JSON.stringify(announcements)).not.toMatch(chance);
    for (const name of pages) {
      const head = readFileSync(join(site, name), 'utf8').split('</head>')[0] ?? '';
      expect(head, name).not.toMatch(chance);
    }
    expect(readFileSync(join(site, 'home.html'), 'utf8')).toContain('<link rel="canonical" href="https://kavics.example/">');
  });
});

/** A part of its JSON: its path for `explain`, and its file with the text of its line. */
const parts = [
  ['brand:diary', 'texts/en.json', '"diary": "The'],
  ['menus.side.entries.diary.link', 'menus.json', '"link":'],
  ['layout.routes.about.content', 'layout.json', '"content": "about"'],
  ['/currency/code', 'brand.json', '"code": "HUF"'],
  ['theme.json default', 'theme.json', '"default"'],
] as const;

const lineOf = (file: string, text: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

describe('what it has, and where that comes from', () => {
  it.each(parts)('%s is explained with layer, file and line', (path, file, text) => {
    const { value, others, chain } = explainPath(ownBrand, path, allFolders);
    expect(chain).toEqual(['base', ownBrand]);
    const found = [value, ...others].find((one) => one?.file === file);
    expect(found?.steps.at(-1)).toMatchObject({
      layer: ownBrand,
      file: `brands/${ownBrand}/${file}`,
      line: lineOf(file, text),
      effect: 'won',
    });
  });

  it('a word is explained in each of its three languages', () => {
    const { value, others } = explainPath(ownBrand, 'brand:about', allFolders);
    expect([value, ...others].map((one) => [one?.file, one?.value])).toEqual([
      ['texts/en.json', 'About the house'],
      ['texts/hu.json', 'Rólunk'],
      ['texts/zh-CN.json', '关于本店'],
    ]);
  });

  it.each([
    ['layout.routes.lottery', 'layout.json', '"lottery": null'],
    ['menus.categories.entries.rng', 'layout.json', '"paths": ["/sports"'],
    ['menus.agent.entries.team', 'menus.json', '"agent": null'],
  ])('%s is gone, and why', (path, file, text) => {
    const { value } = explainPath(ownBrand, path, allFolders);
    expect(value).not.toHaveProperty('value');
    expect(value?.steps.at(-1)).toMatchObject({
      layer: ownBrand,
      file: `brands/${ownBrand}/${file}`,
      line: lineOf(file, text),
      effect: 'removed',
    });
  });

  it('parity has its column beside a sample', () => {
    const table = parityTable(new Map(['folia', ownBrand].map((id) => [id, brandFeatures(id, allFolders)])));
    const cell = (kind: string, name: string) =>
      table.rows.find((row) => row.kind === kind && row.name === name)?.cells[1] ?? null;
    expect([
      cell('setting', 'currency'),
      cell('setting', 'theme'),
      cell('language', 'HU'),
      cell('word', 'brand:diary'),
      cell('page', 'about'),
      cell('content', 'about'),
      cell('section', 'matches'),
      cell('menu', 'footer/diary'),
      cell('link', 'https://naplo.kavics.example/friss?from=portal'),
      cell('field', 'mobileNum'),
    ]).toEqual(['HUF Ft after 0 decimals', 'dark', 'default', 'yes', 'content', 'yes', '4.', 'yes', 'yes', 'yes']);
    // flags are the platform's tree
    const own = table.rows
      .filter(({ kind, cells }) => kind !== 'flag' && cells[1] !== null)
      .map(({ kind, name }) => `${kind} ${name}`);
    expect(own.filter((name) => gone.test(name))).toEqual([]);
    for (const contract of ['dividend', 'salary', 'hourSalary', 'agentRealtimeSalary'])
      expect(cell('flag', contract), contract).toBeNull();
    expect(own.filter((name) => /^field (?:username|email)/.test(name))).toEqual([]);
  });
});
