import { comparableRequest } from '#engine/values/comparableRequest.ts';
import { seedOf } from '#sandbox/values/random.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

const keptMs = 24 * 3_600_000;

/** The key of a write in its records; null without one. */
export const requestKeyOf = (request: Request): string | null => request.headers.get('idempotency-key');

/**
 * Runs a write once per key of a caller (T18). A repeated key gets the first answer; the same key with another request,
 * passwords and codes aside, is refused. A refusal does not use the key up, as nothing happened.
 */
export async function once(
  context: SandboxContext,
  scope: string,
  key: string,
  request: unknown,
  run: () => Answer<unknown> | Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  if (!/^[\w-]{8,64}$/.test(key)) return refuse('invalid_request', { header: 'Idempotency-Key' }, 400);
  const { answers } = context.state;
  for (const [id, { at }] of Object.entries(answers)) if (at <= context.now - keptMs) delete answers[id];
  const id = `${scope} ${key}`;
  const digest = seedOf(comparableRequest(request));
  const known = answers[id];
  if (known !== undefined) return known.request === digest ? accept(known.value) : refuse('invalid_request', null, 409);
  const answer = await run();
  if (answer.ok) answers[id] = { request: digest, value: answer.value, at: context.now };
  return answer;
}
