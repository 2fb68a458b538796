import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corpusSize } from '#engine/fields/mutators.fixture.ts';
import { cdnUrl } from './safeUrl.ts';

const ORIGIN = 'https://portal.example';

describe('a content address', () => {
  const allowed = ['a.cdn.example', 'b.cdn.example'];
  const cdns = [
    'https://a.cdn.example/x/',
    'b.cdn.example',
    'https://evil.example',
    'http://a.cdn.example',
    7,
    null,
    'https://a.cdn.example/?q',
  ];

  test('uses one of the hosts that the platform names and the brand allows', () => {
    const found = new Set(Array.from({ length: 50 }, (_, index) => cdnUrl('/p/i.webp', cdns, allowed, () => index / 50)));
    expect([...found].sort()).toEqual(['https://a.cdn.example/x/p/i.webp', 'https://b.cdn.example/p/i.webp']);
  });

  test('is the same for a path while `random` is, and distributes the paths over the hosts', () => {
    const hostsOf = Array.from(
      { length: 200 },
      (_, index) => new URL(cdnUrl(`/g/${index}.webp`, cdns, allowed, () => 0.3) as string).host,
    );
    expect(cdnUrl('p.webp', cdns, allowed, () => 0.3)).toBe(cdnUrl('/p.webp', cdns, allowed, () => 0.3));
    expect(hostsOf.filter((host) => host === 'a.cdn.example').length).toBeGreaterThan(50);
    expect(hostsOf.filter((host) => host === 'b.cdn.example').length).toBeGreaterThan(50);
  });

  test('is a path of this site when no host is allowed', () => {
    expect(cdnUrl('media/i.webp', [], allowed, Math.random)).toBe('/media/i.webp');
    expect(cdnUrl('/media/i.webp', cdns, [], Math.random)).toBe('/media/i.webp');
  });

  test('that is absolute is kept only on an allowed host', () => {
    expect(cdnUrl('https://b.cdn.example/i.webp', cdns, allowed, Math.random)).toBe('https://b.cdn.example/i.webp');
    expect(cdnUrl('https://evil.example/i.webp', cdns, allowed, Math.random)).toBeNull();
  });

  test.each(['', '//evil.example/i.webp', 'javascript:alert(1)', 'data:image/svg+xml,x', '/\\evil.example', 'a\nb', null, 7])(
    'is null for %j',
    (path) => {
      expect(cdnUrl(path, cdns, allowed, () => 0)).toBeNull();
    },
  );

  test('never leaves the allowed hosts, whatever `random` is', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.array(fc.webUrl(), { maxLength: 3 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (path, named, chance) => {
          const url = cdnUrl(path, [...cdns, ...named], allowed, () => chance);
          if (url !== null) expect([...allowed, 'portal.example']).toContain(new URL(url, ORIGIN).host);
        },
      ),
      { numRuns: corpusSize(50_000) },
    );
  });
});
