import { expect, test } from 'vitest';
import { heroPreloads } from './heroImage.ts';

test('each source of the picture is preloaded for its media query', () => {
  const page =
    '<picture><source srcset="/other.webp"/><img src="/o.webp"/></picture>' +
    '<picture><source media="(max-width: 767px)" srcSet="/m.webp?a=1&amp;b=2"/><img src="/d.webp" alt="" fetchPriority="high"/></picture>';
  expect(heroPreloads(page)).toEqual([
    '<link rel="preload" as="image" href="/m.webp?a=1&amp;b=2" media="(max-width: 767px)" fetchpriority="high">',
    '<link rel="preload" as="image" href="/d.webp" media="(not (max-width: 767px))" fetchpriority="high">',
  ]);
});

test('a plain image is preloaded for every screen, with its sizes', () => {
  expect(heroPreloads('<img srcset="/a.webp 1x, /b.webp 2x" sizes="100vw" src="/a.webp" fetchpriority="high">')).toEqual([
    '<link rel="preload" as="image" imagesrcset="/a.webp 1x, /b.webp 2x" imagesizes="100vw" fetchpriority="high">',
  ]);
});

test('a page without an important image preloads none', () => {
  expect(heroPreloads('<img src="/a.webp" loading="lazy">')).toEqual([]);
});
