import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { accessOf } from './callAccess.ts';
import type { Handler, RequestContext } from '#sandbox/protocol/handler.ts';
import { handlers } from './handlers.ts';
import type { Exchange } from '#sandbox/protocol/exchange.ts';
import { settleDeposits } from './deposits/order.ts';
import { faultAnswer, faultReply, takeFault } from '#sandbox/protocol/faults.ts';
import { payRebates } from './agent-accounts/payRebates.ts';
import { payAll, payContracts } from './contracts/payContracts.ts';
import { once, requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { refuse, type Answer } from '#sandbox/values/refusal.ts';
import { memberOfToken } from '#sandbox/sign-in/sessions.ts';
import { systemStatusOf } from '#sandbox/protocol/status.ts';
import type { SandboxContext } from './model/sandboxContext.ts';
import { openDeposits } from './deposits/openDeposits.ts';
import { openProtection } from './protection/openProtection.ts';
import { openTransfers } from './wallets/openTransfers.ts';
import { openWithdrawals } from './withdrawals/openWithdrawals.ts';
import { settleDraws } from './play/drawBets.ts';
import { settleWithdrawals } from './withdrawals/withdrawal.ts';
import { readBody } from '#sandbox/protocol/readBody.ts';
import { envelopeOf, replyTo } from '#sandbox/protocol/reply.ts';
import { isForAgents, restrict } from './restrict.ts';
import type { Route } from '#sandbox/protocol/route.ts';
import { foreignReply, withOwnHeaders } from '#sandbox/protocol/skin.ts';
import type { Opened, Sealing } from '#sandbox/protocol/sealing.ts';

/** Serves one call of the table: faults, closed site, token policy, body, schema, handler, envelope. */
export async function serveCall(
  context: SandboxContext,
  route: Route,
  sent: Request,
  sealing: Sealing,
  seen: Partial<Exchange> = {},
): Promise<Response> {
  const { name, endpoint } = route;
  const request = withOwnHeaders(context.brand, name, sent);
  const fault = takeFault(context.state, name);
  seen.fault = fault;
  const isLost = fault === 'lost';
  const instead = fault === null ? null : faultAnswer(fault);
  if (fault !== null && instead === null && !isLost) return faultReply(fault, request, context.now);
  const answerWith = (answer: Answer<unknown>, opened: Opened | null): Promise<Response> => {
    seen.reply = envelopeOf(answer);
    return replyTo(answer, context.now, sealing, opened, (text) => foreignReply(context.brand, name, endpoint, text));
  };
  const gate = instead === null ? checkGate(context, route, request) : null;
  if (gate !== null && !gate.ok) return answerWith(gate, null);
  const read = await readBody(context, route, request, sealing);
  if (!read.ok) return answerWith(read, null);
  const { body, opened, refusal } = read.value;
  seen.request = body;
  seen.sealed = opened !== null;
  const member = memberOfToken(context, tokenOf(context, request)) ?? null;
  const answer =
    instead ?? restrict(context, accessOf(name), member, body) ?? refusal ?? (await run(context, route, request, sealing, body));
  // done, but the answer is lost
  return isLost ? Response.error() : answerWith(answer, opened);
}

function checkGate(context: SandboxContext, { name, endpoint }: Route, request: Request): Answer<null> | null {
  const status = systemStatusOf(context);
  if (status !== 0 && accessOf(name).whenClosed !== true) {
    return refuse(status === 1 ? 'system_maintenance' : 'region_restricted', null, 503);
  }
  if (endpoint.access === 'token' && memberOfToken(context, tokenOf(context, request)) === undefined)
    return refuse('token_invalid', null, 401);
  return null;
}

/** The session token as this brand sends it, empty without one. */
function tokenOf({ brand }: SandboxContext, request: Request): string {
  const sent = request.headers.get(brand.api.tokenHeader) ?? '';
  return sent.replace(/^Bearer\s+/i, '').trim();
}

function run(
  context: SandboxContext,
  { name, endpoint }: Route,
  request: Request,
  sealing: Sealing,
  body: unknown,
): Promise<Answer<unknown>> | Answer<unknown> {
  const token = tokenOf(context, request);
  const member = memberOfToken(context, token) ?? null;
  // the session may have ended while the body was read
  if (member === null && endpoint.access === 'token') return refuse('token_invalid', null, 401);
  settleDraws(context);
  if (member !== null) {
    openWithdrawals(context, member);
    openDeposits(context, member);
    openTransfers(context, member);
    openProtection(context, member);
    settleDeposits(context, member);
    settleWithdrawals(context, member);
    // an agent reads what its team was paid
    if (isForAgents(accessOf(name), body)) payAll(context);
    else payContracts(context, member);
    payRebates(context);
  }
  const requestContext: RequestContext = { context, request, sealing, member, token: member === null ? '' : token };
  // token and body are already validated, which one signature for all rows cannot express
  const handler = handlers[name] as unknown as Handler<EndpointName> as (
    requestContext: RequestContext,
    body: unknown,
  ) => Promise<Answer<unknown>>;
  const key = requestKeyOf(request);
  if (endpoint.idempotent !== true && key === null) return handler(requestContext, body);
  return once(context, `${name} ${member?.id ?? ''}`, key ?? '', body, () => handler(requestContext, body));
}
