import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { iconSymbols, symbolsElement, withOwnIcons } from './pageIcons.ts';

const EYE = '<symbol id="eye" viewBox="0 0 24 24"><path d="M1 2" /></symbol>';
const SUN = '<symbol id="sun" viewBox="0 0 24 24"><circle r="4" /><path d="M3 4" /></symbol>';
let engineDir = '';

beforeEach(() => {
  engineDir = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(engineDir, 'assets'));
  writeFileSync(join(engineDir, 'assets/icons-a_b-1.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${EYE}\n${SUN}\n</svg>\n`);
});
afterEach(() => rmSync(engineDir, { recursive: true }));

const icon = (name: string) => `<svg class="i"><use href="/assets/icons-a_b-1.svg#${name}"></use></svg>`;

test('a page has each of its icons once, and names no sprite', () => {
  const page = `<p>${icon('sun')}${icon('sun')}</p>`;
  const own = '<svg class="i"><use href="#icon-sun"></use></svg>';
  expect(withOwnIcons(page)).toBe(`<p>${own}${own}</p>`);
  expect(symbolsElement(iconSymbols(page, engineDir))).toBe(
    `<div hidden><svg>${SUN.replace('id="sun"', 'id="icon-sun"')}</svg></div>`,
  );
});

test('a page without icons, and other pictures, stay as they are', () => {
  const page = '<img src="/assets/flag-BR.svg"><a href="/assets/icons-a_b-1.svg#sun">sun</a>';
  expect(withOwnIcons(page)).toBe(page);
  expect(symbolsElement(iconSymbols(page, engineDir))).toBe('');
});

test('a page has the icons of what joins it later, too', () => {
  expect(iconSymbols(icon('sun'), engineDir, ['eye', 'sun']).map((symbol) => /id="([^"]*)"/.exec(symbol)?.[1])).toEqual([
    'icon-eye',
    'icon-sun',
  ]);
});

test('an icon that the sprite lacks is an error', () => {
  expect(() => iconSymbols(icon('sun'), engineDir, ['sub'])).toThrow('/assets/icons-a_b-1.svg has no icon "sub".');
  expect(() => iconSymbols(icon('sub'), engineDir)).toThrow('/assets/icons-a_b-1.svg has no icon "sub".');
});
