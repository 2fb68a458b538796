import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#engine/brand/json.ts';
import { applyEdit, ownValue } from './edits.ts';

const file = 'brands/a/layout.json';
const at = '/content/help/blocks';
/** Written by hand: each block in a form of its own. */
const text = `{
  "content": {
    "help": {
      "blocks": [
        { "heading":"brand:one" },
        {
          "text": "brand:two", "facts": [ { "name": "brand:a", "value": "brand:b" } ]
        },
        { "list": ["brand:x",
          "brand:y"] }
      ]
    }
  }
}
`;
const blocks = ownValue(text, at) as Json[];
const written = (value: Json) => applyEdit(text, { file, at, value });
const heading = '        { "heading":"brand:one" }';

test('items of a list keep their text where others are added, moved and removed', () => {
  expect(written([...blocks, { text: 'brand:new' }])).toBe(
    text.replace('"brand:y"] }', '"brand:y"] },\n        { "text": "brand:new" }'),
  );
  expect(written(blocks.toSpliced(0, 1))).toBe(text.replace(`${heading},\n`, ''));
  const moved = written([blocks[1]!, blocks[2]!, blocks[0]!]);
  expect(moved).toBe(text.replace(`${heading},\n`, '').replace('"brand:y"] }', `"brand:y"] },\n${heading}`));
});

test('of an item that is changed only the changed part is written', () => {
  const facts = [{ name: 'brand:a', value: 'brand:c' }];
  expect(written(blocks.with(1, { ...(blocks[1] as JsonObject), facts }))).toBe(text.replace('"brand:b"', '"brand:c"'));
  expect(written(blocks.with(0, { heading: 'brand:other' }))).toBe(text.replace('"brand:one"', '"brand:other"'));
  const gone = written(blocks.with(1, { facts: [{ name: 'brand:a', value: 'brand:b' }] }));
  expect(ownValue(gone, at)).toEqual(blocks.with(1, { facts: [{ name: 'brand:a', value: 'brand:b' }] }));
  expect(gone).toContain(heading);
  expect(gone).toContain('{ "list": ["brand:x",\n          "brand:y"] }');
});

test('a list on one line stays there while there is room, with whole items', () => {
  const short = '{\n  "list": [{ "a": 1 }, { "a": 2 }]\n}\n';
  expect(applyEdit(short, { file, at: '/list', value: [{ a: 1 }, { a: 3 }] })).toBe(short.replace('2', '3'));
  expect(applyEdit(short, { file, at: '/list', value: [{ a: 2 }] })).toBe('{\n  "list": [{ "a": 2 }]\n}\n');
});
