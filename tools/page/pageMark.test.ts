import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listBrands, loadBrand } from '../brand-files/loadBrand.ts';
import { markSymbol, withOwnMark } from './pageMark.ts';

const drawing = (body: string, root = 'viewBox="0 0 32 32"') => `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>\n`;

test('plain shapes become a symbol of their page', () => {
  const shapes =
    '<g transform="rotate(72)"><path d="M3 29L29 3Z" fill="#1FD67F"/></g><circle cx="16" cy="16" r="3" stroke-width="1.9"/>';
  expect(markSymbol(drawing(shapes))).toBe(`<symbol id="brand-mark" viewBox="0 0 32 32">${shapes}</symbol>`);
});

test.each([
  ['an id', '<path id="root" d="M0 0"/>'],
  ['a class', '<path class="link" d="M0 0"/>'],
  ['a style', '<path style="fill:red" d="M0 0"/>'],
  ['a style sheet', '<style>path{fill:red}</style>'],
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
  ['a reference', '<use href="#root"/>'],
  ['a gradient', '<path d="M0 0" fill="url(#a)"/>'],
  ['an early end', '<path d="M0 0"/></svg><img src="x">'],
  ['another element', '<text>Folia</text>'],
  ['an unquoted value', '<path d=M0/>'],
  ['a comment', '<!-- made by hand --><path d="M0 0"/>'],
])('a drawing with %s stays a file', (_, body) => {
  expect(markSymbol(drawing(body))).toBeNull();
});

test('a symbol keeps what its shapes inherit from the root of the file', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?>\n${drawing('<path d="M0 0"/>', 'width="9" viewBox="0 0 9 9" fill="none"')}`;
  expect(markSymbol(file)).toBe('<symbol id="brand-mark" viewBox="0 0 9 9" fill="none"><path d="M0 0"/></symbol>');
});

test.each([
  'width="32"',
  'viewBox="0 0 9 9" style="fill:red"',
  'viewBox="0 0 9 9" class="link"',
  'viewBox="0 0 9 9" onload="x()"',
])('a drawing whose root has only %s stays a file', (root) => {
  expect(markSymbol(drawing('<path d="M0 0"/>', root))).toBeNull();
});

test('a long drawing stays a file', () => {
  expect(markSymbol(drawing(`<path d="M${'0 0 '.repeat(600)}"/>`))).toBeNull();
});

test('only the mark of a page’s logo is replaced', () => {
  const image = (file: string, width: number) => `<img src="/images/${file}" alt="" width="${width}" height="30"/>`;
  expect(withOwnMark(`${image('mark.svg', 30)}${image('mark.svg', 64)}${image('art.svg', 30)}`, 'mark.svg')).toBe(
    `<svg width="30" height="30" aria-hidden="true" focusable="false"><use href="#brand-mark"></use></svg>${image('mark.svg', 64)}${image('art.svg', 30)}`,
  );
});

test('the marks of the sample brands are in their pages', () => {
  for (const id of listBrands()) {
    const { brand, images } = loadBrand(id);
    expect(markSymbol(readFileSync(images.get(brand.images.mark)!, 'utf8')), id).not.toBeNull();
  }
});
