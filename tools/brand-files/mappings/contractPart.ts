import { fileURLToPath } from 'node:url';
import { readSchemas, type Schema, type SchemaSet } from '../../schemas/schemaSet.ts';
import { projectRoot } from '../brandFolders.ts';

let known: SchemaSet | null = null;

const schemas = (): SchemaSet => (known ??= readSchemas(fileURLToPath(projectRoot)));

interface Node {
  schema: Schema;
  file: string;
}

/** A value of the contract: every schema that may hold for it. */
export interface ContractPart {
  nodes: readonly Node[];
  /** Titles of the schemas, such as Money. */
  titles: ReadonlySet<string>;
}

/** The schemas of a node with what it refers to and its alternatives. */
function whole(node: Node, seen = new Set<Schema>()): Node[] {
  if (seen.has(node.schema)) return [];
  seen.add(node.schema);
  const { schema, file } = node;
  const referred = schema.$ref === undefined ? [] : whole(schemas().resolve(schema.$ref, file), seen);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  return [node, ...referred, ...parts.flatMap((part) => whole({ schema: part, file }, seen))];
}

function partOf(given: readonly Node[]): ContractPart {
  const nodes = given.flatMap((node) => whole(node));
  return { nodes, titles: new Set(nodes.flatMap(({ schema }) => schema.title ?? [])) };
}

/** The value of a schema by its title. */
export function contractPart(title: string): ContractPart {
  const named = schemas().named.get(title)!;
  return partOf([named]);
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const within = ({ nodes }: ContractPart, pick: (schema: Schema) => unknown): Node[] =>
  nodes.flatMap(({ schema, file }) => {
    const found = pick(schema);
    return isSchema(found) ? [{ schema: found, file }] : [];
  });

/** Names of the properties of an object; null where it may have any. */
export function propertyNames(part: ContractPart): string[] | null {
  const isOpen = part.nodes.some(
    ({ schema }) => schema['additionalProperties'] === true || isSchema(schema['additionalProperties']),
  );
  return isOpen ? null : part.nodes.flatMap(({ schema }) => Object.keys((schema['properties'] ?? {}) as object));
}

export function property(part: ContractPart, name: string): ContractPart {
  const own = within(part, ({ properties }) => (isSchema(properties) ? properties[name] : undefined));
  return partOf(own.length > 0 ? own : within(part, ({ additionalProperties }) => additionalProperties));
}

/** Whether every object has a property. */
export const isRequired = ({ nodes }: ContractPart, name: string): boolean =>
  nodes.some(({ schema }) => ((schema['required'] ?? []) as string[]).includes(name));

/** The items of a list; null for no list. */
export function itemsOf(part: ContractPart): ContractPart | null {
  const found = within(part, ({ items }) => items);
  return found.length === 0 ? null : partOf(found);
}

export const isObject = ({ nodes }: ContractPart): boolean =>
  nodes.some(({ schema }) => schema['properties'] !== undefined || [schema['type']].flat().includes('object'));

/** Whether one of the schemas of a part is one of another's. */
export const overlaps = (one: ContractPart, other: ContractPart): boolean =>
  one.nodes.some(({ schema }) => other.nodes.some((node) => node.schema === schema && isSchema(schema['properties'])));

/** The only values of a part, or of its items; null where it may have others. */
export function valuesOf(part: ContractPart): unknown[] | null {
  const found = part.nodes.flatMap(({ schema }) =>
    'const' in schema ? [schema['const']] : ((schema['enum'] ?? []) as unknown[]),
  );
  if (found.length > 0) return [...new Set(found)].filter((value) => value !== null);
  const types = part.nodes.flatMap(({ schema }) => schema['type'] ?? []).flat();
  if (types.includes('boolean') && types.every((type) => type === 'boolean' || type === 'null')) return [true, false];
  const items = itemsOf(part);
  return items === null ? null : valuesOf(items);
}

export type Kind = 'amount' | 'time' | 'text' | 'number' | 'other';

/** What a part, or its items, is. */
export function kindOf(part: ContractPart): Kind {
  if (['Money', 'PayAmount', 'DepositAmount', 'LimitValue'].some((title) => part.titles.has(title))) return 'amount';
  if (['Ms', 'QueryTime'].some((title) => part.titles.has(title))) return 'time';
  const types = part.nodes.flatMap(({ schema }) => schema['type'] ?? []).flat();
  if (types.includes('string')) return 'text';
  if (['integer', 'number', 'boolean'].some((type) => types.includes(type))) return 'number';
  const items = itemsOf(part);
  return items === null ? 'other' : kindOf(items);
}
