import { mapSubschemas, type Schema, type SchemaSet } from '../schemas/schemaSet.ts';

/** Titles of the values that a mapping can convert by default. */
const kinds = { Money: 'money', PayAmount: 'money', DepositAmount: 'money', Ms: 'time', QueryTime: 'time' } as const;

type Kind = (typeof kinds)[keyof typeof kinds];

/** The kind of a property: the value itself, one of its alternatives or its items. */
function kindOf(set: SchemaSet, schema: Schema, file: string): Kind | null {
  const { title } = schema.$ref === undefined ? schema : set.resolve(schema.$ref, file).schema;
  if (title !== undefined && Object.hasOwn(kinds, title)) return kinds[title as keyof typeof kinds];
  const inner = [schema['items'], ...((schema['anyOf'] ?? []) as unknown[])].filter((one) => typeof one === 'object') as Schema[];
  return inner.map((one) => kindOf(set, one, file)).find((kind) => kind !== null) ?? null;
}

function collect(set: SchemaSet, schema: Schema, file: string, seen: Set<Schema>, names: Record<Kind, Set<string>>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    const kind = kindOf(set, property, file);
    if (kind !== null) names[kind].add(name);
  }
  mapSubschemas(schema, (child) => {
    collect(set, child, file, seen, names);
    return child;
  });
  if (schema.$ref === undefined) return;
  const target = set.resolve(schema.$ref, file);
  collect(set, target.schema, target.file, seen, names);
}

/** The text of `src/contract/mappedKeys.ts`: the amounts and points in time of each request and reply. */
export function mappedKeys(set: SchemaSet, banner: string): string {
  const rows = [...set.named.values()].flatMap(({ title, file, schema, pointer }) => {
    if (pointer !== '' || !/^schemas\/platform\/(?:requests|responses)\//.test(file)) return [];
    const names = { money: new Set<string>(), time: new Set<string>() };
    collect(set, schema, file, new Set(), names);
    const parts = (['money', 'time'] as const).flatMap((kind) =>
      names[kind].size === 0
        ? []
        : [
            `${kind}: [${[...names[kind]]
              .sort()
              .map((name) => `'${name}'`)
              .join(', ')}]`,
          ],
    );
    return parts.length === 0 ? [] : [`  ${title}: { ${parts.join(', ')} },`];
  });
  return `${banner}
import type { ContractTypes } from './types.ts';

/** Properties that are amounts and points in time, by request and reply: a brand's mappings name the form of all of them. */
export const mappedKeys: {
  readonly [Title in keyof ContractTypes]?: { readonly money?: readonly string[]; readonly time?: readonly string[] };
} = {
${rows.join('\n')}
};
`;
}
