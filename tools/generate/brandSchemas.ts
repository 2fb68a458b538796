import { createWholeRegistry } from '#app/allFeatures.ts';
import { layerKinds } from '../schemas/layerKinds.ts';
import { layerSchema } from '../brand-files/schemas/layerSchema.ts';
import { brandNames } from '../site/publish/brandNames.ts';

/** Schemas of the files of a brand for editors, with the registered names: file below `root` → text. */
export function brandSchemas(root: URL): [file: string, text: string][] {
  const names = brandNames(createWholeRegistry());
  return layerKinds.map((kind) => [
    `schemas/brand/${kind}.schema.json`,
    `${JSON.stringify(layerSchema(kind, root, names), null, 2)}\n`,
  ]);
}
