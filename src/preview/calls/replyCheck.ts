import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import { textOf, withCauses } from '#platform/schemas/problemText.ts';
import { validatorOf } from '#platform/schemas/validator.ts';
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
  const validate = await validatorOf(schema);
  const problem = validate(envelope.value);
  if (problem === null) return fine;
  const problems = withCauses(problem).map((one) => `${one.path || '/'} ${textOf(one)}`);
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
