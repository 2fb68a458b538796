import { describe, expect, it } from 'vitest';
import { checkBrands } from './checkBrands.ts';
import { formatFindings } from './finding.ts';
import { findingsAfterSetting, shippedNames } from './findingsAfter.fixture.ts';
import { BrandFilesError, inspectBrand, listBrands, loadBrand } from './loadBrand.ts';
import { shippedInMemory } from './memoryFolders.fixture.ts';

describe('the shipped brands', () => {
  it('have no findings', () => {
    expect(formatFindings(checkBrands(undefined, shippedNames))).toBe('');
  });

  it('are all but base, which is never published', () => {
    expect(listBrands()).toEqual(['folia', 'mayloc', 'orvane', 'orvane-desk']);
  });

  it('differ in language, agent check, remembered password, order of home and menu', () => {
    const [folia, mayloc, orvane, desk] = listBrands().map((id) => loadBrand(id));
    expect([folia, mayloc, orvane, desk].map((loaded) => loaded!.brand.languages.default)).toEqual(['PT', 'VI', 'EN', 'EN']);
    expect(mayloc!.brand.agent.check).toBe('allHeaderTypes');
    expect([folia, orvane].map((loaded) => loaded!.brand.login.rememberPassword)).toEqual([false, true]);
    expect(new Set([folia, mayloc, orvane].map((loaded) => loaded!.brand.layout.home.order.join())).size).toBe(3);
    expect(new Set([folia, mayloc, orvane].map((loaded) => loaded!.brand.menus['side']!.order.join())).size).toBe(3);
    expect(desk!.chain).toEqual(['base', 'orvane', 'orvane-desk']);
    expect(desk!.brand).toMatchObject({ audience: 'agent', loginedToHomePage: true, login: { rememberPassword: true } });
    expect(desk!.theme.color.light).toMatchObject({ accent: '#3FA79A', primary: orvane!.theme.color.light.primary });
  });

  it('resolve their pictures, inherited ones included', () => {
    const { brand, images } = loadBrand('orvane-desk');
    for (const name of Object.values(brand.images)) expect(images.get(name)).toContain('/images/');
    expect(images.get('mark.svg')).toContain('/orvane/images/mark.svg');
  });

  it('allow a fourth one made by copying a folder and editing JSON', () => {
    const folders = shippedInMemory();
    folders.copy('mayloc', 'acme');
    folders.set('acme', 'brand.json', '/id', 'acme');
    folders.set('acme', 'brand.json', '/name', 'Acme');
    folders.set('acme', 'brand.json', '/hosts', ['acme.example']);
    folders.set('acme', 'brand.json', '/merchantCode', 'acme01');
    expect(checkBrands(undefined, shippedNames, { folders })).toEqual([]);
    expect(loadBrand('acme', { folders }).brand.name).toBe('Acme');
  });
});

describe('a mistake in a file', () => {
  it('is reported with file, line, column, path, expected, got and suggestions', () => {
    const folders = shippedInMemory();
    folders.write(
      'folia',
      'layout.json',
      folders.read('base', 'layout.json').replace('"page": "register"', '"page": "regisster"'),
    );
    expect(formatFindings(checkBrands(['folia'], shippedNames, { folders }))).toBe(
      [
        'brands/folia/layout.json:16:15 error unknown-name',
        '  at        /routes/register/page',
        '  expected  a registered page',
        '  got       "regisster"',
        '  hint      did you mean "register"?',
      ].join('\n'),
    );
  });

  it('blocks its own brand and those that extend it, and no other', () => {
    const folders = shippedInMemory();
    folders.write('orvane', 'menus.json', '{ "side": ');
    const fit = listBrands(folders).filter((id) => inspectBrand(id, { folders }).loaded !== null);
    expect(fit).toEqual(['folia', 'mayloc']);
    expect(() => loadBrand('orvane-desk', { folders })).toThrow(BrandFilesError);
    expect(() => loadBrand('orvane', { folders })).toThrow(/brands\/orvane\/menus\.json:1:11 error syntax/);
  });

  it('in base is reported once, though every brand inherits it', () => {
    expect(findingsAfterSetting('base', 'menus.json', '/side/entries/home/route', 'hom')).toHaveLength(1);
  });
});
