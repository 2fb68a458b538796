import { expect, test } from 'vitest';
import { early, type Fetched, orderFindings } from './waterfall.ts';

const fetched = (path: string, start: number, end: number): Fetched => ({ path, start, end });
const page = [fetched('/register', 0, 10), fetched('/assets/main.js', 5, 20), fetched('/assets/form.js', 6, 40)];
const order = { scripts: ['/assets/main.js', '/assets/form.js'], most: 4, picturesFirst: false };

test('a request is early when it begins before the last script is loaded', () => {
  const all = [fetched('/assets/a.woff2', 40, 50), ...page, fetched('/theme.css', 39, 80)];
  expect(early(all, order).map(({ path }) => path)).toEqual(['/register', '/assets/main.js', '/assets/form.js', '/theme.css']);
  expect(orderFindings(all, order)).toEqual([]);
});

test('early fonts, pictures, later code and too many requests are reported', () => {
  for (const path of ['/assets/a.woff2', '/media/hero.webp', '/images/art.png', '/assets/start.js'])
    expect(orderFindings([...page, fetched(path, 39, 90)], order)).toEqual([`${path} is requested before the page's code is in`]);
  const pictures = ['a', 'b', 'c'].map((name) => fetched(`/media/${name}.webp`, 7, 9));
  expect(orderFindings([...page, ...pictures], { ...order, picturesFirst: true })).toEqual([]);
  expect(orderFindings([...page, fetched('/a.svg', 1, 2), fetched('/b.svg', 1, 2)], order)).toEqual([
    expect.stringContaining('5 requests of 4'),
  ]);
});

test('a style sheet, whose first rules are in the page, does not come before the code', () => {
  expect(orderFindings([...page, fetched('/theme.css', 6, 9)], order)).toEqual([]);
  expect(orderFindings([...page, fetched('/theme.css', 4, 9)], order)).toEqual([
    "/theme.css is requested before the page's code",
  ]);
});

test('code that the HTML names for later may be early, and is not waited for', () => {
  const named = { ...order, next: ['/assets/start.js'] };
  const all = [...page, fetched('/assets/start.js', 6, 90), fetched('/assets/a.woff2', 41, 50)];
  expect(orderFindings(all, named)).toEqual([]);
  expect(orderFindings(all, order)).toEqual(["/assets/start.js is requested before the page's code is in"]);
  expect(orderFindings([...page, fetched('/assets/a.woff2', 39, 50)], { ...order, yields: true })).toEqual([]);
});

test('reads that a page sends together do not wait for each other, and are there', () => {
  const reads = { ...order, together: ['/vendors', '/hot'] };
  const lobby = (...more: Fetched[]) => orderFindings([...page, ...more], reads);
  expect(lobby(fetched('/vendors', 50, 70), fetched('/hot', 51, 60))).toEqual([]);
  expect(lobby(fetched('/vendors', 50, 70), fetched('/hot', 71, 80))).toEqual(['/hot waits for another read of the page']);
  expect(lobby(fetched('/vendors', 50, 70))).toEqual(['/hot is not read']);
});

test('a recording without the scripts proves nothing', () => {
  expect(orderFindings(page.slice(0, 2), order)).toEqual(['no recording: /assets/form.js']);
  expect(orderFindings(page, { ...order, scripts: [] })).toEqual(['no recording: there is no script']);
});
