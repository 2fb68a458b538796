import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { isJsonObject } from '../../../src/engine/brand/json.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { projectRoot } from '../brandFolders.ts';
import { layerKinds } from '../../schemas/layerKinds.ts';
import { layerSchema } from './layerSchema.ts';
import { schemaFaults } from './schemaFindings.ts';
import { validatorOf } from './schemas.ts';

const resolvedNames = ['brand', 'theme', 'layout', 'menus', 'flags', 'register-form', 'texts'];

const names = brandNames(createWholeRegistry());

function undescribed(schema: unknown, at = ''): string[] {
  if (!isJsonObject(schema)) return [];
  return Object.entries((schema['properties'] ?? {}) as Record<string, unknown>).flatMap(([key, property]) => [
    ...(isJsonObject(property) && typeof property['description'] === 'string' ? [] : [`${at}/${key}`]),
    ...undescribed(property, `${at}/${key}`),
  ]);
}

describe.each(layerKinds)('the schema of the file %s', (kind) => {
  const written = JSON.parse(readFileSync(new URL(`schemas/brand/${kind}.schema.json`, projectRoot), 'utf8')) as Record<
    string,
    unknown
  >;

  it('is written as it is generated (see tools/generate/brandSchemas.ts)', () => {
    expect(written).toEqual(layerSchema(kind, projectRoot, names));
  });

  it('describes each of its keys and accepts its examples', () => {
    expect(undescribed(written)).toEqual([]);
    const validate = validatorOf(`schemas/brand/${kind}.schema.json`);
    expect((written['examples'] as unknown[]).flatMap((example) => schemaFaults(validate, example))).toEqual([]);
  });

  it('is self-contained, so that any editor can use it', () => {
    expect([...JSON.stringify(written).matchAll(/"\$ref":"([^"]*)"/g)].filter(([, ref]) => !ref!.startsWith('#/$defs/'))).toEqual(
      [],
    );
  });
});

describe.each(resolvedNames)('the schema of the resolved %s', (name) => {
  it('accepts its examples', () => {
    const path = `schemas/brand/resolved/${name}.schema.json`;
    const { examples } = JSON.parse(readFileSync(new URL(path, projectRoot), 'utf8')) as { examples: unknown[] };
    expect(examples.flatMap((example) => schemaFaults(validatorOf(path), example))).toEqual([]);
  });
});
