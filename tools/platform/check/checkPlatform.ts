import type { PayloadKey, ResolvedBrand } from '#contract/types.ts';
import { type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { projectRoot } from '../../brand-files/brandFolders.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { readErrorTable } from '../../openapi/errorTable.ts';
import type { Ask } from '../../site/publish/visitorReads.ts';
import { deviation } from '../judge/deviation.ts';
import { type Accounts, secretsOf } from '../plan/accounts.ts';
import { needsOf } from '../plan/needs.ts';
import { createNotebook, type Outcome } from '../plan/rows.ts';
import { tryReads, tryRefusals } from '../probes/reads.ts';
import { closeSessions, openSessions, type Run, type Sessions, tryGuest } from '../probes/run.ts';
import { walk } from '../walk/walk.ts';
import { callerOf } from '../wire/caller.ts';
import { UnusableError } from '../wire/unusable.ts';

export interface CheckOptions {
  readonly ask: Ask;
  /** The platform's origin. */
  readonly origin: string;
  readonly brand: ResolvedBrand;
  /** Its `panels.json` with those of its parents; default: those of `base`. */
  readonly panels?: unknown;
  readonly keys: readonly PayloadKey[];
  readonly accounts?: Accounts;
  readonly write?: boolean;
  readonly seed?: number;
  /** How many walks; 0: none. */
  readonly walks?: number;
  /** Deviations of walks after which there are no more. */
  readonly faults?: number;
  /** Time of this machine, ms. */
  readonly now?: () => number;
  /** Judges these calls only. */
  readonly only?: readonly EndpointName[];
}

const NO_CALL = '/wps/conformance/no-such-call';

/** The first call of every visit. @throws UnusableError when what answers is no platform at all */
async function arrive({ caller, notebook }: Run, origin: string): Promise<unknown> {
  const first = await caller.ask('permission', { host: caller.brand.hosts[0] ?? 'localhost' });
  const { connection, status, headers, envelope, text } = first;
  if (connection !== null) throw new UnusableError(`${origin}: ${connection}`);
  if (status >= 300 && status < 400)
    throw new UnusableError(
      `${origin}: redirects to ${headers.get('location') ?? 'another address'}; give the address that answers itself`,
    );
  if (envelope === null && /^\s*<(?:!doctype|html)/i.test(text))
    throw new UnusableError(
      `${origin}: answers ${caller.endpointOf('permission').path} with HTML (status ${status}); is it a site or a sign-in page?`,
    );
  if (envelope === null && status >= 500) throw new UnusableError(`${origin}: answers with status ${status}`);
  const unknown = await caller.askPath(NO_CALL);
  const seen = `status ${unknown}`;
  notebook.note(
    'permission',
    'an address that is no call',
    unknown === 404 ? [] : [deviation('unknown-path', { seen, expected: 'status 404' })],
  );
  const tree = await caller.ask('whitelabel', undefined);
  return tree.envelope?.success === true ? tree.envelope.value : null;
}

/** Whether each account that walks need has a session. */
const canSignIn = (accounts: Accounts, sessions: Sessions): boolean =>
  (['member', 'agent', 'downline'] as const).every((role) => accounts[role] === undefined || sessions[role] !== null);

/**
 * Compares a platform with the contract: visitors' reads, sign-ins, members' and agents' reads, refusals, then walks over states.
 * @throws UnusableError when it cannot be judged
 */
export async function checkPlatform(options: CheckOptions): Promise<Outcome> {
  const {
    ask,
    origin,
    brand,
    keys,
    panels = loadBrand('base').panels,
    accounts = {},
    write = false,
    seed = 1,
    walks = 2,
    only,
    now,
    faults,
  } = options;
  const caller = callerOf({ ask, origin, brand, keys, ...(now !== undefined && { now }) });
  const all = Object.keys(endpoints) as EndpointName[];
  const notebook = createNotebook(all, caller.endpointOf);
  const tokens = new Set<string>();
  const run: Run = { caller, table: readErrorTable(projectRoot.pathname), notebook, accounts, write, tokens };
  const needless = needsOf(brand, await arrive(run, origin), panels);
  for (const name of all) {
    const reason = needless(name);
    if (reason !== null) notebook.needless(name, reason);
  }
  const chosen = all.filter((name) => only?.includes(name) ?? true);
  const sessions = await openSessions(run);
  await tryReads(run, chosen, sessions);
  await tryRefusals(run, chosen, sessions);
  if (chosen.includes('freeplay')) await tryGuest(run);
  // walks begin with a sign-in
  if (walks > 0 && canSignIn(accounts, sessions)) await walk(run, { seed, walks, ...(faults !== undefined && { faults }) });
  await closeSessions(run, sessions);
  const rows = notebook.rows();
  return {
    rows: only === undefined ? rows : rows.filter(({ name, deviations }) => only.includes(name) || deviations.length > 0),
    secrets: [...secretsOf(accounts), ...tokens],
  };
}
