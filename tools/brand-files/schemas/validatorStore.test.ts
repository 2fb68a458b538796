import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { diskFolders } from '../brandFolders.ts';
import { schemaFaults } from './schemaFindings.ts';
import { schemaTexts } from './schemas.ts';
import { createValidatorStore } from './validatorStore.ts';

const MENUS = 'schemas/brand/menus.schema.json';
const texts = schemaTexts();
const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'validators-'))}/`);
const menus = JSON.parse(diskFolders().texts('folia')!.get('menus.json')!) as Record<string, object>;
const samples: unknown[] = [
  menus,
  {},
  null,
  { ...menus, side: 7 },
  { ...menus, side: { entries: { a: { icon: 'hom', to: 3 } } } },
];

const faultsOf = (given: ReadonlyMap<string, string>) => {
  const validate = createValidatorStore(folder, given)(MENUS)!;
  return samples.map((sample) => schemaFaults(validate, sample));
};

test('a kept validator reports the faults of a compiled one, in the same words', () => {
  const compiled = faultsOf(texts);
  expect(compiled.map((faults) => faults.length > 0)).toEqual([false, true, true, true, true]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(faultsOf(texts)).toEqual(compiled);
  // the second one ran the kept code
  const [key = ''] = readdirSync(folder);
  const [name = ''] = readdirSync(new URL(`${key}/`, folder));
  expect(readFileSync(new URL(`${key}/${name}`, folder), 'utf8')).toContain('module.exports');
});

test('another schema is compiled anew and replaces the kept code, also where that is broken', () => {
  const strict = JSON.parse(texts.get(MENUS)!) as { required: string[] };
  const changed = new Map([...texts, [MENUS, JSON.stringify({ ...strict, required: [...strict.required, 'missing'] })]]);
  expect(faultsOf(changed)[0]).toMatchObject([{ rule: 'missing-key', pointer: '/missing' }]);
  const [key = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(faultsOf(texts)[0]).toEqual([]);
  expect(readdirSync(folder)).not.toContain(key);
  for (const now of readdirSync(folder)) writeFileSync(new URL(`${now}/broken.cjs`, folder), 'module.exports =');
  expect(createValidatorStore(folder, texts)('schemas/brand/none.schema.json')).toBeNull();
});
