/** Writes `schemas/brand/*.schema.json`, the schemas of the files of a brand folder, from `schemas/brand/resolved`. */
import { writeFileSync } from 'node:fs';
import { layerKinds, layerSchema } from './layerSchema.ts';

const root = new URL('../../', import.meta.url);
for (const kind of layerKinds) {
  writeFileSync(new URL(`schemas/brand/${kind}.schema.json`, root), `${JSON.stringify(layerSchema(kind, root), null, 2)}\n`);
}
