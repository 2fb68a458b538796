import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portalTexts } from '../site/publish/siteTexts.ts';
import { registerTexts } from './commands.ts';
import { lineOfEntry, type PoEntry, readPo, writePo } from './poFile.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

describe('the commands export and import', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'texts-'));
    cpSync(join(project, 'brands'), join(root, 'brands'), { recursive: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
    rmSync(root, { recursive: true, force: true });
  });

  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const german = 'brands/folia/texts/de.json';

  /** Runs a command; returns what it prints as JSON, or its text. */
  async function run(...line: string[]): Promise<{ out: string; code: number; value: Record<string, unknown> }> {
    let out = '';
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += `${text}\n`));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const program = new Command('texts').exitOverride();
    registerTexts(program);
    process.exitCode = undefined;
    const places = ['--brands', join(root, 'brands'), '--locales', join(root, 'locales')];
    await program.parseAsync([...line, ...places], { from: 'user' });
    vi.restoreAllMocks();
    return {
      out,
      code: Number(process.exitCode ?? 0),
      value: line.includes('--json') ? (JSON.parse(out) as Record<string, unknown>) : {},
    };
  }

  /** Gives folia German with these texts. */
  function withGerman(texts: object = {}): void {
    const file = join(root, 'brands/folia/brand.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('["PT", "EN"]', '["PT", "EN", "DE"]'));
    writeFileSync(join(root, german), JSON.stringify({ $schema: '../../../schemas/brand/texts.schema.json', ...texts }));
  }

  const po = (name: string) => join(root, name);

  /** Writes an exchange file with these translations of texts by name. */
  function translated(entries: readonly Partial<PoEntry>[], brand: string | null = 'folia', tag = 'de'): string {
    const english = portalTexts('en');
    const sourceOf = (name: string) => english[name.split(':')[0] ?? '']?.[name.split(':')[1] ?? ''] ?? name;
    const whole = entries.map((entry) => {
      const { name = '' } = entry;
      return { name, source: sourceOf(name), translation: '', isFuzzy: false, ...entry };
    });
    writeFileSync(po('back.po'), writePo({ tag, brand, entries: whole }));
    return po('back.po');
  }

  it('export every text of a language of the portal, and import it unchanged', async () => {
    const { value } = await run('export', '--language', 'PT', '--out', po('pt.po'), '--json');
    const total = Object.values(portalTexts('en')).flatMap(Object.keys).length;
    expect(value).toEqual({ file: po('pt.po'), language: 'pt', brand: null, texts: total, missing: 0, changed: 0, of: total });
    const file = readPo(read('pt.po'));
    expect([file.tag, file.brand]).toEqual(['pt', null]);
    expect(file.entries.find(({ name }) => name === 'portal:home')).toMatchObject({
      source: portalTexts('en')['portal']?.['home'],
      translation: portalTexts('pt')['portal']?.['home'],
    });
    const back = await run('import', po('pt.po'), '--json');
    expect(back.value).toMatchObject({ counts: { unchanged: total, added: 0, changed: 0 }, refusals: [], files: [] });
  });

  it('import into the files of the portal, in the order of English', async () => {
    const file = translated([{ name: 'portal:home', translation: 'Começo' }], null, 'pt');
    expect((await run('import', file)).out).toContain('1 changed; 1 files written');
    const texts = JSON.parse(read('locales/pt/portal.json')) as Record<string, string>;
    expect(texts).toEqual({ ...portalTexts('pt')['portal'], home: 'Começo' });
    expect(Object.keys(texts)).toEqual(Object.keys(portalTexts('en')['portal'] ?? {}));
  });

  it('import a file in the charset that its header names', async () => {
    const file = translated([{ name: 'portal:home', translation: 'Começo é só' }], null, 'pt');
    const text = readFileSync(file, 'utf8').replace(/charset=utf-8/i, 'charset=ISO-8859-1');
    writeFileSync(file, text, 'latin1');
    await run('import', file);
    expect(read('locales/pt/portal.json')).toContain('"home": "Começo é só"');
    // what a template begins with: no charset yet
    writeFileSync(file, text.replace('ISO-8859-1', 'CHARSET'));
    await run('import', file);
    expect(read('locales/pt/portal.json')).toContain('"home": "Começo é só"');
  });

  it("export a language that a brand adds with the brand's words, and only what is missing where that is wanted", async () => {
    withGerman({ portal: { home: 'Start' } });
    await run('export', '--language', 'de', '--brand', 'folia', '--out', po('de.po'));
    const all = readPo(read('de.po'));
    const named = (name: string) => all.entries.find((entry) => entry.name === name);
    expect(all.brand).toBe('folia');
    expect(named('portal:home')?.translation).toBe('Start');
    expect(named('portal:about_text')?.source).toMatch(/^\{\{brand\}\} brings studio games/);
    expect(named('content:about_promise')).toMatchObject({ source: 'What we promise', translation: '' });
    const { value } = await run('export', '--language', 'de', '--brand', 'folia', '--missing', '--out', po('de.po'), '--json');
    expect(value).toMatchObject({ texts: all.entries.length - 1, missing: all.entries.length - 1, of: all.entries.length });
    expect(readPo(read('de.po')).entries.map(({ name }) => name)).not.toContain('portal:home');
  });

  it('export of a language of the portal only what the brand has itself', async () => {
    await run('export', '--language', 'en', '--brand', 'folia', '--out', po('en.po'));
    const names = readPo(read('en.po')).entries.map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('content:'))).toEqual(['portal:about_text', 'portal:responsibility_text']);
    expect(names).toHaveLength(17);
  });

  it('export plural forms of the language, with the numbers that they are for', async () => {
    const file = join(root, 'brands/folia/brand.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('["PT", "EN"]', '["PT", "EN", "PL"]'));
    writeFileSync(join(root, 'brands/folia/texts/pl.json'), '{"$schema": "../../../schemas/brand/texts.schema.json"}');
    await run('export', '--language', 'pl', '--brand', 'folia', '--plurals', '--out', po('pl.po'));
    const forms = readPo(read('pl.po')).entries.filter(({ name }) => name.startsWith('portal:images_hint'));
    expect(forms.map(({ name }) => name.slice('portal:images_hint'.length))).toEqual(['', '_one', '_few', '_many']);
    expect(read('pl.po')).toContain('#. plural form "few", for numbers such as 2, 3, 4, 22; the same placeholders');
  });

  it('export no translation of a word that is named as a member of objects', async () => {
    withGerman();
    const change = (name: string, part: (file: Record<string, Record<string, unknown>>) => object) => {
      const file = JSON.parse(read(`brands/folia/${name}`)) as Record<string, Record<string, unknown>>;
      writeFileSync(join(root, 'brands/folia', name), JSON.stringify({ ...file, ...part(file) }));
    };
    change('menus.json', () => ({ footer: { entries: { help: { label: 'brand:toString' } } } }));
    for (const name of ['texts/en.json', 'texts/pt.json'])
      change(name, ({ brand }) => ({ brand: { ...brand, toString: 'As words' } }));
    await run('export', '--language', 'de', '--brand', 'folia', '--out', po('de.po'));
    const word = readPo(read('de.po')).entries.find(({ name }) => name === 'brand:toString');
    expect(word).toMatchObject({ source: 'As words', translation: '' });
  });

  it('import into the file of a brand: sorted, formatted, with what was there, and counted', async () => {
    withGerman({ portal: { register: 'Konto eröffnen', login: null }, content: { about_lead: 'Ein Haus' } });
    const file = translated([
      {
        name: 'portal:images_hint_one',
        source: portalTexts('en')['portal']?.['images_hint'] ?? '',
        translation: 'Bis zu {{count}} Bild',
      },
      { name: 'portal:images_hint', translation: 'Bis zu {{count}} Bilder, PNG oder JPG, je 5 MB' },
      { name: 'portal:register', translation: 'Registrieren' },
      { name: 'portal:home', translation: 'Startseite', isFuzzy: true, previous: 'House' },
      { name: 'content:about_lead', source: 'A small house', translation: 'Ein Haus' },
    ]);
    const { out, code } = await run('import', file);
    expect(code).toBe(0);
    expect(out).toContain('2 added, 1 changed, 1 unchanged, 1 fuzzy, 1 outdated; 1 files written');
    expect(out).toMatch(/back\.po:\d+ warning content:about_lead was translated from another text/);
    const texts = JSON.parse(read(german)) as Record<string, Record<string, string>>;
    const { portal = {} } = texts;
    expect(Object.keys(texts)).toEqual(['$schema', 'portal', 'content']);
    expect(portal).toMatchObject({ register: 'Registrieren', login: null });
    expect(portal).not.toHaveProperty('home');
    const order = Object.keys(portalTexts('en')['portal'] ?? {}).filter((key) => Object.hasOwn(portal, key));
    order.splice(order.indexOf('images_hint') + 1, 0, 'images_hint_one');
    expect(Object.keys(portal)).toEqual(order);
    expect(read(german)).toBe(`${JSON.stringify(texts, null, 2)}\n`);
  });

  it.each([
    ['other placeholders', { name: 'portal:images_hint', translation: 'Bis zu {{number}} Bilder' }, 'the placeholders {{count}}'],
    ['no placeholder', { name: 'portal:images_hint', translation: 'Einige Bilder' }, 'the placeholders {{count}}'],
    ['an unknown key', { name: 'portal:hoem', source: 'Home', translation: 'Start' }, 'a text of the export'],
    [
      'a category of another language',
      { name: 'portal:images_hint_few', translation: 'Bis zu {{count}}' },
      'a plural category of de: images_hint_one, images_hint_other',
    ],
    ['HTML', { name: 'portal:home', translation: 'Start <b>seite</b>' }, 'plain text'],
    ['an entity', { name: 'portal:home', translation: 'Start&nbsp;seite' }, 'plain text'],
    ['a single brace', { name: 'portal:home', translation: 'Start {x}' }, 'braces only around placeholder names, {{name}}'],
    ['a call of another text', { name: 'portal:home', translation: '$t(portal:help)' }, 'a text that calls no other with $t('],
    ['a space behind', { name: 'portal:home', translation: 'Start ' }, 'no space before or behind'],
  ])('import refuses %s at its line, and writes nothing', async (_what, entry, expected) => {
    withGerman();
    const before = read(german);
    const file = translated([{ name: 'portal:register', translation: 'Registrieren' }, entry]);
    const { value, code } = await run('import', file, '--json');
    expect(code).toBe(1);
    const line = lineOfEntry(read('back.po'), entry.name);
    expect(line).toBeGreaterThan(1);
    expect(value).toMatchObject({ refusals: [{ file, line, name: entry.name, expected }], files: [] });
    expect(read(german)).toBe(before);
  });

  it('import names what is similar to an unknown key', async () => {
    withGerman();
    const { out } = await run('import', translated([{ name: 'portal:hoem', source: 'Home', translation: 'Start' }]));
    expect(out).toContain('hint      did you mean "portal:home"');
    expect(out).toContain('1 refused, nothing written');
  });

  it('import refuses what the brand must not say, as check would', async () => {
    withGerman();
    const before = read(german);
    const file = translated([{ name: 'portal:responsibility_text', translation: 'Spiel mit Maß.' }]);
    await expect(run('import', file)).rejects.toThrow(/safety-off[^]*names the age/);
    expect(read(german)).toBe(before);
  });

  it('import writes nothing on a dry run', async () => {
    withGerman();
    const before = read(german);
    const { out } = await run('import', translated([{ name: 'portal:home', translation: 'Start' }]), '--dry-run');
    expect(out).toContain('1 added; 1 files would be written');
    expect(read(german)).toBe(before);
  });

  it.each([
    [['export', '--language', 'de', '--out', 'x.po'], /the portal has no texts in "de".*give --brand/],
    [['export', '--language', 'en', '--out', 'x.po'], /English is the language from which/],
    [
      ['export', '--language', 'th', '--brand', 'folia', '--out', 'x.po'],
      /folia does not offer "th".*brand -- language th --brand folia/,
    ],
    [['export', '--language', 'pt', '--brand', 'folai', '--out', 'x.po'], /no brand folder "folai"; did you mean "folia"/],
    [['import', 'no.po'], /no\.po: there is no such file/],
  ])('refuse %j', async (line, message) => {
    await expect(run(...line)).rejects.toThrow(message);
    expect(existsSync('x.po')).toBe(false);
  });

  it('refuse a file that is no exchange file, and the last one of another language', async () => {
    writeFileSync(po('x.po'), '{ "portal": {} }');
    await expect(run('import', po('x.po'))).rejects.toThrow(/x\.po: it is no PO file/);
    writeFileSync(po('x.po'), 'msgid "a"\nmsgstr "b"\n');
    await expect(run('import', po('x.po'))).rejects.toThrow(/x\.po: its header has no "Language"/);
    const file = translated([], null, 'vi');
    await expect(run('export', '--language', 'pt', '--out', po('y.po'), '--since', file)).rejects.toThrow(
      /it is of vi, the portal: expected pt, the portal/,
    );
  });
});
