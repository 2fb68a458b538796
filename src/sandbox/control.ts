import { placeBet } from './model/activity.ts';
import { findByAccount } from './model/members.ts';
import { issueHumanResult } from './model/humanChecks.ts';
import { confirmPhoneCheck, startPhoneCheck } from './model/phoneChecks.ts';
import { openSession } from './model/sessions.ts';
import type { SandboxFault } from '#contract/types.ts';
import { faultKinds } from './model/data.ts';
import type { World } from './model/world.ts';
import { mergePatch, type Patch } from './mergePatch.ts';
import { enterScenario, scenarioOf } from './scenarios.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';

/** What a control call answers: JSON and an HTTP status. */
interface ControlReply {
  readonly status: number;
  readonly value: unknown;
}

/** What only the sandbox as a whole can do. */
interface ControlPowers {
  reset(): Promise<void>;
  rotateKeys(): Promise<void>;
}

type Control = (world: World, body: Patch, powers: ControlPowers) => ControlReply | Promise<ControlReply>;

const done = (value: unknown = null): ControlReply => ({ status: 200, value });
const wrong = (expected: string): ControlReply => ({ status: 400, value: { error: expected } });
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The control calls by method and path below `/__sandbox`; they exist wherever the sandbox runs and nowhere else. */
export const controls: Readonly<Record<string, Control>> = {
  /** Codes, mails and picture texts, newest first. */
  'GET /outbox': (world) => done(world.state.outbox),

  /** What is switched on, for a panel that shows it. */
  'GET /state': (world) => {
    const { overlay, clockOffsetMs } = world.state;
    return done({ ...overlay, clockOffsetMs, now: world.now, scenarios: titles(world), users: users(world) });
  },

  'POST /reset': async (_world, _body, powers) => {
    await powers.reset();
    return done();
  },

  'POST /scenario': (world, body) => {
    const name = textOf(body['name']);
    const scenario = scenarioOf(world.data, name);
    if (scenario === undefined) return wrong(`{name}: one of ${Object.keys(world.data.scenarios.scenarios).join(', ')}`);
    enterScenario(world.state, name, scenario);
    return done({ title: scenario.title, ...(scenario.user === undefined ? {} : signInAs(world, scenario.user)) });
  },

  'POST /flags': (world, body) => {
    const isToggle = (value: unknown): value is '0' | '1' | null => value === '0' || value === '1' || value === null;
    if (!Object.values(body).every(isToggle)) return wrong("{modId: '0' | '1', or null for what the tree says}");
    const toggles = { ...world.state.overlay.flags, ...(body as Record<string, '0' | '1' | null>) };
    world.state.overlay.flags = Object.fromEntries(
      Object.entries(toggles).filter((entry): entry is [string, '0' | '1'] => entry[1] !== null),
    );
    return done(world.state.overlay.flags);
  },

  'POST /settings': async (world, body, powers) => {
    const { rotateKeys, status, ...patch } = body;
    if (status === 0 || status === 1 || status === 2 || status === null) world.state.overlay.status = status;
    if (rotateKeys === true) await powers.rotateKeys();
    world.state.overlay.settings = mergePatch(world.state.overlay.settings, patch);
    return done(world.state.overlay.settings);
  },

  'POST /clock': (world, body) => {
    const { advanceMs, offsetMs } = body;
    const before = world.state.clockOffsetMs;
    const after = isTime(advanceMs) ? before + advanceMs : offsetMs;
    if (!isTime(after)) return wrong('{advanceMs: number} or {offsetMs: number}');
    world.state.clockOffsetMs = after;
    return done({ now: world.now - before + after });
  },

  'POST /faults': (world, body) => {
    const { endpoint, kind, times } = body;
    const known = endpoint === '*' || (typeof endpoint === 'string' && Object.hasOwn(endpoints, endpoint));
    const planned = faultKinds.find((name) => name === kind);
    if (Object.keys(body).length === 0) world.state.overlay.faults = [];
    else if (!known || planned === undefined)
      return wrong(`{endpoint: a call or *, kind: ${faultKinds.join(' | ')}, times?: number}, or {} to clear`);
    else {
      const fault: SandboxFault = { endpoint: textOf(endpoint), kind: planned, ...(typeof times === 'number' ? { times } : {}) };
      world.state.overlay.faults = [...world.state.overlay.faults, fault];
    }
    return done(world.state.overlay.faults);
  },

  'POST /latency': (world, body) => {
    const latency = body['ms'];
    if (latency !== null && typeof latency !== 'number') return wrong('{ms: number | null}');
    world.state.overlay.latencyMs = latency;
    return done({ latencyMs: latency });
  },

  'POST /user': (world, body) => {
    const signedIn = signInAs(world, textOf(body['account']));
    return signedIn.token === null
      ? wrong(
          `{account}: one of ${users(world)
            .map(({ account }) => account)
            .join(', ')}`,
        )
      : done(signedIn);
  },

  /** A demo game settles a bet of the ticket it was started with; a stake of 0 asks for the balance. */
  'POST /bet': (world, body) => {
    const ticket = world.state.tickets[textOf(body['ticket'])];
    const member = ticket === undefined ? undefined : world.state.members[ticket.memberId];
    const { stake, payout } = body;
    if (ticket === undefined || member === undefined || !isAmount(stake) || !isAmount(payout))
      return wrong('{ticket, stake, payout}: a ticket of launchGame and decimal texts');
    const settled = placeBet(world, member, ticket.vassalage, { category: ticket.category, stake, payout });
    return settled.ok ? done(settled.value) : { status: 409, value: { error: settled.message } };
  },

  /** What the human-verification service answers to a passed slider. */
  'GET /human': (world) => done(issueHumanResult(world)),

  /** What the phone service answers: a code on its way, or its error. */
  'POST /phone': (world, body) => done(startPhoneCheck(world, textOf(body['phone']))),
  'POST /phone/confirm': (world, body) => done(confirmPhoneCheck(world, textOf(body['verificationId']), textOf(body['code']))),
};

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(value);
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function signInAs(world: World, account: string): { user: string; token: string | null } {
  const member = findByAccount(world, account);
  return { user: account, token: member === undefined ? null : openSession(world, member) };
}

function titles(world: World): { name: string; title: string }[] {
  return Object.entries(world.data.scenarios.scenarios).map(([name, { title }]) => ({ name, title }));
}

function users(world: World): { account: string; what: string }[] {
  return Object.entries(world.data.users.users).map(([account, { what }]) => ({ account, what }));
}
