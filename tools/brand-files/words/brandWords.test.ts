import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { changedBrandsChecker } from '../checkChanged.fixture.ts';
import type { Finding } from '../finding.ts';
import { inspectBrand } from '../loadBrand.ts';
import { type MemoryFolders, shippedInMemory } from '../memoryFolders.fixture.ts';

const names = brandNames(createWholeRegistry());
const check = changedBrandsChecker(names);

type Words = Record<string, string | null>;

/** Gives a brand words by language, and an entry of its side menu that uses one. */
function withWords(folders: MemoryFolders, id: string, words: Record<string, Words>, label?: string): MemoryFolders {
  for (const [tag, own] of Object.entries(words)) {
    if (folders.read(id, `texts/${tag}.json`) === '')
      folders.write(id, `texts/${tag}.json`, '{ "$schema": "../../../schemas/brand/texts.schema.json" }');
    folders.set(id, `texts/${tag}.json`, '/brand', own);
  }
  if (label !== undefined) folders.set(id, 'menus.json', '/side/entries/promotions/label', label);
  return folders;
}

const both = { pt: { world_cup: 'Copa do Mundo' }, en: { world_cup: 'World Cup' } };
const aboutWords = ({ rule }: Finding) => ['missing-word', 'unused-word', 'unknown-text', 'text-placeholder'].includes(rule);
const found = (folders: MemoryFolders, ...ids: string[]) => check(folders, ids).filter(aboutWords);

describe('a word of the brand', () => {
  it('is used as the label of an entry, a panel, a tab, a form field and a place that helps (ENG-14)', () => {
    const all = [
      ['menus.json', '/side/entries/promotions/label'],
      ['panels.json', '/member/transactionHistory/title'],
      ['panels.json', '/member/transactionHistory/records/columns/entries/remark/label'],
      ['register-form.json', '/fields/username/label'],
      ['brand.json', '/regulatory/help/linha', { name: 'Linha', text: 'brand:world_cup', url: 'https://blog.folia.example/' }],
    ] as const;
    for (const [file, pointer, value = 'brand:world_cup'] of all) {
      const folders = withWords(shippedInMemory(), 'folia', both);
      if (folders.read('folia', file) === '')
        folders.write('folia', file, JSON.stringify({ $schema: `../../schemas/brand/${file.replace('.json', '.schema.json')}` }));
      folders.set('folia', file, pointer, value);
      expect([file, found(folders, 'folia')]).toEqual([file, []]);
    }
  });

  it('that no language has is an error where it is used, with what is similar (ENG-14)', () => {
    const folders = withWords(shippedInMemory(), 'folia', both, 'brand:word_cup');
    expect(found(folders, 'folia')).toContainEqual(
      expect.objectContaining({
        rule: 'unknown-text',
        severity: 'error',
        file: 'brands/folia/menus.json',
        path: '/side/entries/promotions/label',
        hint: 'did you mean "brand:world_cup"?',
      }),
    );
  });

  it('below a misspelt namespace is no text, and the namespace is suggested', () => {
    const folders = withWords(shippedInMemory(), 'folia', {});
    folders.set('folia', 'texts/pt.json', '/brnad', { world_cup: 'Copa do Mundo' });
    expect(found(folders, 'folia')).toMatchObject([
      { rule: 'unknown-text', path: '/brnad/world_cup', hint: expect.stringContaining('"brand:world_cup"') as string },
    ]);
  });

  it('that an offered language lacks is an error that names key, language and file (ENG-14)', () => {
    const folders = withWords(shippedInMemory(), 'folia', { pt: both.pt }, 'brand:world_cup');
    expect(found(folders, 'folia')).toMatchObject([
      {
        rule: 'missing-word',
        severity: 'error',
        file: 'brands/folia/texts/en.json',
        path: '/brand/world_cup',
        expected: '"world_cup" below "brand" in texts/en.json, for the offered language EN',
        got: '"brand:world_cup" in pt only',
      },
    ]);
  });

  it('that nothing uses is a warning, in whatever languages it is (ENG-14)', () => {
    const folders = withWords(shippedInMemory(), 'folia', { pt: both.pt });
    expect(found(folders, 'folia')).toMatchObject([
      { rule: 'unused-word', severity: 'warning', file: 'brands/folia/texts/pt.json', path: '/brand/world_cup' },
    ]);
  });

  it('has no placeholder, which nothing would fill', () => {
    const folders = withWords(shippedInMemory(), 'folia', both, 'brand:world_cup');
    folders.set('folia', 'texts/en.json', '/brand/world_cup', 'Cup of {{brand}}');
    expect(found(folders, 'folia')).toMatchObject([{ rule: 'text-placeholder', expected: 'no placeholder' }]);
  });
});

describe('words of a parent', () => {
  it('are inherited, one by one replaced, and null removes one (ENG-14)', () => {
    const folders = withWords(shippedInMemory(), 'orvane', both, 'brand:world_cup');
    withWords(folders, 'orvane-desk', { en: { world_cup: 'The World Cup' } });
    expect(found(folders, 'orvane', 'orvane-desk')).toEqual([]);
    const texts = inspectBrand('orvane-desk', { folders, names }).loaded?.texts;
    expect([texts?.['en']?.['brand'], texts?.['pt']?.['brand']]).toEqual([{ world_cup: 'The World Cup' }, both.pt]);

    withWords(folders, 'orvane-desk', { en: { world_cup: null } });
    expect(found(folders, 'orvane', 'orvane-desk')).toMatchObject([
      { rule: 'missing-word', file: 'brands/orvane-desk/texts/en.json', path: '/brand/world_cup' },
    ]);
    withWords(folders, 'orvane-desk', { en: { world_cup: null }, pt: { world_cup: null } });
    expect(found(folders, 'orvane', 'orvane-desk')).toMatchObject([
      { rule: 'unknown-text', file: 'brands/orvane-desk/texts/en.json', got: expect.stringContaining('null') as string },
    ]);
  });

  it('that a child has in more languages are missing in the child', () => {
    const folders = withWords(shippedInMemory(), 'orvane', both, 'brand:world_cup');
    folders.set('orvane-desk', 'brand.json', '/languages', { supported: ['EN', 'PT', 'TH'] });
    expect(found(folders, 'orvane', 'orvane-desk')).toMatchObject([
      { rule: 'missing-word', file: 'brands/orvane-desk/texts/th.json', line: 1 },
    ]);
  });

  it('that the child uses no more are no concern of the child', () => {
    const folders = withWords(shippedInMemory(), 'orvane', both, 'brand:world_cup');
    folders.set('orvane-desk', 'menus.json', '/side/entries/promotions', null);
    expect(found(folders, 'orvane-desk')).toEqual([]);
  });
});
