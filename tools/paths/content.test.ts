import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentType, createContent, encodeFor } from './content.ts';

const text = Buffer.from('a long enough text '.repeat(100));

test('brotli is preferred, then gzip, then plain', async () => {
  const content = createContent(text, contentType('x.css'));
  const br = await encodeFor(content, 'gzip, deflate, br');
  expect(br.encoding).toBe('br');
  expect(brotliDecompressSync(br.body)).toEqual(text);
  const gz = await encodeFor(content, 'gzip, br;q=0');
  expect(gz.encoding).toBe('gzip');
  expect(gunzipSync(gz.body)).toEqual(text);
  expect((await encodeFor(content, '')).encoding).toBeNull();
});

test('pictures, fonts and small responses are not compressed', async () => {
  expect((await encodeFor(createContent(text, contentType('x.webp')), 'br')).encoding).toBeNull();
  expect((await encodeFor(createContent(Buffer.from('{}'), contentType('x.json')), 'br')).encoding).toBeNull();
});

test('a precompressed file is sent as it is', async () => {
  const stored = Buffer.from('stored');
  expect((await encodeFor(createContent(text, contentType('x.js'), { compressed: { br: stored } }), 'br')).body).toBe(stored);
});

test('a page for one session is compressed fast, to the same text', async () => {
  const page = Buffer.from(Array.from({ length: 400 }, (_, nth) => `<li id="${nth * 7919}">entry</li>`).join(''));
  const forAll = await encodeFor(createContent(page, contentType('x.html')), 'br');
  const forOne = await encodeFor(createContent(page, contentType('x.html'), { effort: 'fast' }), 'br');
  expect(brotliDecompressSync(forOne.body)).toEqual(page);
  expect(forOne.body.length).toBeGreaterThan(forAll.body.length);
});
