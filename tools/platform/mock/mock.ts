import type { Schema } from '../../schemas/schemaSet.ts';
import { randomOf } from './random.ts';
import { type Style, valueOf } from './valuesOf.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-nodes'?: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;
}

/** What the mock reads of `openapi.json`. */
export interface MockDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface MockOptions {
  readonly seed: number;
  /** Long words and amounts, empty lists, values at their bounds. */
  readonly hostile?: boolean;
}

/** A platform with random replies that fit the document; each call is accepted, and nothing is kept. */
export interface Mock {
  /** Answers a request; the same one gets the same reply. 404 for an address that is no call. */
  answer(method: string, address: URL): { readonly status: number; readonly text: string };
}

/** Around which points in time lie: a fixed one, so that a seed always gives the same replies. */
const NOW = Date.UTC(2026, 10, 21, 12);

/** What must be so that a portal opens at all: no maintenance, no closed region. */
const open: Readonly<Record<string, object>> = {
  permission: { maintenance: false, regionRestriction: false, maintenanceEndTime: null },
};

/** The schema of the value of an accepted call. */
function valueSchemaOf({ responses }: Operation): Schema {
  const { schema } = responses['200']?.content?.['application/json'] ?? {};
  const [done] = (schema?.['oneOf'] ?? []) as { properties?: { value?: Schema } }[];
  return done?.properties?.value ?? { type: 'null' };
}

/** The mock of a document. @throws Error for a schema of which it knows no value, when such a call is made */
export function mockOf({ paths, components }: MockDocument, { seed, hostile = false }: MockOptions): Mock {
  const nodes = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap((operation) => operation['x-nodes'] ?? [])),
  );
  const valueFor = (operation: Operation, query: string): unknown => {
    const { operationId } = operation;
    const random = randomOf(`${seed} ${operationId} ${query}`);
    if (operationId === 'systemStatus') return 0;
    // random names would switch nothing
    if (operationId === 'whitelabel') return [...nodes].map((modId) => ({ modId, enabled: random.pick(['0', '1']) }));
    const style: Style = { schemas: components.schemas, random, hostile, now: NOW };
    const value = valueOf(style, valueSchemaOf(operation));
    return open[operationId] === undefined ? value : { ...(value as object), ...open[operationId] };
  };
  return {
    answer(method, { pathname, searchParams }) {
      const operation = paths[pathname]?.[method.toLowerCase()];
      if (operation === undefined)
        return { status: 404, text: JSON.stringify({ success: false, message: 'invalid_request', value: null }) };
      return {
        status: 200,
        text: JSON.stringify({ success: true, message: null, value: valueFor(operation, searchParams.toString()) }),
      };
    },
  };
}
