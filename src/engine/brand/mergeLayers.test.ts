import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, type JsonObject, isJsonObject, isPrototypeKey, pointerKeys, pointerTo } from './json.ts';
import { type MergeLayer, type MergeOptions, mergeLayers as merge } from './mergeLayers.ts';

const runs = process.env['DEEP'] ? 5000 : 100;

const layer = (name: string, value: JsonObject): MergeLayer => ({
  layer: name,
  file: `brands/${name}/x.json`,
  value,
  lineOf: () => 1,
});
const mergeLayers = (layers: readonly MergeLayer[], options: Partial<MergeOptions> = {}) =>
  merge(layers, { name: 'x.json', ...options });
const chain = (...values: JsonObject[]) => values.map((value, index) => layer(`l${index}`, value));

/** Like JSON.parse, which makes `__proto__` an own key. */
const hostileKey = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', 'prototype', 'toString', ''),
  fc.string({ maxLength: 6 }),
);
const json = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ maxLength: 6 }),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(hostileKey, tie('value'), { maxKeys: 5, noNullPrototype: true }),
})).object;

function at(root: Json, pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<Json | undefined>(
    (node, key) => (isJsonObject(node) && Object.hasOwn(node, key) ? node[key] : undefined),
    root,
  );
}

function leaves(value: Json, pointer = ''): string[] {
  if (!isJsonObject(value) || (Object.keys(value).length === 0 && pointer !== '')) return [pointer];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, pointerTo(pointer, key)));
}

function everyKey(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(everyKey);
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, child]) => [key, ...everyKey(child)]) : [];
}

describe('merging layers', () => {
  it('merges objects by key and replaces everything else, arrays too', () => {
    const { value } = mergeLayers(chain({ a: { b: 1, c: [1, 2, 3] }, d: 'x' }, { a: { c: [4], e: true }, d: { f: 1 } }));
    expect(value).toEqual({ a: { b: 1, c: [4], e: true }, d: { f: 1 } });
  });

  it('removes an inherited key where a layer has null, and a later layer may restore it', () => {
    const first = { a: { b: 1, c: 2 } };
    const { value, removed } = mergeLayers(chain(first, { a: { b: null } }));
    expect(value).toEqual({ a: { c: 2 } });
    expect(removed.get('/a/b')?.layer).toBe('l1');
    const again = mergeLayers(chain(first, { a: null }, { a: { b: 3 } }));
    expect(again.value).toEqual({ a: { b: 3 } });
    expect([...again.removed.keys()]).toEqual([]);
  });

  it('drops a null that removes nothing, or keeps it where null is data', () => {
    expect(mergeLayers(chain({ a: null, b: [null] })).value).toEqual({ b: [null] });
    expect(mergeLayers(chain({ a: null }), { orphanNull: 'keep' }).value).toEqual({ a: null });
    expect(mergeLayers(chain({ a: 1 }, { a: null }), { orphanNull: 'keep' }).value).toEqual({});
  });

  it('records layer, file and line of every leaf', () => {
    const lines = { ...layer('acme', { menu: { home: { icon: 'x' } } }), lineOf: (pointer: string) => pointer.length };
    const { provenance } = mergeLayers([layer('base', { menu: { home: { icon: 'y', label: 'z' }, order: [] } }), lines]);
    expect(provenance.get('/menu/home/icon')).toEqual({
      layer: 'acme',
      file: 'brands/acme/x.json',
      line: '/menu/home/icon'.length,
    });
    expect(provenance.get('/menu/home/label')?.layer).toBe('base');
    expect(provenance.get('/menu/order')?.layer).toBe('base');
  });

  it('refuses keys that change a prototype and names them', () => {
    const { value, refused } = mergeLayers(
      chain(
        JSON.parse('{"a":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}},"ok":1}') as JsonObject,
      ),
    );
    expect(value).toEqual({ a: {}, ok: 1 });
    expect(refused.map(({ pointer }) => pointer)).toEqual(['/a/__proto__', '/a/constructor']);
  });

  it('never pollutes a prototype or changes its input, and returns a frozen result with complete provenance', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 1, maxLength: 4 }), (values) => {
        const before = JSON.stringify(values);
        const { value, provenance } = mergeLayers(chain(...values));
        expect(JSON.stringify(values)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
        expect(everyKey(value).filter(isPrototypeKey)).toEqual([]);
        expect(new Set(provenance.keys())).toEqual(new Set(leaves(value)));
        for (const pointer of provenance.keys()) {
          const found = at(value, pointer);
          expect(found).not.toBeNull();
          expect(found).toBeDefined();
          if (typeof found === 'object') expect(Object.isFrozen(found)).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  });

  it('takes each leaf from the last layer that has it', () => {
    fc.assert(
      fc.property(json, json, (first, second) => {
        const { provenance, value } = mergeLayers(chain(first, second));
        for (const [pointer, { layer: from }] of provenance) {
          const own = at(second, pointer);
          if (own !== undefined && own !== null && !isJsonObject(own)) expect(from).toBe('l1');
          if (own === undefined && from === 'l1') expect(at(value, pointer)).toEqual({});
        }
      }),
      { numRuns: runs },
    );
  });
});
