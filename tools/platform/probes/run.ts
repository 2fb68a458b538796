import { isMissing, judgeAccepted, judgeCode } from '../judge/judgeReply.ts';
import type { Deviation } from '../judge/deviation.ts';
import type { ErrorTable } from '../../openapi/errorTable.ts';
import type { Account, Accounts } from '../plan/accounts.ts';
import type { Notebook } from '../plan/rows.ts';
import type { Caller } from '../wire/caller.ts';

/** What a run works with. */
export interface Run {
  readonly caller: Caller;
  readonly table: ErrorTable;
  readonly notebook: Notebook;
  readonly accounts: Accounts;
  /** Writes are allowed. */
  readonly write: boolean;
  /** Tokens of the sessions that the run has opened, which no report may show. */
  readonly tokens: Set<string>;
}

export type Role = 'member' | 'agent' | 'downline' | 'demo';

/** The sessions of a run; null where there is no account, or its sign-in failed. */
export type Sessions = Readonly<Record<Role, string | null>>;

/** Refusals of a sign-in that ask for what only a person can do. */
const proofs: readonly string[] = ['human_verification_required', 'captcha_required'];

interface SignedIn {
  /** Null when there is none. */
  readonly token: string | null;
  readonly deviations: readonly Deviation[];
  /** The code that asks for a proof by a person. */
  readonly proof: string | null;
  readonly isMissing: boolean;
}

/** A sign-in with what deviated. */
export async function signIn(run: Run, { username, password }: Account): Promise<SignedIn> {
  const exchange = await run.caller.ask('login', { username, password, type: 'username' });
  const deviations = [...judgeAccepted(exchange), ...judgeCode(run.table, exchange)];
  const value = exchange.envelope?.success === true ? (exchange.envelope.value as { token?: unknown } | null) : null;
  const token = typeof value?.token === 'string' ? value.token : null;
  if (token !== null) run.tokens.add(token);
  const { envelope } = exchange;
  const proof = envelope?.success === false && proofs.includes(envelope.code) ? envelope.code : null;
  return { token, deviations, proof, isMissing: isMissing(exchange) };
}

const roles: readonly Role[] = ['member', 'agent', 'downline', 'demo'];

/** Signs in with every account of the stage. */
export async function openSessions(run: Run): Promise<Sessions> {
  const sessions: Record<Role, string | null> = { member: null, agent: null, downline: null, demo: null };
  for (const role of roles) {
    const account = run.accounts[role];
    if (account === undefined) continue;
    const { token, deviations, proof, ...answer } = await signIn(run, account);
    if (answer.isMissing) {
      run.notebook.missing('login');
      break;
    }
    if (proof !== null) {
      run.notebook.untried('login', `as ${role}: refused with ${proof}, which a person has to pass; switch it off for the stage`);
      continue;
    }
    run.notebook.note('login', `as ${role}`, deviations);
    if (token === null && deviations.length === 0)
      run.notebook.untried('login', `the account of ${role} needs a second step: choose one without`);
    sessions[role] = token;
  }
  return sessions;
}

/** Plays as a guest, and ends the guest's session. */
export async function tryGuest(run: Run): Promise<void> {
  if (!run.write || !run.notebook.isOpen('freeplay')) return;
  const exchange = await run.caller.ask('freeplay', undefined);
  if (isMissing(exchange)) return run.notebook.missing('freeplay');
  const found = [...judgeAccepted(exchange), ...judgeCode(run.table, exchange)];
  run.notebook.note('freeplay', 'a session of a guest', found);
  const value = exchange.envelope?.success === true ? (exchange.envelope.value as { token?: unknown } | null) : null;
  if (typeof value?.token !== 'string') return;
  run.tokens.add(value.token);
  await run.caller.ask('logout', undefined, { token: value.token });
}

/** Ends the sessions that a run has opened. */
export async function closeSessions(run: Run, sessions: Sessions): Promise<void> {
  for (const role of roles) {
    const token = sessions[role];
    if (token === null) continue;
    const exchange = await run.caller.ask('logout', undefined, { token });
    run.notebook.note('logout', `as ${role}`, [...judgeAccepted(exchange), ...judgeCode(run.table, exchange)]);
  }
}
