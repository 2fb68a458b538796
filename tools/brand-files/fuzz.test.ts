import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, type JsonObject, isJsonObject, pointerTo } from '../../src/engine/brand/json.ts';
import { formatFindings } from './finding.ts';
import { inspectBrand, listBrands } from './loadBrand.ts';
import { type MemoryFolders, shippedInMemory } from './memoryFolders.fixture.ts';
import { themeCss } from './themeCss.ts';

const runs = process.env['DEEP'] ? 500 : 100;

function pointers(value: Json, at = ''): string[] {
  const children: [string | number, Json][] = Array.isArray(value)
    ? value.map((child, index) => [index, child])
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return [...(at === '' ? [] : [at]), ...children.flatMap(([key, child]) => pointers(child, pointerTo(at, key)))];
}

const shipped = shippedInMemory();
const files = shipped
  .ids()
  .flatMap((id) =>
    [...shipped.texts(id)!.keys()].filter((name) => !name.startsWith('sandbox/')).map((name) => [id, name] as const),
  );
const places = files.flatMap(([id, name]) =>
  pointers(JSON.parse(shipped.read(id, name)) as JsonObject).map((pointer) => [id, name, pointer] as const),
);

const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    '*',
    'red;}',
    '../../etc',
    '__proto__',
    '<img src=x onerror=1>',
    'javascript:alert(1)',
    [],
    {},
    [null],
    [[]],
    'portal:home',
    '\u202e',
    'base',
  ),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

type Spoil = (folders: MemoryFolders) => string;

const change: fc.Arbitrary<Spoil> = fc
  .tuple(fc.constantFrom(...places), strange)
  .map(([[id, name, pointer], value]) => (folders) => {
    folders.set(id, name, pointer, value);
    return `${id}/${name}${pointer} = ${JSON.stringify(value)}`;
  });
const add: fc.Arbitrary<Spoil> = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom('__proto__', 'constructor', 'toString', 'x', '', '$schema', 'when'), strange)
  .map(([[id, name, pointer], key, value]) => (folders) => {
    folders.set(id, name, pointerTo(pointer.slice(0, pointer.lastIndexOf('/')), key), value);
    return `${id}/${name} ${pointer} + ${key}`;
  });
const cut: fc.Arbitrary<Spoil> = fc
  .tuple(fc.constantFrom(...files), fc.nat(), fc.nat(20), fc.string({ maxLength: 3 }))
  .map(([[id, name], at, length, put]) => (folders) => {
    const text = folders.read(id, name);
    const from = at % text.length;
    folders.write(id, name, text.slice(0, from) + put + text.slice(from + length));
    return `${id}/${name} cut ${from}+${length} put ${put}`;
  });
const lose: fc.Arbitrary<Spoil> = fc.constantFrom(...files).map(([id, name]) => (folders) => {
  folders.remove(id, name);
  return `${id}/${name} removed`;
});
const spoil = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: change },
    { weight: 3, arbitrary: add },
    { weight: 3, arbitrary: cut },
    { weight: 1, arbitrary: lose },
  ),
  { minLength: 1, maxLength: 3 },
);

describe('broken brand folders', () => {
  it('never make the reader throw or pollute prototypes, are reported at an existing place, and load only when valid', () => {
    let loadedSome = 0;
    let refusedSome = 0;
    fc.assert(
      fc.property(spoil, fc.constantFrom(...listBrands()), (changes, id) => {
        const folders = shippedInMemory();
        for (const apply of changes) {
          try {
            apply(folders);
          } catch {
            // an earlier change made this file unreadable
          }
        }
        const { loaded, findings } = inspectBrand(id, { folders });
        expect(loaded === null).toBe(findings.some(({ severity }) => severity === 'error'));
        expect(Object.keys(Object.prototype)).toEqual([]);
        for (const { file, line, column, expected, got } of findings) {
          const [, owner = '', ...rest] = file.split('/');
          const lines = folders.read(owner, rest.join('/')).split('\n');
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 2);
          expect(expected.length * got.length).toBeGreaterThan(0);
        }
        formatFindings(findings);
        if (loaded) {
          loadedSome += 1;
          themeCss(loaded.theme);
          expect(loaded.brand.id).toBe(id);
        } else refusedSome += 1;
      }),
      { numRuns: runs },
    );
    expect(Math.min(loadedSome, refusedSome)).toBeGreaterThan(0);
  });
});
