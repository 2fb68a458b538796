import { pep1 } from '#platform/sealing/pep1.ts';
import type { Answer } from '#sandbox/values/refusal.ts';
import type { Opened, Sealing } from './sealing.ts';

export function envelopeOf(answer: Answer<unknown>): string {
  return answer.ok
    ? JSON.stringify({ success: true, message: null, value: answer.value ?? null })
    : JSON.stringify({ success: false, message: answer.message, value: answer.value ?? null });
}

/** An HTTP reply with the sandbox's time in its `Date`, and `no-store`. */
export function respond(body: string, status: number, now: number, mediaType = 'application/json'): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Type': mediaType, Date: new Date(now).toUTCString() });
  if (status === 429) headers.set('Retry-After', '2');
  return new Response(body === '' ? null : body, { status, headers });
}

/** The reply to a call; sealed if the request was. `written`: the envelope as this platform writes it. */
export async function replyTo(
  answer: Answer<unknown>,
  now: number,
  sealing: Sealing,
  opened: Opened | null,
  written: (envelope: string) => string,
): Promise<Response> {
  const status = answer.ok ? 200 : answer.status;
  const text = written(envelopeOf(answer));
  if (opened === null) return respond(text, status, now);
  const sealed = respond(await sealing.seal(text, opened), status, now, pep1.mediaType);
  sealed.headers.set(pep1.versionHeader, pep1.version);
  return sealed;
}
