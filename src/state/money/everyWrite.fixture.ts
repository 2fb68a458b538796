import { vi } from 'vitest';
import { type Endpoint, type EndpointName, endpoints, type RequestOf } from '#platform/endpoints/endpoints.ts';
import { accessOf } from '#sandbox/callAccess.ts';
import type { Bench } from '#sandbox/sandbox.fixture.ts';
import { sampleRequests } from '#sandbox/sampleRequests.ts';
import { type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import type { WriteName } from './openWrite.ts';
import { IN_FLIGHT_MS } from './writeMachine.ts';
import { createWriteTab, type Flight, pages, pendingIn, RESTING } from './writeTab.fixture.ts';

/** How the platform and the network treat a request that arrives. */
export const treatments = ['answer', 'lost', 'garbled', 'late 500', '500', '503', '401', '403', '429', '<html>'] as const;
type Treatment = (typeof treatments)[number];
/** The request is carried out, whatever its sender gets to know. */
const carriedOut: readonly Treatment[] = ['answer', 'lost', 'garbled', 'late 500'];

const members = { ana: 'member01', ben: 'vip00005' };
/** Who makes the calls that only agents may make. */
const agents: typeof members = { ana: 'agent001', ben: 'agent002' };
type Member = keyof typeof members;

let schedules = 0;
let intercept: ((request: Request) => Promise<Response>) | null = null;

/** A portal whose storage is that of the acting page, and whose requests go where the schedule sends them. */
export async function openWrites(): Promise<LivePortal> {
  const live = await livePortal('mayloc', { answer: async (request) => (await intercept?.(request)) ?? null });
  const here = () => (pages.getStore() ?? RESTING).storage;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => here().getItem(key),
    setItem: (key: string, value: string) => here().setItem(key, value),
    removeItem: (key: string) => here().removeItem(key),
    clear: () => here().clear(),
  });
  return live;
}

/** Makes the request of a write acceptable, and returns it. */
async function requestOf(bench: Bench, name: WriteName, who: { token: string; session: string }): Promise<object | undefined> {
  if (name === 'openRedEnvelope') {
    const { value } = await bench.call('redEnvelopes', { pageNo: 1, pageSize: 1 }, who);
    return { roundId: value.roundId };
  }
  if (name === 'confirmWithdraw') {
    const { value } = await bench.call('applyWithdraw', sampleRequests.applyWithdraw, who);
    await bench.control('/clock', { advanceMs: 120_000 }, who.session);
    return { referenceNumber: value.referenceNumber, result: 'RECEIVED' };
  }
  return sampleRequests[name];
}

