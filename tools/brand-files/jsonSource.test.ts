import { describe, expect, it } from 'vitest';
import { readJsonSource } from './jsonSource.ts';

const read = (text: string) => readJsonSource('brands/x/menus.json', text);
const said = (text: string) => read(text).findings.map(({ rule, line, column, path }) => ({ rule, line, column, path }));

describe('parsing a JSON file', () => {
  it('returns the value and the position of every key and value', () => {
    const source = read('{\n  "a": {\n    "b": [1,\n      2]\n  }\n}\n');
    expect(source.value).toEqual({ a: { b: [1, 2] } });
    expect(source.placeOf('/a/b', 'key')).toEqual({ file: 'brands/x/menus.json', line: 3, column: 5 });
    expect(source.placeOf('/a/b/1')).toMatchObject({ line: 4, column: 7 });
    expect(source.placeOf('/a/missing/deep')).toMatchObject({ line: 2, column: 8 });
    expect(source.findings).toEqual([]);
  });

  it('reports line and column of a syntax error with the expected token', () => {
    expect(read('{\n  "a": 1\n  "b": 2\n}').findings).toMatchObject([
      { rule: 'syntax', line: 3, column: 3, expected: 'a comma', got: '"\\"b\\""' },
    ]);
    expect(read('{ "a": 1, }').findings).toMatchObject([{ rule: 'syntax', line: 1, column: 11 }]);
    expect(read('').findings).toMatchObject([{ rule: 'syntax', got: 'an empty file' }]);
    expect(read('{ "a": ').findings).toMatchObject([{ rule: 'syntax', got: '"the end of the file"' }]);
  });

  it.each([
    ['{ “a”: 1 }', 3, 'straight double quotes (")'],
    ["{ 'a': 1 }", 3, 'straight double quotes (")'],
    ['{ "a": «b» }', 8, 'straight double quotes (")'],
    ['{ "a": True }', 8, 'a text in double quotes, a number, true, false or null'],
  ])('says of %s what JSON has instead', (text, column, expected) => {
    expect(read(text).findings).toMatchObject([{ rule: 'syntax', column, expected }]);
  });

  it.each([[[0xff, 0xfe]], [[]]])('says of UTF-16 behind the bytes %j that it is no UTF-8', (mark) => {
    const bytes = Buffer.concat([Buffer.from(mark), Buffer.from('{\n  "a": 1\n}', 'utf16le')]);
    expect(read(bytes.toString('utf8')).findings).toMatchObject([
      { rule: 'byte-order-mark', line: 1, column: 1, got: 'another encoding, such as UTF-16' },
    ]);
  });

  it('rejects comments and a byte order mark', () => {
    expect(read('{\n  // home\n  "a": 1\n}').findings).toMatchObject([
      { rule: 'syntax', line: 2, column: 3, expected: 'JSON without comments' },
    ]);
    expect(said('\uFEFF{}')).toEqual([{ rule: 'byte-order-mark', line: 1, column: 1, path: '' }]);
  });

  it('rejects duplicate keys, keys that change a prototype, and anything but an object', () => {
    expect(said('{"a":1,\n"a":2}')).toEqual([{ rule: 'duplicate-key', line: 2, column: 1, path: '/a' }]);
    const hostile = read('{"__proto__":{"x":1},"b":{"constructor":1}}');
    expect(hostile.findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'forbidden-key /__proto__',
      'forbidden-key /b/constructor',
    ]);
    expect(Object.getPrototypeOf(hostile.value)).toBe(Object.prototype);
    expect(hostile.value).toEqual({ b: {} });
    expect(said('[1]')).toEqual([{ rule: 'wrong-type', line: 1, column: 1, path: '' }]);
  });

  it('rejects excessive nesting before recursing into it', () => {
    expect(said('{"a":'.repeat(20000) + '1' + '}'.repeat(20000))).toMatchObject([{ rule: 'too-deep' }]);
  });
});
