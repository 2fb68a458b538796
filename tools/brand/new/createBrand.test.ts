import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { checkBrands } from '../../brand-files/checkBrands.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import type { Answers } from './question.ts';
import { completeAnswers } from './completeAnswers.ts';
import { BrandExistsError, createBrand, drawingsOf, existingBrands } from './createBrand.ts';
import { kindNames } from './kinds.ts';

const shipped = fileURLToPath(new URL('../../../brands', import.meta.url));

describe('a new brand folder', () => {
  let root: string;
  let brands: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'new-brand-'));
    brands = join(root, 'brands');
    cpSync(shipped, brands, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  async function make(given: Partial<Answers> & { id: string }) {
    const folders = diskFolders(pathToFileURL(`${brands}/`));
    const existing = existingBrands(folders);
    const answers = await completeAnswers(given, { existing, ask: null, tell: () => undefined, acceptAll: true });
    return { folders, created: await createBrand(answers, { brands, folders, names: {} }) };
  }

  it('passes every check without findings and is complete', async () => {
    const { folders, created } = await make({ id: 'acme', colour: '#1F7A5C', languages: 'EN,PT', currency: 'R$' });
    expect(checkBrands(['acme'], {}, { folders }).filter(({ file }) => file.includes('/acme/'))).toEqual([]);
    const { brand, images, chain } = loadBrand('acme', { folders });
    expect(chain).toEqual(['base', 'acme']);
    expect(brand).toMatchObject({
      name: 'Acme',
      currency: { symbol: 'R$', space: '\u00a0' },
      constants: { tipAmount: '10' },
    });
    expect(brand.languages).toEqual({ supported: ['EN', 'PT'], default: 'PT' });
    for (const name of Object.values(brand.images)) expect(images.get(name), name).toContain('/acme/images/');
    expect(created.files).toEqual(
      expect.arrayContaining(['brand.json', 'theme.json', 'images/mark.svg', 'sandbox/media/hero-1.webp']),
    );
    expect(await sharp(join(brands, 'acme/images/register-art.webp')).metadata()).toMatchObject({ width: 640, height: 860 });
    expect(readdirSync(root)).toEqual(['brands']);
  });

  it.each(kindNames)('of the kind %s passes every check without findings', async (kind) => {
    const folders = diskFolders(pathToFileURL(`${brands}/`));
    const options = { existing: existingBrands(folders), ask: null, tell: () => undefined, acceptAll: true };
    const answers = await completeAnswers({ id: 'acme', kind }, options);
    // pictures take long, and the kinds differ in those of the categories alone
    const pictures = drawingsOf(answers).filter(({ path }) => path.startsWith('images/category-'));
    expect(pictures.length > 0).toBe(kind !== 'agents');
    await createBrand({ ...answers, colour: '' }, { brands, folders, names: brandNames(createWholeRegistry()) });
    const { brand } = loadBrand('acme', { folders });
    const { categories } = brand.menus;
    expect([brand.audience === 'agent', categories?.order[0], brand.layout.home.order.slice(0, 2)]).toEqual(
      {
        casino: [false, 'live', ['notice', 'continuePlaying']],
        sports: [false, 'sports', ['notice', 'categories']],
        lottery: [false, 'lott', ['notice', 'nextDraws']],
        agents: [true, undefined, ['agentOverview', 'agentNotices']],
      }[kind],
    );
  });

  it.each([
    ['VND', '20000', undefined],
    ['£', '10', undefined],
    // no amount is usual in these
    ['KWD', '20', { tipAmount: '20', zaloRewardMax: '20' }],
    ['pts', '20', { tipAmount: '20', zaloRewardMax: '20' }],
  ])('in %s has amounts of that currency', async (currency, tipAmount, written) => {
    const { folders } = await make({ id: 'folia-norte', extends: 'folia', currency });
    expect(loadBrand('folia-norte', { folders }).brand.constants.tipAmount).toBe(tipAmount);
    const file = JSON.parse(readFileSync(join(brands, 'folia-norte/brand.json'), 'utf8')) as { constants?: object };
    expect(file.constants).toEqual(written);
  });

  it('of a brand that extends another without colours has only its identity', async () => {
    const { folders, created } = await make({ id: 'folia-norte', extends: 'folia' });
    expect(created.files).toEqual(['brand.json']);
    expect(loadBrand('folia-norte', { folders }).chain).toEqual(['base', 'folia', 'folia-norte']);
  });

  it('in a language that its parent lacks names the words of the parent to translate (ENG-14)', async () => {
    const folders = diskFolders(pathToFileURL(`${brands}/`));
    for (const [tag, word] of [
      ['en', 'World Cup'],
      ['pt', 'Copa do Mundo'],
    ] as const) {
      const file = join(brands, 'folia/texts', `${tag}.json`);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), brand: { world_cup: word } }));
    }
    const menus = join(brands, 'folia/menus.json');
    writeFileSync(menus, readFileSync(menus, 'utf8').replace('portal:announcements', 'brand:world_cup'));
    const existing = existingBrands(folders);
    const answers = await completeAnswers(
      { id: 'acme', extends: 'folia', languages: 'EN,TH' },
      { existing, ask: null, tell: () => undefined, acceptAll: true },
    );
    const { text = [] } = brandNames({ names: () => [] });
    const { untranslated } = await createBrand(answers, { brands, folders, names: { text } });
    // beside those of its page
    expect(untranslated.filter((word) => !word.includes('below "content"'))).toEqual([
      '"world_cup" below "brand" in texts/th.json, for the offered language TH',
    ]);
    expect(untranslated).toContain('"about_lead" below "content" in texts/th.json, for the offered language TH');
    expect(readdirSync(brands)).toContain('acme');
  });

  it('never replaces an existing one, even an empty one created meanwhile', async () => {
    const folders = diskFolders(pathToFileURL(`${brands}/`));
    const existing = existingBrands(folders);
    const given = { id: 'acme', extends: 'folia' };
    const answers = await completeAnswers(given, { existing, ask: null, tell: () => undefined, acceptAll: true });
    mkdirSync(join(brands, 'acme'));
    writeFileSync(join(brands, 'acme', 'mine.txt'), 'mine');
    await expect(createBrand(answers, { brands, folders, names: {} })).rejects.toThrow(BrandExistsError);
    expect(readdirSync(join(brands, 'acme'))).toEqual(['mine.txt']);
    expect(readdirSync(root)).toEqual(['brands']);
  });

  it('is not written when the brand fails a check', async () => {
    const folders = diskFolders(pathToFileURL(`${brands}/`));
    const existing = existingBrands(folders);
    const answers = await completeAnswers(
      { id: 'acme', extends: 'folia' },
      { existing, ask: null, tell: () => undefined, acceptAll: true },
    );
    await expect(createBrand({ ...answers, hosts: 'not a host' }, { brands, folders, names: {} })).rejects.toThrow('/hosts/0');
    expect(readdirSync(brands)).not.toContain('acme');
    expect(readdirSync(root)).toEqual(['brands']);
  });
});
