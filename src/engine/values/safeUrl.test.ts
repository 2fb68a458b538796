import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corpusSize } from '#engine/fields/mutators.fixture.ts';
import { safeHttpUrl, safePath } from './safeUrl.ts';

const ORIGIN = 'https://portal.example';

describe('a path of the portal', () => {
  test.each([
    ['/', '/'],
    ['/register?referralCode=A%20b#top', '/register?referralCode=A%20b#top'],
    ['/a/../b', '/b'],
    ['/promotions/é', '/promotions/%C3%A9'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/?next=//evil.example', '/?next=//evil.example'],
  ])('%s is kept as %s', (path, kept) => expect(safePath(path)).toBe(kept));

  test.each(
    [
      [
        '',
        ' ',
        'register',
        './a',
        '?a',
        '#a',
        '//evil.example',
        '///evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        '/.//evil.example',
      ],
      [
        '/..//evil.example',
        '/a/..//evil.example',
        '/\t/evil.example',
        '/\n/evil.example',
        ' /a',
        '/a b',
        '/a\u00a0b',
        '/a\u202eb',
        '/\u200b/a',
        '/a\ud800',
      ],
      [
        'https://evil.example',
        'javascript:alert(1)',
        'data:text/html,x',
        '/\0',
        `/${'a'.repeat(3_000)}`,
        null,
        undefined,
        7,
        {},
        ['/a'],
      ],
    ].flat(),
  )('%j is refused', (path) => expect(safePath(path)).toBeNull());

  test('never leads to another origin, whatever the text', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      'http:',
      'https:',
      'javascript:',
      '\u3002',
      '／',
      '\u2028',
      '\ufeff',
      '\u00ad',
      'a',
      '&',
      '=',
      ';',
      '%00',
      '%0d%0a',
      '😀',
    ];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 12 }).map((tail) => `/${tail}`),
    );
    fc.assert(
      fc.property(text, (value) => {
        const path = safePath(value);
        if (path === null) return;
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: corpusSize(100_000) },
    );
  });
});

describe('an address elsewhere', () => {
  const hosts = ['games.example', 'cdn.example:8443'];

  test('is kept when its host is on the list, or when there is no list', () => {
    expect(safeHttpUrl('https://GAMES.example/a?b#c', { hosts })).toBe('https://games.example/a?b#c');
    expect(safeHttpUrl('https://cdn.example:8443/', { hosts })).toBe('https://cdn.example:8443/');
    expect(safeHttpUrl('https://social.example/page')).toBe('https://social.example/page');
  });

  test.each(
    [
      [
        'http://games.example/',
        'https://games.example:8443/',
        'https://evil.example/',
        'https://games.example.evil.example/',
        'https://xgames.example/',
      ],
      [
        'https://games.example@evil.example/',
        'https://user:pass@games.example/',
        'https://games.example\\@evil.example/',
        'https:games.example',
        'https:/games.example',
        'https:///games.example',
      ],
      [
        '//games.example/',
        '/games.example',
        'javascript:alert(1)//https://games.example',
        'data:text/html,https://games.example',
        'ftp://games.example/',
        'blob:https://games.example/x',
      ],
      [
        ' https://games.example/',
        'https://games.example/\n',
        'https://ga\tmes.example/',
        'https://games\u200b.example/',
        'https://games。example.evil/',
        '',
        null,
        undefined,
        7,
        {},
      ],
    ].flat(),
  )('%j is refused', (url) => expect(safeHttpUrl(url, { hosts })).toBeNull());

  test('on localhost is allowed only by option, and only there without https', () => {
    for (const url of ['http://localhost:5173/', 'http://folia.localhost:4173/x', 'http://127.0.0.1/', 'http://[::1]:80/']) {
      expect(safeHttpUrl(url)).toBeNull();
      expect(safeHttpUrl(url, { allowLocalhost: true })).toBe(new URL(url).href);
    }
    expect(safeHttpUrl('https://localhost/')).toBeNull();
    for (const url of ['http://localhost.evil.example/', 'http://127.evil.example/', 'http://evillocalhost/']) {
      expect(safeHttpUrl(url, { allowLocalhost: true })).toBeNull();
    }
  });

  test('of this origin can be refused, so that a frame stays isolated', () => {
    expect(safeHttpUrl('https://games.example/x', { hosts, notOrigin: 'https://games.example' })).toBeNull();
  });

  test('is never outside the list, whatever the text', () => {
    const pieces = [
      'https://',
      'http://',
      'games.example',
      'evil.example',
      '@',
      ':',
      '/',
      '\\',
      '.',
      '#',
      '?',
      '%2e',
      '%40',
      '\t',
      '\n',
      ' ',
      '443',
      '8443',
      'javascript:',
      '\u3002',
      '\u00ad',
      'cdn.example:8443',
      '//',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 7 }), fc.boolean(), (parts, prefixed) => {
        const url = safeHttpUrl(`${prefixed ? 'https://' : ''}${parts.join('')}`, { hosts });
        if (url === null) return;
        const parsed = new URL(url);
        expect([parsed.protocol, hosts.includes(parsed.host), parsed.username]).toEqual(['https:', true, '']);
      }),
      { numRuns: corpusSize(100_000) },
    );
  });
});
