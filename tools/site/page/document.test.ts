import { expect, test } from 'vitest';
import { escapeJson, renderDocument, rewriteSnapshot, tag } from './document.ts';

const parts = {
  attributes: { lang: 'pt', 'data-brand': 'folia', 'data-keep-theme': undefined },
  head: [tag('title', {}, 'A & B <c>'), tag('link', { rel: 'preload', crossorigin: true, href: '/a"b' })],
  page: '<main>$& Olá</main>',
  snapshot: { text: '</script><script>alert(1)</script>\u2028' },
};

test('a snapshot cannot close its script element', () => {
  const json = escapeJson(parts.snapshot);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(parts.snapshot);
});

test('the document contains its parts literally and escapes the head', () => {
  const html = renderDocument(parts);
  expect(html).toContain('<html lang="pt" data-brand="folia">');
  expect(html).toContain('<title>A &amp; B &lt;c&gt;</title><link rel="preload" crossorigin href="/a&quot;b">');
  expect(html).toContain('<div id="root"><main>$& Olá</main></div>');
  expect(html).not.toMatch(/%(attributes|head|page|snapshot|unloaded|noscript)%/);
});

test('replacing a snapshot changes nothing else', () => {
  const html = renderDocument(parts);
  const same = rewriteSnapshot(html, (snapshot) => snapshot);
  expect(same).toBe(html);
  expect(rewriteSnapshot(html, () => ({ a: '$1<' }))).toContain('id="boot">{"a":"$1\\u003c"}</script>');
});
