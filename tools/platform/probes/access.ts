import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { accessOf } from '../../../src/sandbox/callAccess.ts';
import { roleOf } from '../../../src/sandbox/restrict.ts';
import { isMissing, judgeRefused } from '../judge/judgeReply.ts';
import type { Run, Sessions } from './run.ts';

/** A token of the form that sign-ins give, which nobody was given. */
const FOREIGN = 'conformance-0000000000000000000000000000';

/** Whether a call refuses callers without a valid token. @returns false for one that the platform does not have */
export async function probeToken(run: Run, name: EndpointName, request: unknown): Promise<boolean> {
  const { caller, table, notebook } = run;
  if (endpoints[name].access !== 'token') return true;
  const refusal = { codes: ['token_invalid'], kind: 'token' } as const;
  for (const [when, token] of [
    ['without a token', null],
    ['with an invented token', FOREIGN],
  ] as const) {
    const exchange = await caller.ask(name, request, { token });
    if (isMissing(exchange)) {
      notebook.missing(name);
      return false;
    }
    notebook.note(name, when, judgeRefused(table, exchange, { ...refusal, when }));
  }
  return true;
}

/** Whether a call refuses accounts that it is not meant for. */
export async function probeRole(run: Run, name: EndpointName, request: unknown, sessions: Sessions): Promise<void> {
  const { caller, table, notebook } = run;
  const role = roleOf(accessOf(name), request);
  if (endpoints[name].access !== 'token' || role === null) return;
  const impact =
    role === 'agent' ? 'Any player may read what belongs to agents.' : 'A demo account may do what only real accounts may.';
  if (role === 'agent' && sessions.member !== null) {
    const exchange = await caller.ask(name, request, { token: sessions.member });
    const when = 'as a member who is no agent';
    notebook.note(name, when, judgeRefused(table, exchange, { codes: ['error_not_agent'], kind: 'role', when, impact }));
  }
  if (sessions.demo !== null) {
    const exchange = await caller.ask(name, request, { token: sessions.demo });
    const when = 'as a demo account';
    notebook.note(name, when, judgeRefused(table, exchange, { codes: ['in_need_true_account'], kind: 'role', when, impact }));
  }
}

/** Whether a call that sends values refuses those that do not fit. */
export async function probeRequest(
  run: Run,
  name: EndpointName,
  { request, required, token }: { request: unknown; required: readonly string[]; token: string | null },
): Promise<void> {
  const { caller, table, notebook } = run;
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.request === null) return;
  const refusal = { codes: ['invalid_request'], kind: 'request' } as const;
  const given = (request ?? {}) as Record<string, unknown>;
  for (const field of required) {
    const { [field]: _, ...without } = given;
    const exchange = await caller.ask(name, without, { token });
    const when = `without ${field}`;
    notebook.note(name, when, judgeRefused(table, exchange, { ...refusal, when }));
  }
  if (given['pageNo'] === undefined) return;
  const exchange = await caller.ask(name, { ...given, pageNo: 'first' }, { token });
  const when = 'with a page number that is no number';
  notebook.note(name, when, judgeRefused(table, exchange, { ...refusal, when }));
}
