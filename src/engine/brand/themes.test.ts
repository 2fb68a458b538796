import { expect, test } from 'vitest';
import type { Brand } from './snapshot.ts';
import { hasThemeSwitch, keepsTheme, publishedTheme, shownThemes } from './themes.ts';

const brand = (start: string, parts: { regions?: object; menus?: object; keepChoice?: boolean } = {}) => {
  const { regions = { themeSwitch: {} }, menus = {}, keepChoice = true } = parts;
  return { theme: { default: start, keepChoice }, layout: { regions }, menus } as unknown as Brand;
};
const entry = (order: string[]) => ({ side: { order, entries: { night: { action: 'toggleTheme' } } } });

test.each([
  ['light', {}, ['light', 'dark']],
  ['light', { regions: {} }, ['light']],
  ['dark', { regions: {} }, ['dark']],
  ['dark', { regions: {}, menus: entry(['night']) }, ['light', 'dark']],
  ['dark', { regions: {}, menus: entry([]) }, ['dark']],
  ['system', { regions: {} }, ['light', 'dark']],
])('a brand that starts %s with %o shows %o (THM-06)', (start, parts, themes) => {
  expect(shownThemes(brand(start, parts))).toEqual(themes);
});

test('a choice is kept only where somebody can change it (THM-06)', () => {
  expect(keepsTheme(brand('dark'))).toBe(true);
  expect(keepsTheme(brand('dark', { regions: {} }))).toBe(false);
  expect(keepsTheme(brand('dark', { keepChoice: false }))).toBe(false);
  expect(hasThemeSwitch(brand('dark', { regions: {} }))).toBe(false);
});

test('the theme of the device is light in a published page (THM-05)', () => {
  expect(['light', 'dark', 'system'].map((start) => publishedTheme(brand(start)))).toEqual(['light', 'dark', 'light']);
});
