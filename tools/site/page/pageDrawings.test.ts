import { expect, test } from 'vitest';
import { listBrands, loadBrand } from '../../brand-files/loadBrand.ts';
import { drawingsOf, drawingSymbol, drawingSymbols, withDrawings } from './pageDrawings.ts';

const drawing = (body: string, root = 'viewBox="0 0 32 32"') => `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>\n`;

test('plain shapes become a symbol of their page', () => {
  const shapes =
    '<g transform="rotate(72)"><path d="M3 29L29 3Z" fill="#1FD67F"/></g><circle cx="16" cy="16" r="3" stroke-width="1.9"/>';
  expect(drawingSymbol('brand-mark', drawing(shapes))).toBe(`<symbol id="brand-mark" viewBox="0 0 32 32">${shapes}</symbol>`);
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
  expect(drawingSymbol('brand-mark', drawing(body))).toBeNull();
});

test('a symbol keeps what its shapes inherit from the root of the file', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?>\n${drawing('<path d="M0 0"/>', 'width="9" viewBox="0 0 9 9" fill="none"')}`;
  expect(drawingSymbol('brand-mark', file)).toBe(
    '<symbol id="brand-mark" viewBox="0 0 9 9" fill="none"><path d="M0 0"/></symbol>',
  );
});

test.each([
  'width="32"',
  'viewBox="0 0 9 9" style="fill:red"',
  'viewBox="0 0 9 9" class="link"',
  'viewBox="0 0 9 9" onload="x()"',
])('a drawing whose root has only %s stays a file', (root) => {
  expect(drawingSymbol('brand-mark', drawing('<path d="M0 0"/>', root))).toBeNull();
});

test('a long drawing stays a file', () => {
  expect(drawingSymbol('brand-mark', drawing(`<path d="M${'0 0 '.repeat(600)}"/>`))).toBeNull();
});

const mark = { id: 'brand-mark', src: '/images/mark.svg', symbol: '<symbol id="brand-mark"></symbol>' };
const flag = { id: 'flag-BR', src: 'data:image/gif;base64,R0', symbol: '<symbol id="flag-BR"></symbol>' };
const image = (src: string, name = '', alt = '') => `<img${name} src="${src}" alt="${alt}" width="24" height="16"/>`;

test('the pictures of a drawing are replaced, others are not', () => {
  const others = `${image('/images/art.svg')}${image(mark.src, '', 'Acme')}`;
  const drawn = (name: string, id: string) =>
    `<svg${name} width="24" height="16" aria-hidden="true" focusable="false"><use href="#${id}"></use></svg>`;
  expect(withDrawings(`${image(mark.src)}<b>${others}</b>${image(flag.src, ' class="a b"')}`, [mark, flag])).toBe(
    `${drawn('', 'brand-mark')}<b>${others}</b>${drawn(' class="a b"', 'flag-BR')}`,
  );
});

test('a page has the symbol of the mark, and others that it shows', () => {
  expect(drawingSymbols('', [mark, flag])).toEqual([mark.symbol]);
  expect(drawingSymbols(image(flag.src), [mark, flag])).toEqual([mark.symbol, flag.symbol]);
});

test('the marks, flags and pictures of categories of the sample brands are in their pages', () => {
  for (const id of listBrands()) {
    const loaded = loadBrand(id);
    const pictures = Object.values(loaded.brand.menus.categories?.entries ?? {}).flatMap(({ image }) => image ?? []);
    expect(
      drawingsOf(loaded).map((drawing) => drawing.id),
      id,
    ).toEqual(['brand-mark', `flag-${loaded.brand.phone.defaultCountry}`, ...pictures]);
    expect(pictures).toHaveLength(id === 'orvane-desk' ? 0 : 9);
  }
});

test('a brand whose country has no flag, or a detailed one, has a page without it', () => {
  const loaded = loadBrand('folia');
  const idsFor = (defaultCountry: string) =>
    drawingsOf({ ...loaded, brand: { ...loaded.brand, phone: { ...loaded.brand.phone, defaultCountry } } })
      .map(({ id }) => id)
      .filter((id) => !id.startsWith('category-'));
  expect(idsFor('QQ')).toEqual(['brand-mark']);
  expect(idsFor('SA')).toEqual(['brand-mark']);
});
