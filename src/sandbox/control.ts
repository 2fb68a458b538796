import { placeBet } from './history/bets.ts';
import { playRefusal } from './protection/limits.ts';
import { refusalInForce } from './protection/protectionOf.ts';
import { findByAccount } from './model/members.ts';
import { issueHumanResult } from '#sandbox/checks/humanChecks.ts';
import { confirmPhoneCheck, startPhoneCheck } from '#sandbox/checks/phoneChecks.ts';
import { openSession } from '#sandbox/sign-in/sessions.ts';
import type { SandboxFault } from '#contract/types.ts';
import { faultKinds } from './model/data.ts';
import type { SandboxContext } from './model/sandboxContext.ts';
import { playCall } from './play/playCall.ts';
import { mergePatch, type Patch } from '#sandbox/values/mergePatch.ts';
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

type Control = (context: SandboxContext, body: Patch, powers: ControlPowers) => ControlReply | Promise<ControlReply>;

const done = (value: unknown = null): ControlReply => ({ status: 200, value });
const wrong = (expected: string): ControlReply => ({ status: 400, value: { error: expected } });
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The control calls by method and path below `/__sandbox`; they exist wherever the sandbox runs and nowhere else. */
export const controls: Readonly<Record<string, Control>> = {
  /** Codes, mails and picture texts, newest first. */
  'GET /outbox': (context) => done(context.state.outbox),

  /** What is switched on, for a panel that shows it. */
  'GET /state': (context) => {
    const { overlay, clockOffsetMs } = context.state;
    return done({ ...overlay, clockOffsetMs, now: context.now, scenarios: titles(context), users: users(context) });
  },

  'POST /reset': async (_world, _body, powers) => {
    await powers.reset();
    return done();
  },

  'POST /scenario': (context, body) => {
    const name = textOf(body['name']);
    const scenario = scenarioOf(context.data, name);
    if (scenario === undefined) return wrong(`{name}: one of ${Object.keys(context.data.scenarios.scenarios).join(', ')}`);
    enterScenario(context.state, name, scenario);
    return done({ title: scenario.title, ...(scenario.user === undefined ? {} : signInAs(context, scenario.user)) });
  },

  'POST /flags': (context, body) => {
    const isToggle = (value: unknown): value is '0' | '1' | null => value === '0' || value === '1' || value === null;
    if (!Object.values(body).every(isToggle)) return wrong("{modId: '0' | '1', or null for what the tree says}");
    const toggles = { ...context.state.overlay.flags, ...(body as Record<string, '0' | '1' | null>) };
    context.state.overlay.flags = Object.fromEntries(
      Object.entries(toggles).filter((entry): entry is [string, '0' | '1'] => entry[1] !== null),
    );
    return done(context.state.overlay.flags);
  },

  'POST /settings': async (context, body, powers) => {
    const { rotateKeys, status, ...patch } = body;
    if (status === 0 || status === 1 || status === 2 || status === null) context.state.overlay.status = status;
    if (rotateKeys === true) await powers.rotateKeys();
    context.state.overlay.settings = mergePatch(context.state.overlay.settings, patch);
    return done(context.state.overlay.settings);
  },

  'POST /clock': (context, body) => {
    const { advanceMs, offsetMs } = body;
    const before = context.state.clockOffsetMs;
    const after = isTime(advanceMs) ? before + advanceMs : offsetMs;
    if (!isTime(after)) return wrong('{advanceMs: number} or {offsetMs: number}');
    context.state.clockOffsetMs = after;
    return done({ now: context.now - before + after });
  },

  'POST /faults': (context, body) => {
    const { endpoint, kind, times } = body;
    const known = endpoint === '*' || (typeof endpoint === 'string' && Object.hasOwn(endpoints, endpoint));
    const planned = faultKinds.find((name) => name === kind);
    if (Object.keys(body).length === 0) context.state.overlay.faults = [];
    else if (!known || planned === undefined)
      return wrong(`{endpoint: a call or *, kind: ${faultKinds.join(' | ')}, times?: number}, or {} to clear`);
    else {
      const fault: SandboxFault = { endpoint: textOf(endpoint), kind: planned, ...(typeof times === 'number' ? { times } : {}) };
      context.state.overlay.faults = [...context.state.overlay.faults, fault];
    }
    return done(context.state.overlay.faults);
  },

  'POST /latency': (context, body) => {
    const latency = body['ms'];
    if (latency !== null && typeof latency !== 'number') return wrong('{ms: number | null}');
    context.state.overlay.latencyMs = latency;
    return done({ latencyMs: latency });
  },

  'POST /user': (context, body) => {
    const signedIn = signInAs(context, textOf(body['account']));
    return signedIn.token === null
      ? wrong(
          `{account}: one of ${users(context)
            .map(({ account }) => account)
            .join(', ')}`,
        )
      : done(signedIn);
  },

  /** A demo game settles a bet of the ticket it was started with; a stake of 0 asks for the balance. */
  'POST /bet': (context, body) => {
    const ticket = context.state.tickets[textOf(body['ticket'])];
    const member = ticket === undefined ? undefined : context.state.members[ticket.memberId];
    const { stake, payout } = body;
    if (ticket === undefined || member === undefined || !isAmount(stake) || !isAmount(payout))
      return wrong('{ticket, stake, payout}: a ticket of launchGame and decimal texts');
    const barred = isZero(stake) ? null : (refusalInForce(context, member) ?? playRefusal(context, member, stake));
    const settled = barred ?? placeBet(context, member, { ...ticket, stake, payout });
    return settled.ok ? done(settled.value) : { status: 409, value: { error: settled.message } };
  },

  /** Asks for a started demo game, and plays a round of it. */
  'POST /play': playCall,

  /** What the human-verification service answers to a passed slider. */
  'GET /human': (context) => done(issueHumanResult(context)),

  /** What the phone service answers: a code on its way, or its error. */
  'POST /phone': (context, body) => done(startPhoneCheck(context, textOf(body['phone']))),
  'POST /phone/confirm': (context, body) =>
    done(confirmPhoneCheck(context, textOf(body['verificationId']), textOf(body['code']))),
};

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(value);
const isZero = (amount: string): boolean => /^0*(?:\.0*)?$/.test(amount);
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function signInAs(context: SandboxContext, account: string): { user: string; token: string | null } {
  const member = findByAccount(context, account);
  return { user: account, token: member === undefined ? null : openSession(context, member) };
}

function titles(context: SandboxContext): { name: string; title: string }[] {
  return Object.entries(context.data.scenarios.scenarios).map(([name, { title }]) => ({ name, title }));
}

function users(context: SandboxContext): { account: string; what: string }[] {
  return Object.entries(context.data.users.users).map(([account, { what }]) => ({ account, what }));
}
