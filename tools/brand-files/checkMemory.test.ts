import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyBrands } from '../site/publish/brandCopies.fixture.ts';
import { type Json, type JsonObject, isJsonObject, pointerKeys, pointerTo } from '../../src/engine/brand/json.ts';
import { diskFolders } from './brandFolders.ts';
import { checkBrands } from './checkBrands.ts';
import { createIncrementalCheck } from './incrementalCheck.ts';

const { brands, ids } = copyBrands(2);
const folders = diskFolders(pathToFileURL(`${brands}/`));
const file = join(mkdtempSync(join(tmpdir(), 'memory-')), 'results.json');
/** A process of its own: it knows what the last one kept, and nothing else. */
const once = (key = 'tool', wanted?: readonly string[]) =>
  createIncrementalCheck({ folders, names: {}, memory: { file, key } })(wanted);
const afresh = (wanted?: readonly string[]) => checkBrands(wanted, {}, { folders });
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

const read = (path: string) => JSON.parse(readFileSync(join(brands, path), 'utf8')) as JsonObject;
const write = (path: string, json: Json) => writeFileSync(join(brands, path), JSON.stringify(json, null, 2));

function pointers(value: Json, at = ''): string[] {
  const children = isJsonObject(value) ? Object.entries(value) : Array.isArray(value) ? [...value.entries()] : [];
  return [...(at === '' ? [] : [at]), ...children.flatMap(([key, child]) => pointers(child, pointerTo(at, key)))];
}

function changed(json: JsonObject, pointer: string, value: Json): JsonObject {
  const keys = pointerKeys(pointer);
  const last = keys.pop()!;
  const holder = keys.reduce<Json>((node, key) => (node as JsonObject)[key]!, json) as JsonObject;
  Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  return json;
}

const FILES = ['brand.json', 'theme.json', 'layout.json', 'menus.json', 'panels.json'];
const places = [...ids, 'base'].flatMap((id) =>
  FILES.flatMap((name) => pointers(read(`${id}/${name}`)).map((pointer) => ({ path: `${id}/${name}`, pointer }))),
);
const values = fc.constantFrom<Json>(null, 7, '', 'base', '<b>', 'red', [], {}, ['twice.example'], true);

test('after any change of a file the kept results and the new ones are those of a whole check', async () => {
  await settled();
  expect(once().count).toBe(3);
  const edit = fc.record({ place: fc.constantFrom(...places), value: values, isUndone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 2 }), async (edits) => {
      const before = new Map(edits.map(({ place }) => [place.path, readFileSync(join(brands, place.path), 'utf8')]));
      for (const { place, value } of edits) {
        try {
          write(place.path, changed(read(place.path), place.pointer, value));
        } catch {
          // the first edit removed the place of the second
        }
      }
      expect(once().findings).toEqual(afresh());
      expect(once('tool', [ids[0]!]).findings).toEqual(afresh([ids[0]!]));
      for (const [path, text] of before) writeFileSync(join(brands, path), text);
      expect(once().findings).toEqual(afresh());
    }),
    { numRuns: process.env['DEEP'] ? 20 : 4 },
  );
});

test('results are kept for the same tool only, and not while a folder is being written', async () => {
  await settled();
  once();
  expect(once()).toEqual({ findings: afresh(), count: 0 });
  expect(once('another tool').count).toBe(3);
  write(`${ids[0]}/brand.json`, { ...read(`${ids[0]}/brand.json`), name: 'Acme' });
  expect(once('another tool').count).toBe(1);
  // it was written a moment ago: the next process looks again
  expect(once('another tool').count).toBe(1);
  await settled();
  once('another tool');
  expect(once('another tool').count).toBe(0);
  writeFileSync(file, '{"key":"another tool"');
  expect(once('another tool')).toEqual({ findings: afresh(), count: 3 });
});

test('a brand whose parent has gone is checked again', async () => {
  const child = read(`${ids[1]}/brand.json`);
  write(`${ids[1]}/brand.json`, { ...child, extends: ids[0]! });
  await settled();
  once();
  write(`${ids[0]}/brand.json`, read(`${ids[0]}/brand.json`));
  once();
  rmSync(join(brands, ids[0]!), { recursive: true });
  expect(once().findings).toEqual(afresh());
  expect(once().findings.map(({ rule }) => rule)).toContain('unknown-parent');
});