/** One write on the sandbox in a session of its own: the platform, the network and the figures of its effects. */
export async function createWritePlatform(live: LivePortal, name: WriteName) {
  const { bench, portal } = live;
  const { method, path, reconcile } = endpoints[name] as Endpoint<EndpointName>;
  const { role } = accessOf(name);
  const accounts = role === undefined || role === 'real' ? members : agents;
  const session = `schedule${(schedules += 1)}`;
  const flights: Flight[] = [];
  const faults: string[] = [];
  let canRead = true;
  let member: Member | null = 'ana';
  const tokens = {} as Record<Member, string>;
  await bench.control('/flags', { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' }, session);
  for (const [who, account] of Object.entries(accounts) as [Member, string][]) {
    const { value } = await bench.control('/user', { account }, session);
    tokens[who] = (value as { token: string }).token;
  }
  const ask = async (request: Request) => (await bench.sandbox.handle(request, session)) ?? Response.error();
  const valid = await requestOf(bench, name, { token: tokens.ana, session });
  const become = (who: Member | null) => {
    member = who;
    const info = { id: accounts[who ?? 'ana'], account: accounts[who ?? 'ana'], nickname: '', type: 0 };
    portal.session.setState(
      who === null
        ? { token: null, memberType: null, username: null, member: null }
        : { token: tokens[who], memberType: 0, username: info.account, member: info as never },
    );
  };
  become('ana');
  portal.client.retryNow();
  portal.client.clock.set(bench.now());
  intercept = async (request) => {
    if (request.method === method && new URL(request.url).pathname === path) {
      const key = request.headers.get('idempotency-key') ?? '';
      const page = pages.getStore() ?? RESTING;
      if (!pendingIn(page.storage).some((one) => one.key === key)) faults.push(`${key} was sent before it was kept`);
      // the client lets six wait: the oldest is given up
      const open = flights.filter(({ end }) => end !== null);
      if (open.length > 3) lose(open[0]);
      return new Promise((end) => void flights.push({ request, key, page, sentAt: bench.now(), hasArrived: false, end }));
    }
    const isRecords = reconcile !== undefined && new URL(request.url).pathname === endpoints[reconcile].path;
    return isRecords && request.method === 'GET' && !canRead ? new Response('{"success":tr') : ask(request);
  };
  const recordsOf = async (who: Member): Promise<string[]> => {
    const isPaged = (endpoints[reconcile!] as Endpoint).request !== null;
    const query = isPaged ? { pageNo: 1, pageSize: 100, startTime: bench.now() - 3_600_000 } : undefined;
    const { value } = await bench.call(reconcile!, query as RequestOf<EndpointName>, { token: tokens[who], session });
    const rows = (Array.isArray(value) ? value : (value as { rows: unknown[] }).rows) as { requestKey?: string | null }[];
    return rows.flatMap(({ requestKey }) => (typeof requestKey === 'string' ? [requestKey] : []));
  };

  const mayArrive = (key: string) =>
    flights.some((one) => one.key === key && !one.hasArrived && bench.now() - one.sentAt < IN_FLIGHT_MS);
  const lose = (flight: Flight | undefined): void => {
    flight?.end?.(Response.error());
    if (flight !== undefined) flight.end = null;
  };
  const isRecorded = async (key: string) => [...(await recordsOf('ana')), ...(await recordsOf('ben'))].includes(key);
  const facts = { portal, valid, flights, faults, hasMember: () => member !== null, isRecorded, mayArrive, lose };

  return {
    flights,
    faults,
    canRead(can: boolean) {
      canRead = can;
      portal.client.retryNow();
    },
    become,
    recordsOf,
    /** What a write can change for a member. */
    async figures(who: Member) {
      const extras = { token: tokens[who], session };
      const { balance, sumBalance } = (await bench.call('balance', undefined, extras)).value;
      const { currentPoint } = (await bench.call('pointBalance', undefined, extras)).value;
      return { balance, sumBalance, currentPoint, cards: (await bench.call('bankCards', undefined, extras)).value.rows.length };
    },
    pass(ms: number) {
      bench.advance(ms);
      portal.client.clock.set(bench.now());
      for (const flight of flights) if (bench.now() - flight.sentAt >= 15_000) lose(flight);
    },
    lose,
    async deliver(flight: Flight | undefined, how: Treatment) {
      if (flight === undefined || flight.hasArrived || bench.now() - flight.sentAt >= IN_FLIGHT_MS) return;
      flight.hasArrived = true;
      const response = carriedOut.includes(how) ? await ask(flight.request) : null;
      flight.end?.(replyOf(how, response));
      flight.end = null;
    },
    /** A tab with forms of this write. */
    tab: () => createWriteTab(facts, name),
    /** Ends every request, and leaves the platform. */
    end() {
      for (const flight of flights) lose(flight);
      intercept = null;
    },
  };
}

function replyOf(how: Treatment, response: Response | null): Response {
  if (how === 'answer' && response !== null) return response;
  if (how === 'lost') return Response.error();
  if (how === 'garbled') return new Response('{"success":true,"val');
  if (how === '<html>') return new Response('<!doctype html><h1>Hello</h1>', { headers: { 'content-type': 'text/html' } });
  const status = Number(how.slice(-3));
  const message = status === 401 ? 'token_invalid' : 'system_maintenance';
  return Response.json({ success: false, message, value: null }, { status });
}
