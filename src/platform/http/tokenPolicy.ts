import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { CallError } from '#platform/errors/callError.ts';

/** Calls without a token within this time open one login only. */
const TOGETHER_MS = 250;

export interface TokenHooks {
  token: () => string | null;
  /** Called when the platform rejects a token; once for all calls that carried it. */
  onUnauthorized: () => void;
  /** Called when a call needs a token and there is none; once for calls made together. */
  onTokenMissing: (name: EndpointName) => void;
}

export interface TokenPolicy {
  /** @throws CallError noToken when the call needs a token and there is none */
  require(name: EndpointName, endpoint: Endpoint): void;
  /** Records that the platform rejected a call's token. */
  rejected(sent: string | null): void;
}

/** The token policy of the endpoint table (D-14). */
export function createTokenPolicy(hooks: TokenHooks, now: () => number): TokenPolicy {
  let rejected: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    require(name, endpoint) {
      const token = hooks.token();
      if (token !== rejected) rejected = null;
      if (endpoint.access === 'visitor' || token !== null) return;
      if (now() - askedAt > TOGETHER_MS) {
        askedAt = now();
        hooks.onTokenMissing(name);
      }
      throw new CallError('noToken', name);
    },
    rejected(sent) {
      // calls with one token fail together; they must not end a session that started since
      if (sent === null || sent === rejected || sent !== hooks.token()) return;
      rejected = sent;
      hooks.onUnauthorized();
    },
  };
}
