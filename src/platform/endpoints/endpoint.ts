import type { ContractTypes } from '#contract/types.ts';
import type { SessionKey } from '#platform/browser/storage.ts';

/** One call of the platform as data, read by the client, the sandbox and the OpenAPI generator. */
export interface Endpoint<Name extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the site's own host. A brand may replace method and path only. */
  readonly path: `/${string}`;
  /** `visitor`: works without a token, sends one if present. `token`: not sent without one. */
  readonly access: 'visitor' | 'token';
  /** Encoding of the request. With `none` the request is the query string. */
  readonly body: 'none' | 'json' | 'form' | 'sealed';
  /** Schema title of the request; null when nothing is sent. */
  readonly request: keyof ContractTypes | null;
  /** Schema title of the envelope's value on success; null when it has no meaning. */
  readonly response: keyof ContractTypes | null;
  /** Schema title of the envelope's value on a refusal, where it carries data. */
  readonly failure?: keyof ContractTypes;
  /**
   * A write that must not happen twice: the caller sends `Idempotency-Key`, created when the form opens and kept until a final
   * answer (T18). The platform answers a repeated key with its first answer.
   */
  readonly idempotent?: true;
  /** The read whose rows show by `requestKey` whether an idempotent write was carried out, after its answer was lost. */
  readonly reconcile?: Name;
  /** Constant headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The client retries reads (GET); `false` where the caller retries or polls itself. */
  readonly retry?: false;
  /** `startup`: sent before the startup barrier opens. All others wait for it. */
  readonly phase?: 'startup';
  /** A health check: sent even while the circuit is open. */
  readonly probe?: true;
  /** Sent with the headers `os` and `random` (sealed), created anew for each try. */
  readonly deviceHeaders?: true;
  /**
   * Where the value holds what the engine reads tolerantly itself instead of a schema: a tree of unknown depth, or the rows of
   * records, which are shown however incomplete they are. `[]` for the whole value.
   */
  readonly opaque?: readonly string[];
  /** The answer depends on the interface language, so its cache key includes it. */
  readonly localised?: true;
  /** How long a cached answer is fresh, ms; `DEFAULT_FRESH_MS` by default. A reader may override it. */
  readonly freshMs?: number;
  /** Can move money of the member: all reads of money are invalidated as well, see `invalidatedBy`. */
  readonly money?: true;
  /** Reads whose cached answers this write invalidates. */
  readonly invalidates?: readonly Name[];
  /** Key of `sessionStorage` that keeps the latest answer, to render it at once after a reload. */
  readonly sessionKey?: SessionKey;
}
