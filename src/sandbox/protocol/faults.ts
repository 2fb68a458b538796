import type { ErrorCode } from '#contract/errorCodes.ts';
import type { SandboxFault } from '#contract/types.ts';
import type { FaultKind } from '#sandbox/model/data.ts';
import { accept, refuse, type Answer, type Refused } from '#sandbox/values/refusal.ts';
import type { SandboxState } from '#sandbox/model/state.ts';
import { envelopeOf, respond } from './reply.ts';

/** The planned fault of this call, or null; counted faults decrement. */
export function takeFault(state: SandboxState, endpoint: string): FaultKind | null {
  const planned = state.overlay.faults.find((fault) => fault.endpoint === endpoint || fault.endpoint === '*');
  if (planned === undefined) return null;
  if (planned.times !== undefined) {
    const left: SandboxFault = { ...planned, times: planned.times - 1 };
    const rest = state.overlay.faults.map((fault) => (fault === planned ? left : fault));
    state.overlay.faults = rest.filter((fault) => fault.times === undefined || fault.times > 0);
  }
  return planned.kind;
}

/** The result of a fault that uses the envelope and seal; null for faults below that. */
export function faultAnswer(kind: FaultKind): Answer<unknown> | null {
  if (kind === 'wrong-schema') return accept({ unexpected: ['shape', 7, null] });
  if (kind !== 'refused') return null;
  const refused: Refused = { ...refuse('invalid_request'), message: 'This service is resting. Please try again in a moment.' };
  return refused;
}

/** Codes of statuses; the others say no reason. */
const reasons: Partial<Record<FaultKind, ErrorCode>> = {
  '401': 'token_invalid',
  '429': 'too_many_requests',
  '503': 'system_maintenance',
};

/** The reply of a fault that replaces the handler. */
export async function faultReply(kind: FaultKind, request: Request, now: number): Promise<Response> {
  if (kind === 'offline') return Response.error();
  if (kind === 'timeout') return never(request.signal);
  if (kind === 'malformed') return respond('{"success":true,"message":null,"value":{"tok', 200, now);
  if (kind === 'empty') return respond('', 200, now);
  if (kind === 'html') return respond('<!doctype html><title>502</title><h1>Bad gateway</h1>', 200, now, 'text/html');
  const status = Number(kind);
  const message = reasons[kind] ?? '';
  return respond(envelopeOf({ ok: false, message, value: null, status }), status, now);
}

/** Settles only when the caller aborts. */
function never(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(Response.error());
    signal.addEventListener('abort', () => resolve(Response.error()), { once: true });
  });
}
