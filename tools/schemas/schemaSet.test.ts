import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSchemas } from './schemaSet.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schemas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, schema: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify({ $id: file, ...schema }));
}
const sound = { title: 'Size', description: 'How big.', type: 'integer', examples: [1] };

describe('readSchemas', () => {
  it('finds titles in files and below them', () => {
    write('schemas/size.schema.json', { ...sound, $defs: { unit: { title: 'Unit', description: 'Of what.', type: 'string' } } });
    expect([...readSchemas(root).named.values()].map(({ title, pointer }) => [title, pointer])).toEqual([
      ['Size', ''],
      ['Unit', '/$defs/unit'],
    ]);
  });

  it('reports every file that breaks the rules of the folder', () => {
    write('schemas/a.schema.json', { ...sound, $id: 'a' });
    write('schemas/b.schema.json', sound);
    write('schemas/c.schema.json', { type: 'string' });
    write('schemas/d.schema.json', { title: 'Depth', type: 'integer' });
    const faults = [
      /a\.schema\.json: \$id must be/,
      /b\.schema\.json#: title Size is taken by schemas\/a/,
      /c\.schema\.json: needs a title/,
      /d\.schema\.json#: Depth needs a description/,
      /d\.schema\.json: Depth needs examples/,
    ];
    for (const fault of faults) expect(() => readSchemas(root)).toThrow(fault);
  });

  it('resolves references to other files and pointers', () => {
    write('schemas/common/size.schema.json', { ...sound, $defs: { 'a/b': { type: 'null' } } });
    write('schemas/box.schema.json', { title: 'Box', description: 'Holds.', examples: [{}] });
    const { resolve } = readSchemas(root);
    expect(resolve('common/size.schema.json', 'schemas/box.schema.json').schema.title).toBe('Size');
    expect(resolve('#/$defs/a~1b', 'schemas/common/size.schema.json').schema).toEqual({ type: 'null' });
    expect(() => resolve('common/none.schema.json', 'schemas/box.schema.json')).toThrow(
      'schemas/box.schema.json: $ref "common/none.schema.json" has no target',
    );
  });
});
