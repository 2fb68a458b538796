import { fileURLToPath } from 'node:url';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { accessOf, type CallAccess } from '#sandbox/callAccess.ts';
import { readRowWords } from '../openapi/rowWords.ts';
import type { Schema } from '../schemas/schemaSet.ts';
import { optionCall, recordCall } from '../brand-files/panels/recordCalls.ts';

/** A read whose reply is a page of rows, as the contract has it: plain data, which the studio sends to its page. */
export interface ListCall {
  name: string;
  /** `GET /wps/relay/…` */
  address: string;
  /** What it reads, as the endpoint table says it. */
  words: string;
  /** For whom it is answered, and under which flags. */
  access: Pick<CallAccess, 'role' | 'flag' | 'nodes'>;
  /** Parameters that every request has. */
  required: readonly string[];
  /** Schemas by name, references resolved. */
  row: Readonly<Record<string, Schema>>;
  request: Readonly<Record<string, Schema>>;
  totals: Readonly<Record<string, Schema>>;
}

const KEYS = ['title', 'description', 'type', 'enum', 'maxLength', 'additionalProperties'] as const;

const fieldsOf = (schemas: ReadonlyMap<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(
    [...schemas].map(([name, schema]) => [
      name,
      Object.fromEntries(KEYS.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))),
    ]),
  );

function readCalls(): ListCall[] {
  const { rows: words } = readRowWords(fileURLToPath(new URL('../../', import.meta.url)));
  return (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const call = recordCall(name);
    if (call === null) return [];
    const { method, path } = endpoints[name];
    const { role, flag, nodes } = accessOf(name);
    return [
      {
        name,
        address: `${method} ${path}`,
        words: words.get(name)?.summary ?? name,
        access: { ...(role !== undefined && { role }), ...(flag !== undefined && { flag }), ...(nodes && { nodes }) },
        required: optionCall(name)?.required ?? [],
        row: fieldsOf(call.row),
        request: fieldsOf(call.request),
        totals: fieldsOf(call.totals),
      },
    ];
  });
}

let known: ListCall[] | null = null;

/** Every call of the contract that a panel can list, in the order of the endpoint table. */
export const listCalls = (): readonly ListCall[] => (known ??= readCalls());
