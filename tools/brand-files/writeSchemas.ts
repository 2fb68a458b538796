/**
 * Writes `schemas/brand/*.schema.json`, the schemas of brand files, from `schemas/brand/resolved` and the registered names:
 * node --import tsx --import ./tools/quality/withoutAssets.mjs tools/brand-files/writeSchemas.ts
 */
import { writeFileSync } from 'node:fs';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../publish/brandNames.ts';
import { layerKinds } from './layerKinds.ts';
import { layerSchema } from './layerSchema.ts';

const root = new URL('../../', import.meta.url);
const names = brandNames(createWholeRegistry());
for (const kind of layerKinds) {
  const schema = layerSchema(kind, root, names);
  writeFileSync(new URL(`schemas/brand/${kind}.schema.json`, root), `${JSON.stringify(schema, null, 2)}\n`);
}
