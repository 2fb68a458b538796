import { type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { kindNames } from '../../../src/engine/contracts/kinds.ts';
import { accessOf } from '../../../src/sandbox/callAccess.ts';
import { roleOf } from '../../../src/sandbox/restrict.ts';
import { isMissing, judgeAccepted, judgeCode } from '../judge/judgeReply.ts';
import { isRead, readRequest, vendorIn, whoAsks } from '../plan/reads.ts';
import { probeRequest, probeRole, probeToken } from './access.ts';
import { probePages, requestSchemaOf } from './paging.ts';
import { probeSealing } from './sealing.ts';
import type { Run, Sessions } from './run.ts';

/** The reads of a run, visitors' first. */
export async function tryReads(run: Run, names: readonly EndpointName[], sessions: Sessions): Promise<void> {
  const { caller, notebook, table } = run;
  let vendor: string | null = null;
  const kinds = kindNames.filter((kind) => notebook.isOpen(kind));
  const order = [...names].sort((one, other) => rank(one) - rank(other));
  for (const name of order) {
    if (!isRead(name) || !notebook.isOpen(name)) continue;
    const wanted = readRequest(name, caller.brand, { vendor, kinds }, caller.now());
    if ('untried' in wanted) {
      notebook.untried(name, wanted.untried);
      continue;
    }
    const { request } = wanted;
    const who = whoAsks(name, roleOf(accessOf(name), request));
    const token = who === 'visitor' ? null : sessions[who];
    if (who !== 'visitor' && token === null) {
      notebook.untried(name, `no session of ${who === 'agent' ? 'an agent' : 'a member'}: --accounts`);
      continue;
    }
    const exchange = await caller.ask(name, request, { token });
    if (isMissing(exchange)) {
      notebook.missing(name);
      continue;
    }
    notebook.note(name, 'read', [...judgeAccepted(exchange), ...judgeCode(table, exchange)]);
    if (exchange.envelope?.success !== true) continue;
    if (name === 'gameVendor') vendor = vendorIn(exchange.envelope.value);
    await probeToken(run, name, request);
    await probeRole(run, name, request, sessions);
    await probeRequest(run, name, { request, required: requestSchemaOf(name).required ?? [], token });
    await probePages(run, name, request, token);
  }
}

const rank = (name: EndpointName): number => (endpoints[name].access === 'visitor' ? 0 : 1);

const WITHOUT_WRITE = 'it writes: --write';

/** Refusals of the calls that write. Bodies are empty, so that a platform that is careless does nothing by them. */
export async function tryRefusals(run: Run, names: readonly EndpointName[], sessions: Sessions): Promise<void> {
  const { caller, notebook } = run;
  if (notebook.isOpen('login')) await probeSealing(run, 'login', null);
  for (const name of names) {
    if (isRead(name) || name === 'login' || name === 'logout' || !notebook.isOpen(name)) continue;
    if (!run.write) {
      notebook.untried(name, WITHOUT_WRITE);
      continue;
    }
    const { access } = endpoints[name];
    const token = access === 'visitor' ? null : accessOf(name).role === 'agent' ? sessions.agent : sessions.member;
    if (!(await probeToken(run, name, {}))) continue;
    if (access === 'token' && token === null) {
      notebook.untried(name, 'no session: --accounts');
      continue;
    }
    await probeRole(run, name, {}, { ...sessions, member: null });
    const { required = [] } = requestSchemaOf(name);
    // a call that needs no field would be carried out
    if (required.length === 0) continue;
    const exchange = await caller.ask(name, {}, { token });
    if (isMissing(exchange)) {
      notebook.missing(name);
      continue;
    }
    await probeRequest(run, name, { request: {}, required: required.slice(0, 1), token });
    await probeSealing(run, name, token);
  }
}
