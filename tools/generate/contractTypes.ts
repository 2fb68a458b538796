import { compile } from 'json-schema-to-typescript';
import { mapSubschemas, type Schema, type SchemaSet } from '../schemas/schemaSet.ts';

/** Keywords without meaning for types, or misread by json-schema-to-typescript. */
const untyped = [
  '$schema',
  '$id',
  '$defs',
  'examples',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'propertyNames',
  'pattern',
];

/** Resolves references: a titled target becomes its type's name, others are inlined. */
function selfContained(set: SchemaSet, schema: Schema, file: string, isRoot: boolean): Schema {
  const { title, description } = schema;
  if (title !== undefined && !isRoot) return { tsType: title };
  if (schema.$ref !== undefined) {
    const target = set.resolve(schema.$ref, file);
    const resolved = selfContained(set, target.schema, target.file, false);
    return description ? { ...resolved, description } : resolved;
  }
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !untyped.includes(key)));
  return mapSubschemas(kept, (child) => selfContained(set, child, file, false));
}

/** The text of `src/contract/types.ts`: one exported type per title, and the map from title to type. */
export async function contractTypes(set: SchemaSet, banner: string): Promise<string> {
  const declarations: string[] = [];
  for (const { title, file, schema } of set.named.values()) {
    const code = await compile(selfContained(set, schema, file, true) as never, title, {
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
      bannerComment: '',
      style: { singleQuote: true, printWidth: 140 },
    });
    if (!new RegExp(`export (type|interface) ${title}\\b`).test(code))
      throw new Error(`${file}: title "${title}" is not a PascalCase type name`);
    declarations.push(code.trim().replaceAll(/\/\*\*\n\s+\* (.*)\n\s+\*\//g, '/** $1 */'));
  }
  const entries = [...set.named.keys()].map((title) => `  ${title}: ${title};`);
  return `${banner}\n${declarations.join('\n\n')}\n\n/** Every schema of \`schemas/\` by its title. */\nexport interface ContractTypes {\n${entries.join('\n')}\n}\n`;
}
