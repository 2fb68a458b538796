import { comparableRequest } from '#engine/values/comparableRequest.ts';
import { randomId } from '#platform/browser/randomId.ts';

/** A request under way or without an answer, and its `Idempotency-Key`. */
export interface SentRequest {
  request: string;
  key: string;
}

/**
 * The key of a request: the same for a repeated one, so that the platform answers it once, and a new one for another request,
 * which the platform would refuse under the old key.
 */
export function keyFor(request: object, last: SentRequest | null): SentRequest {
  const text = comparableRequest(request);
  return last?.request === text ? last : { request: text, key: randomId() };
}
