import { endpoints, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { accessOf } from '../../src/sandbox/callAccess.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/createSandbox.ts';
import type { SandboxData } from '../../src/sandbox/model/data.ts';
import { sampleRequests } from '../../src/sandbox/sampleRequests.ts';
import { memoryStorage } from '../../src/sandbox/sandboxStorage.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { type Caller, callerOf } from './caller.ts';
import { scenes, type Scene } from './scenes.ts';

/** A request that the simulated platform accepted, and its reply. */
export interface RecordedCall {
  /** Undefined where nothing is sent. */
  readonly request: unknown;
  /** The envelope. */
  readonly reply: { readonly success: true; readonly message: null; readonly value: unknown };
}

/** The same in each recording, so that the same sources give the same text. */
const NOW = Date.UTC(2026, 10, 21, 12);

/** Switches that are off in the data, and open a call. */
const flags = { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' };

/** A simulated platform that takes open bodies, as a sealed one differs in each recording. */
export function platformOf(id: string): Promise<Sandbox> {
  const { brand, sandbox } = loadBrand(id);
  const security = { ...brand.security, requireEncryption: false, csPathMode: 'plain' as const };
  const data = sandbox as unknown as SandboxData;
  return createSandbox({ brand: { ...brand, security }, data, storage: memoryStorage(), now: () => NOW });
}

/** The brand whose platform answers a call. */
export const brandOf = (name: EndpointName): string => scenes[name]?.brand ?? 'folia';

/** A call about to be made: everything before it has happened. */
export interface PreparedCall {
  readonly caller: Caller;
  readonly request: unknown;
  /** Undefined for a visitor's call. */
  readonly token: string | undefined;
}

/** Prepares a call in a session of its own. @throws Error when what comes before it is refused */
export async function prepareCall(name: EndpointName, sandbox: Sandbox): Promise<PreparedCall> {
  const { account, prepare } = (scenes[name] ?? {}) as Scene<EndpointName>;
  const caller = callerOf(sandbox, name);
  await caller.control('/flags', flags);
  const isForAgents = JSON.stringify(accessOf(name).role ?? '').includes('"agent"');
  const token = await caller.tokenOf(account ?? (isForAgents ? 'agent001' : 'member01'));
  const request = prepare === undefined ? sampleRequests[name] : await prepare(caller, token);
  // a visitor's call is made as a visitor's
  return { caller, request, token: endpoints[name].access === 'token' ? token : undefined };
}

async function record(name: EndpointName, sandbox: Sandbox): Promise<RecordedCall> {
  const { caller, request, token } = await prepareCall(name, sandbox);
  const reply: unknown = JSON.parse(await caller.send(name, request, token));
  const { success } = reply as { success: boolean };
  if (!success) throw new Error(`${name} with ${JSON.stringify(request)} is refused: ${JSON.stringify(reply)}`);
  return { request, reply: reply as RecordedCall['reply'] };
}

/**
 * Every call as the simulated platform does it, each in a session of its own, from a fixed time on.
 * @throws Error naming every call that is refused
 */
export async function recordReplies(): Promise<ReadonlyMap<EndpointName, RecordedCall>> {
  const platforms = new Map<string, Sandbox>();
  const recorded = new Map<EndpointName, RecordedCall>();
  const faults: string[] = [];
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const brand = brandOf(name);
    const sandbox = platforms.get(brand) ?? (await platformOf(brand));
    platforms.set(brand, sandbox);
    try {
      recorded.set(name, await record(name, sandbox));
    } catch (cause) {
      faults.push(cause instanceof Error ? cause.message : String(cause));
    }
  }
  if (faults.length > 0) throw new Error(`No examples for openapi.json; see tools/openapi/scenes.ts:\n  ${faults.join('\n  ')}`);
  return recorded;
}
