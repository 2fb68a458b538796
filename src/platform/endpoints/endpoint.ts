import type { ContractTypes } from '#contract/types.ts';
import type { SessionKey } from '#platform/browser/storage.ts';

/** One call of the platform, as data. The client, the sandbox and the OpenAPI file read it. */
export interface Endpoint<Name extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the site's own host. A brand may replace method and path, nothing else. */
  readonly path: `/${string}`;
  /** `visitor`: works without a token, carries one if there is one. `token`: not sent without one. */
  readonly access: 'visitor' | 'token';
  /** How the request travels. With `none` a request, if there is one, is the query string. */
  readonly body: 'none' | 'json' | 'form' | 'sealed';
  /** Schema title of the request; null when there is nothing to send. */
  readonly request: keyof ContractTypes | null;
  /** Schema title of the envelope's value on success; null when it means nothing. */
  readonly response: keyof ContractTypes | null;
  /** Schema title of the envelope's value on a refusal, where it carries data. */
  readonly failure?: keyof ContractTypes;
  /**
   * A write that must not happen twice: the caller sends `Idempotency-Key`, made when the form opens and kept until a
   * final answer (T18). The platform answers a repeated key with its first answer.
   */
  readonly idempotent?: true;
  /** The read whose rows tell by `requestKey` whether an idempotent write was carried out, when its answer was lost. */
  readonly reconcile?: Name;
  /** Headers that never change. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads (GET) are retried by the client; `false` where the caller has its own rhythm. */
  readonly retry?: false;
  /** `startup`: sent before the platform has said that this visitor may use the site. All others wait for that. */
  readonly phase?: 'startup';
  /** Asks whether the site works at all: sent however often earlier calls failed. */
  readonly probe?: true;
  /** Sent with the headers `os` and `random` (sealed), made anew for each try. */
  readonly deviceHeaders?: true;
  /**
   * Where the value holds a tree of unknown depth, which the engine reads tolerantly itself instead of a schema; `[]` when
   * the value is nothing but a tree.
   */
  readonly opaque?: readonly string[];
  /** The answer depends on the interface's language: its cache key carries it. */
  readonly localised?: true;
  /** How long a cached answer is fresh, ms; `DEFAULT_FRESH_MS` unless given. A reader may ask for another time. */
  readonly freshMs?: number;
  /** Reads whose cached answers this write makes stale. */
  readonly invalidates?: readonly Name[];
  /** Key of `sessionStorage` under which the tab keeps the latest answer, to show it at once after a reload. */
  readonly sessionKey?: SessionKey;
  /** Answered also while the site is closed by maintenance or region; others get 503. Read by the sandbox. */
  readonly whenClosed?: true;
}
