import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFamilies } from './families.ts';
import { planFonts, withSubstitutes } from './fontFaces.ts';
import { fontSource } from './fontFiles.ts';

const folia = {
  'font-display': '"Bricolage Grotesque Variable","Noto Sans",sans-serif',
  'font-text': '"Manrope Variable",sans-serif',
  'font-num': '"Manrope Variable",sans-serif',
  'heading-font': 'var(--font-display)',
};
const mayloc = { 'font-display': '"Phudu Variable",sans-serif', 'font-text': '"Be Vietnam Pro",sans-serif' };
const latin = { supported: ['PT', 'EN'], default: 'PT' };
const vietnamese = { supported: ['VI', 'EN'], default: 'VI' };

test('the files of every family are installed', () => {
  for (const family of Object.values(fontFamilies)) {
    for (const { variant } of family.faces) expect(existsSync(fontSource(family, 'latin', variant))).toBe(true);
  }
});

test('a face is followed by its matching system font, other tokens stay', () => {
  const type = withSubstitutes({ ...folia, 'w-body': '500' });
  expect(type['font-display']).toBe(
    '"Bricolage Grotesque Variable","Bricolage Grotesque Variable Substitute","Noto Sans",sans-serif',
  );
  expect(type['heading-font']).toBe('var(--font-display)');
  expect(type['w-body']).toBe('500');
});

test('a Latin brand has display and text and no Vietnamese faces; the substitutes need no file', () => {
  const plan = planFonts(folia, latin);
  expect(plan.files[1]?.url).toMatch(/^\/assets\/fonts\/bricolage-grotesque-latin-wght-[0-9a-f]{8}\.woff2$/);
  expect(plan.substitutes.match(/@font-face/g)).toHaveLength(4);
  expect(plan.substitutes).not.toContain('url(');
  expect(plan.css).not.toContain('vietnamese');
  expect(plan.unknown).toEqual([]);
});

test('Vietnamese faces follow the extended Latin ones, whose letters they share', () => {
  const { css } = planFonts(mayloc, vietnamese);
  expect(css.indexOf('phudu-vietnamese')).toBeGreaterThan(css.indexOf('phudu-latin-ext'));
});

test('the fonts of a first view stay within 95 kB for Latin and 125 kB for Vietnamese', () => {
  const size = (plan: ReturnType<typeof planFonts>, subsets: RegExp) =>
    plan.files.filter(({ url }) => subsets.test(url)).reduce((sum, { source }) => sum + statSync(source).size, 0);
  const orvane = { 'font-display': '"Newsreader Variable"', 'font-text': '"Hanken Grotesk Variable"' };
  expect(size(planFonts(folia, latin), /-latin-(wght|\d)/)).toBeLessThan(70_000);
  expect(size(planFonts(orvane, latin), /-latin-(wght|\d)/)).toBeLessThan(95_000);
  expect(size(planFonts(mayloc, vietnamese), /-(latin|vietnamese)-(wght|\d)/)).toBeLessThan(125_000);
});

test('an unknown face is reported and left to its stack', () => {
  const type = { 'font-display': '"Nowhere Sans",sans-serif' };
  expect(planFonts(type, latin)).toMatchObject({ css: '', files: [], unknown: ['Nowhere Sans'] });
  expect(withSubstitutes(type)).toEqual(type);
});
