import { mapSubschemas, type Schema, type SchemaSet } from '../schemas/schemaSet.ts';

/** Names of the money properties of `schema`, also through references. */
function moneyNames(set: SchemaSet, schema: Schema, file: string, seen: Set<Schema>, names: Set<string>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const properties = schema['properties'] as Record<string, Schema> | undefined;
  for (const [name, property] of Object.entries(properties ?? {})) if (isMoney(set, property, file)) names.add(name);
  mapSubschemas(schema, (child) => {
    moneyNames(set, child, file, seen, names);
    return child;
  });
  if (schema.$ref === undefined) return;
  const target = set.resolve(schema.$ref, file);
  moneyNames(set, target.schema, target.file, seen, names);
}

/** Money, a list of money, or a union with money. */
function isMoney(set: SchemaSet, schema: Schema, file: string): boolean {
  if (schema.title === 'Money') return true;
  if (schema.$ref !== undefined) {
    const target = set.resolve(schema.$ref, file);
    return target.schema.title === 'Money';
  }
  const inner = [schema['items'], ...((schema['anyOf'] ?? []) as Schema[])].filter((one) => typeof one === 'object') as Schema[];
  return inner.some((one) => isMoney(set, one, file));
}

/** The text of `src/contract/moneyKeys.ts`: the money properties of each response. */
export function moneyKeys(set: SchemaSet, banner: string): string {
  const lines: string[] = [];
  for (const { title, file, schema } of set.named.values()) {
    if (!file.startsWith('schemas/platform/responses/')) continue;
    const names = new Set<string>();
    moneyNames(set, schema, file, new Set(), names);
    if (names.size > 0)
      lines.push(
        `  ${title}: [${[...names]
          .sort()
          .map((name) => `'${name}'`)
          .join(', ')}],`,
      );
  }
  return `${banner}
import type { ContractTypes } from './types.ts';

/** Properties that hold money, by response. The reader quotes their number tokens before they are parsed, so that no digit is lost. */
export const moneyKeys: { readonly [Title in keyof ContractTypes]?: readonly string[] } = {
${lines.join('\n')}
};
`;
}
