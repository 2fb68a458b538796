import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { brandNames } from '../site/publish/brandNames.ts';
import { registerLanguage } from './languageCommand.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const names = brandNames(createWholeRegistry());

describe('the command language', () => {
  let brands: string;
  beforeEach(() => {
    brands = join(mkdtempSync(join(tmpdir(), 'brand-language-')), 'brands');
    cpSync(join(project, 'brands'), brands, { recursive: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(join(brands, '..'), { recursive: true, force: true });
  });

  const read = (name: string) => readFileSync(join(brands, name), 'utf8');
  const rulesOf = (id: string) =>
    checkBrands([id], names, { folders: diskFolders(pathToFileURL(`${brands}/`)) }).map(
      ({ rule, severity }) => `${severity} ${rule}`,
    );

  /** Runs the command; resolves with what it prints. */
  async function run(...line: string[]): Promise<string> {
    let out = '';
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += `${text}\n`));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((out += String(text)), true));
    const program = new Command('brand').exitOverride();
    registerLanguage(program);
    await program.parseAsync(['language', ...line, '--brands', brands], { from: 'user' });
    vi.restoreAllMocks();
    return out;
  }

  it('starts a language of the catalogue: the code in its place, a file to be filled, the words of the brand', async () => {
    const before = read('folia/brand.json');
    const out = await run('german', '--brand', 'folia');
    expect(read('folia/brand.json')).toBe(before.replace('["PT", "EN"]', '["PT", "EN", "DE"]'));
    expect(JSON.parse(read('folia/texts/de.json'))).toEqual({ $schema: '../../../schemas/brand/texts.schema.json' });
    expect(out).toMatch(/folia: German \(DE\), 2 files written, \d+ texts to translate/);
    for (const word of ['portal:about_text', 'content:about_story']) expect(out).toContain(`translate             ${word}`);
    expect(out).toContain('npm run texts -- export --language de --brand folia --missing --out de.po');
    expect(rulesOf('folia')).toEqual(['warning untranslated']);
  });

  it('adds a language of the portal, whose words of the brand fall back until they are translated', async () => {
    const { files, words, missing, written } = JSON.parse(await run('TH', '--brand', 'folia', '--json')) as Record<
      string,
      unknown
    >;
    expect((files as { name: string }[]).map(({ name }) => name)).toEqual(['texts/th.json', 'brand.json']);
    expect([written, missing]).toEqual([true, 17]);
    expect(words).toHaveLength(17);
    expect(read('folia/brand.json')).toContain(
      '"supported": ["PT", "EN", "TH"],\n    "default": "PT",\n    "fallback": {\n      "TH": ["EN"]\n    }',
    );
    expect(rulesOf('folia').filter((rule) => !rule.endsWith('missing-translation'))).toEqual(['warning untranslated']);
  });

  it('takes the default language for words that English lacks', async () => {
    const { brand: _brand, content: _content, ...english } = JSON.parse(read('folia/texts/en.json')) as Record<string, unknown>;
    writeFileSync(join(brands, 'folia/texts/en.json'), JSON.stringify(english));
    writeFileSync(join(brands, 'folia/brand.json'), read('folia/brand.json').replace('["PT", "EN"]', '["PT"]'));
    await run('de', '--brand', 'folia');
    expect(JSON.parse(read('folia/brand.json'))).toMatchObject({
      languages: { supported: ['PT', 'DE'], fallback: { DE: ['PT'] } },
    });
    expect(rulesOf('folia').filter((rule) => rule.startsWith('error'))).toEqual([]);
  });

  it('writes the inherited languages into a brand that says none, after its name and hosts', async () => {
    await run('DE', '--brand', 'orvane-desk');
    const keys = Object.keys(JSON.parse(read('orvane-desk/brand.json')) as object);
    expect(JSON.parse(read('orvane-desk/brand.json'))).toMatchObject({ languages: { supported: ['EN', 'PT', 'DE'] } });
    expect(keys.indexOf('languages')).toBeGreaterThan(keys.indexOf('hosts'));
    expect(rulesOf('orvane-desk')).toEqual(['warning untranslated']);
  });

  it('repairs a brand that offers the language without a file, and leaves one alone that has it', async () => {
    writeFileSync(join(brands, 'folia/brand.json'), read('folia/brand.json').replace('["PT", "EN"]', '["PT", "EN", "DE"]'));
    const before = read('folia/brand.json');
    expect(rulesOf('folia')).toEqual(['error missing-texts']);
    await run('DE', '--brand', 'folia');
    expect([read('folia/brand.json'), existsSync(join(brands, 'folia/texts/de.json'))]).toEqual([before, true]);
    expect(await run('DE', '--brand', 'folia')).toMatch(/^folia: German \(DE\) is offered already, \d+ texts to translate\n$/);
  });

  it('writes nothing on a dry run', async () => {
    const before = read('folia/brand.json');
    expect(await run('DE', '--brand', 'folia', '--dry-run')).toContain('2 files would be written');
    expect([read('folia/brand.json'), existsSync(join(brands, 'folia/texts/de.json'))]).toEqual([before, false]);
  });

  it.each([
    ['AR', 'folia', /Arabic is written from right to left.*sets no direction \(dir\)/],
    ['DF', 'folia', /"DF" is no language of the catalogue.*known: PT, EN/],
    ['DE', 'folai', /there is no brand folder "folai"; did you mean "folia"\?/],
  ])('refuses %s of %s', async (code, brand, message) => {
    await expect(run(code, '--brand', brand)).rejects.toThrow(message);
  });

  it('refuses what would break the brand, with the findings', async () => {
    const menus = JSON.parse(read('folia/menus.json')) as { side: { order: string[]; entries: Record<string, unknown> } };
    menus.side.order = menus.side.order.filter((name) => name !== 'language');
    menus.side.entries['language'] = null;
    const bottomBar = { order: ['home', 'promotions'], entries: { language: null } };
    writeFileSync(join(brands, 'folia/menus.json'), JSON.stringify({ ...menus, bottomBar }));
    writeFileSync(join(brands, 'folia/brand.json'), read('folia/brand.json').replace('["PT", "EN"]', '["PT"]'));
    rmSync(join(brands, 'folia/texts/en.json'));
    const before = read('folia/brand.json');
    await expect(run('DE', '--brand', 'folia')).rejects.toThrow(/no-way/);
    expect([read('folia/brand.json'), existsSync(join(brands, 'folia/texts/de.json'))]).toEqual([before, false]);
  });
});
