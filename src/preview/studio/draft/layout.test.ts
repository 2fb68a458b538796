import { expect, test } from 'vitest';
import { applyEdit } from './edits.ts';

const file = 'brands/a/menus.json';
const text = `{
  "footer": { "order": ["help", "rules"], "entries": { "about": null } },
  "long": { "order": ["help"], "entries": { "about": { "label": "portal:about_us", "icon": "info", "route": "help", "tone": "plain" } } },
  "side": {
    "order": [
      "home",
      "help"
    ]
  }
}
`;
const entry = { label: 'brand:blog', icon: 'external-link', link: 'https://blog.example/' };

test('a list or an object on one line stays there while there is room', () => {
  expect(applyEdit(text, { file, at: '/footer/order', value: ['rules', 'help', 'blog'] })).toBe(
    text.replace('["help", "rules"]', '["rules", "help", "blog"]'),
  );
  expect(applyEdit(text, { file, at: '/footer/entries/about', value: { tone: 'plain' } })).toBe(
    text.replace('{ "about": null }', '{ "about": { "tone": "plain" } }'),
  );
});

test('one that is too long for its line is opened, and only as far as it must be', () => {
  expect(applyEdit(text, { file, at: '/long/entries/blog', value: entry })).toBe(
    text.replace(
      /^ {2}"long".*$/m,
      `  "long": {
    "order": ["help"],
    "entries": {
      "about": { "label": "portal:about_us", "icon": "info", "route": "help", "tone": "plain" },
      "blog": { "label": "brand:blog", "icon": "external-link", "link": "https://blog.example/" }
    }
  },`,
    ),
  );
});

test('a list on several lines keeps them, and a new one is on one line', () => {
  expect(applyEdit(text, { file, at: '/side/order', value: ['help', 'home'] })).toBe(
    text.replace('"home",\n      "help"', '"help",\n      "home"'),
  );
  expect(applyEdit(text, { file, at: '/new/order', value: ['help'] })).toContain('"new": {\n    "order": ["help"]\n  }');
  const windows = text.replaceAll('\n', '\r\n');
  expect(applyEdit(windows, { file, at: '/long/entries/blog', value: entry }).replaceAll('\r\n', '')).not.toContain('\n');
});

test('what is written in another form is not laid out anew', () => {
  const tight = '{\n  "a": {"b":1}\n}\n';
  expect(applyEdit(tight, { file, at: '/a/b', value: 2 })).toBe('{\n  "a": {"b":2}\n}\n');
});

test('a key that comes or goes leaves the lists beside it as they are', () => {
  const known = '{\n  "hosts": ["a.example", "b.example"],\n  "name": "A",\n  "extra": { "x": [1,  2] }\n}\n';
  expect(applyEdit(known, { file, at: '/code', value: 'A1' })).toBe(known.replace('] }\n', '] },\n  "code": "A1"\n'));
  expect(applyEdit(known, { file, at: '/name' })).toBe(known.replace('  "name": "A",\n', ''));
  expect(applyEdit(known, { file, at: '/extra/x' })).toBe(known.replace(',\n  "extra": { "x": [1,  2] }', ''));
});

test.each([
  ['a text', '"b"', '"c"'],
  ['null', 'null', '"c"'],
  ['a number', '1.50', '2'],
  ['null for a text', '"b"', 'null'],
])('%s in a line that is laid out in another way is all that changes', (_what, before, after) => {
  const odd = `{\n    "side" :{\n\t"a":${before} ,\n "other":   [1,2]\n}}`;
  expect(applyEdit(odd, { file, at: '/side/a', value: JSON.parse(after) as string })).toBe(odd.replace(before, after));
});
