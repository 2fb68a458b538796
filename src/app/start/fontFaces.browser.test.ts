import { afterEach, expect, onTestFinished, test } from 'vitest';
import file from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import { addFaces } from './fontFaces.ts';

afterEach(() => document.fonts.clear());

/** Browsers differ in the quotes. */
const nameOf = ({ family }: FontFace): string => family.replaceAll('"', '');

const rule = (family: string, address: string, range = 'U+0-FF') =>
  `@font-face{font-family:"${family}";font-weight:200 800;src:url(${address}) format("woff2");unicode-range:${range}}`;

const sheetOf = (...rules: string[]): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root{--ink:black}${rules.join('')}`);
  return sheet;
};

test('faces are added with the files that the text needs', async () => {
  const added = addFaces(sheetOf(rule('Test Text', file), rule('Test Greek', file, 'U+370-3FF')), 'text');
  expect(document.fonts.size, 'nothing is laid out before the files are there').toBe(0);
  await added;
  expect([...document.fonts].map((face) => [nameOf(face), face.weight, face.status, face.display])).toEqual([
    ['Test Text', '200 800', 'loaded', 'swap'],
    ['Test Greek', '200 800', 'unloaded', 'swap'],
  ]);
});

test('a face that the text did not need is loaded when its letters come', async () => {
  await addFaces(sheetOf(rule('Test Greek', file, 'U+370-3FF')), 'text');
  const states = () => [...document.fonts].map(({ status }) => status);
  expect(states()).toEqual(['unloaded']);
  const word = document.body.appendChild(document.createElement('p'));
  onTestFinished(() => word.remove());
  word.style.fontFamily = 'Test Greek';
  word.textContent = 'λόγος';
  await expect.poll(states).toEqual(['loaded']);
});

test('a missing file does not keep the others away', async () => {
  await addFaces(sheetOf(rule('Test Gone', '/gone.woff2'), rule('Test Text', file)), 'text');
  expect([...document.fonts].map((face) => `${nameOf(face)} ${face.status}`)).toEqual(['Test Gone error', 'Test Text loaded']);
});

test('substitutes from the system are not added again', async () => {
  await addFaces(sheetOf('@font-face{font-family:"Test Substitute";src:local("Arial")}'), 'text');
  expect(document.fonts.size).toBe(0);
});
