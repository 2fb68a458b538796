import { type Validate, validators } from '#contract/validators.ts';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import type { LoggedCall } from '../inside/callLog.ts';

/** Whether a reply fits its schema. */
export interface ReplyCheck {
  tone: 'ok' | 'error' | 'neutral';
  text: string;
  /** Title of that schema. */
  schema: string | null;
  problems: readonly string[];
}

const verdictOf = (
  tone: ReplyCheck['tone'],
  text: string,
  schema: string | null = null,
  problems: readonly string[] = [],
): ReplyCheck => ({
  tone,
  text,
  schema,
  problems,
});

/** Validates a reply as received, before the portal repairs anything. */
export async function checkReply(call: LoggedCall): Promise<ReplyCheck> {
  if (call.status === null) return verdictOf('neutral', 'running');
  if (call.status === 0) return verdictOf('error', 'no answer');
  const envelope = readEnvelope(call.reply);
  if (envelope === null) return verdictOf('error', 'no envelope', null, ['The reply is not {success, message, value} as JSON.']);
  const endpoint: Endpoint = endpoints[call.name];
  const schema = envelope.success ? endpoint.response : (endpoint.failure ?? null);
  const fine = envelope.success ? verdictOf('ok', 'fits', schema) : verdictOf('error', `refused: ${envelope.message ?? ''}`);
  if (schema === null || (!envelope.success && envelope.value == null)) return fine;
  const load = (validators as Record<string, (() => Promise<{ validate: Validate }>) | undefined>)[schema];
  if (load === undefined) return verdictOf('neutral', 'no validator', schema);
  const { validate } = await load();
  if (validate(envelope.value)) return fine;
  const problems = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`);
  return verdictOf('error', 'does not fit', schema, problems);
}

function readEnvelope(reply: string | null): { success: boolean; message: string | null; value: unknown } | null {
  try {
    const envelope = JSON.parse(reply ?? '') as { success?: unknown; message?: string | null; value?: unknown } | null;
    if (typeof envelope?.success !== 'boolean') return null;
    return { success: envelope.success, message: envelope.message ?? null, value: envelope.value };
  } catch {
    return null;
  }
}
