import type { ContractTypes } from '#contract/types.ts';

/** One call of the platform, as data. The client, the sandbox and the OpenAPI file read it. */
export interface Endpoint {
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
  /** Headers that never change. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads (GET) are retried by the client; `false` where the caller has its own rhythm. */
  readonly retry?: false;
}
