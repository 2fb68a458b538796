import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import { validate as validateOpenapi } from '@hyperjump/json-schema/openapi-3-1';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../schemas/schemaSet.ts';
import { document } from './document.fixture.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const { schemas } = document.components;
const titles = Object.keys(schemas);

/** A schema of its own: the component with all that it leads to, and nothing else. */
function alone(title: string): Schema {
  const text = (name: string) => JSON.stringify(schemas[name]).replaceAll('#/components/schemas/', '#/$defs/');
  const found = new Set([title]);
  for (const name of found) for (const [, other = ''] of text(name).matchAll(/"#\/\$defs\/(\w+)"/g)) found.add(other);
  const defs = Object.fromEntries([...found].map((name) => [name, JSON.parse(text(name)) as Schema]));
  return { $schema: DIALECT, $ref: `#/$defs/${title}`, $defs: defs };
}

type Judge = (value: unknown) => boolean;

function ajvJudge(title: string): Judge {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
  ajv.addVocabulary(['x-enumDescriptions', 'x-sent']);
  return ajv.compile(alone(title));
}

async function hyperjumpJudge(title: string): Promise<Judge> {
  const id = `https://contract.invalid/${title}`;
  registerSchema(alone(title) as never, id, DIALECT);
  const judge = await validate(id);
  unregisterSchema(id);
  return (value) => judge(value as never).valid;
}

/** `value`, and copies with one property missing, null, or of another type. */
function variants(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value, null, 7, 'x', [], {}];
  const changed = Object.keys(value).flatMap((name) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    return [rest, { ...value, [name]: null }, { ...value, [name]: 7 }, { ...value, [name]: 'x' }, { ...value, [name]: [{}] }];
  });
  return [value, { ...value, further: 1 }, ...changed];
}

describe.each(titles)('component %s', (title) => {
  it('is resolved alone by two readers, which judge its examples alike', async () => {
    const [ajv, hyperjump] = [ajvJudge(title), await hyperjumpJudge(title)];
    for (const [index, example] of (schemas[title]?.examples ?? []).entries()) {
      expect([ajv(example), hyperjump(example)], JSON.stringify(example)).toEqual([true, true]);
      if (index > 0 && !process.env['DEEP']) continue;
      for (const variant of variants(example)) expect(hyperjump(variant), JSON.stringify(variant)).toBe(ajv(variant));
    }
  });
});

/** Every schema of the document, with its place. */
function* listed(node: unknown, path = ''): Generator<[path: string, values: unknown[], schema: Schema]> {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Schema;
  if (Array.isArray(schema['enum'])) yield [path, schema['enum'], schema];
  if ('const' in schema) yield [path, [schema['const']], schema];
  for (const [name, part] of Object.entries(node))
    if (!['examples', 'example', 'x-enumDescriptions'].includes(name)) yield* listed(part, `${path}/${name}`);
}

it('lists values of one type at a place, and names it', () => {
  const found = [...listed(document)];
  expect(found.length).toBeGreaterThan(100);
  for (const [path, values, schema] of found) {
    const { type } = schema as { type?: unknown };
    const fits = (value: unknown) => (type === 'integer' ? Number.isInteger(value) : typeof value === type);
    expect(values.every(fits), `${path}: ${JSON.stringify(schema)}`).toBe(true);
  }
});

it('is OpenAPI 3.1 by the schema of its specification', async () => {
  const judge = await validateOpenapi('https://spec.openapis.org/oas/3.1/schema-draft-2020-12');
  expect(judge(document as never).valid).toBe(true);
  const { info: _, ...without } = document as unknown as Record<string, unknown>;
  expect(judge(without as never).valid).toBe(false);
});
