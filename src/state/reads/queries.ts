import type { CallOptions, Client } from '#platform/http/client.ts';
import { type Endpoint, type EndpointName, endpoints, type RequestOf, type ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { Reply } from '#platform/replies/readReply.ts';
import type { ReadContext } from '#state/portal/serverState.ts';

const DEFAULT_FRESH_MS = 30_000;

/** The cache key of a read: its endpoint, its language where it matters, its request. */
export function queryKeyOf<K extends EndpointName>(
  portal: ReadContext,
  name: K,
  request: RequestOf<K> | undefined,
): readonly unknown[] {
  const { localised }: Endpoint = endpoints[name];
  const language = localised ? [portal.preferences.getState().language] : [];
  return [name, ...language, ...(request === undefined ? [] : [request])];
}

/**
 * A read as a query: cached, shared, cancelled with its last reader. A refusal is an error here; failures are `CallError`s.
 * Token reads belong to the member and are dropped with the session.
 */
export function readQuery<K extends EndpointName>(portal: ReadContext, name: K, request?: RequestOf<K>, freshMs?: number) {
  const endpoint: Endpoint = endpoints[name];
  return {
    queryKey: queryKeyOf(portal, name, request),
    meta: { member: endpoint.access === 'token' },
    staleTime: freshMs ?? endpoint.freshMs ?? DEFAULT_FRESH_MS,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<K>> => {
      const reply = await callWith(portal, name, request, { signal });
      if (!reply.ok) throw new RefusedError(name, reply.code, reply.message);
      return asPage(reply.value, request);
    },
  };
}

/** The most rows of a page that are kept beyond its size: a platform that ignores the size may send everything. */
export const ROWS_MAX = 300;

/** A page without the rows that a browser could not draw in time. */
function asPage<Value>(value: Value, request: object | undefined): Value {
  const size = request !== undefined && 'pageSize' in request ? request.pageSize : null;
  const { rows } = (value ?? {}) as { rows?: unknown };
  return typeof size === 'number' && Array.isArray(rows) && rows.length > Math.max(size, ROWS_MAX)
    ? { ...value, rows: rows.slice(0, Math.max(size, ROWS_MAX)) }
    : value;
}

/** Types a call whose endpoint is a type parameter; its arguments are checked where it is concrete. */
export function callWith<K extends EndpointName>(
  portal: { client: Client },
  name: K,
  request: RequestOf<K> | undefined,
  options: CallOptions,
) {
  const call = portal.client.call as (name: K, request: RequestOf<K> | undefined, options: CallOptions) => Promise<Reply<K>>;
  return call(name, request, options);
}

/** The platform refused a read; the message is for people, the code for the error table. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly endpoint: string;
  readonly code: string;

  constructor(endpoint: string, code: string, message: string) {
    super(message);
    this.endpoint = endpoint;
    this.code = code;
  }
}
