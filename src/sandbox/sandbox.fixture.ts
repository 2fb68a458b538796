import { fileURLToPath } from 'node:url';
import type { ResolvedBrand } from '#contract/types.ts';
import { isErrorCode } from '#platform/errors/errors.ts';
import { textOf } from '#platform/schemas/problemText.ts';
import { requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { endpoints, type Endpoint, type EndpointName, type RequestOf, type ResponseOf } from '#platform/endpoints/endpoints.ts';
import type { SealedPayload } from '#platform/sealing/payloadCipher.ts';
import { sealRequest } from '#platform/sealing/pep1Cipher.ts';
import { loadBrand, type LoadedBrand } from '../../tools/brand-files/loadBrand.ts';
import { errorsOf, readErrorTable } from '../../tools/openapi/errorTable.ts';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import type { SandboxData } from './model/data.ts';
import type { OutboxMessage } from './model/state.ts';
import { memoryStorage, type SandboxStorage } from './sandboxStorage.ts';

export const origin = 'http://brand.localhost';

/** A parsed reply; the `value` of an accepted call fits its schema. */
interface Reply<K extends EndpointName> {
  status: number;
  success: boolean;
  message: string | null;
  value: ResponseOf<K>;
  failure: Record<string, unknown> | null;
}

export interface CallExtras {
  token?: string | undefined;
  headers?: Record<string, string>;
  session?: string;
  /** Sent unchanged, whatever the schema says. */
  raw?: unknown;
}

/** A brand's sandbox and a caller that validates every reply by its schema. */
export interface Bench {
  sandbox: Sandbox;
  brand: ResolvedBrand;
  data: SandboxData;
  advance(ms: number): void;
  now(): number;
  call<K extends EndpointName>(name: K, body?: RequestOf<K>, extras?: CallExtras): Promise<Reply<K>>;
  control(path: string, body?: Record<string, unknown>, session?: string): Promise<{ status: number; value: never }>;
  /** Signs a seed member in and returns the token. */
  tokenOf(account: string): Promise<string>;
  /** The newest message of a channel. */
  mail(channel: OutboxMessage['channel'], session?: string): Promise<OutboxMessage>;
}

export interface BenchOptions {
  change?: (brand: ResolvedBrand) => ResolvedBrand;
  data?: (data: SandboxData) => SandboxData;
  storage?: SandboxStorage;
  startAt?: number;
}

const folders = new Map<string, LoadedBrand>();

/** Folders are read once per test file; tests must not change them. */
function read(id: string): LoadedBrand {
  const loaded = folders.get(id) ?? loadBrand(id);
  folders.set(id, loaded);
  return loaded;
}

export async function openBench(id: string, options: BenchOptions = {}): Promise<Bench> {
  const loaded = read(id);
  const brand = options.change?.(loaded.brand) ?? loaded.brand;
  const shipped = loaded.sandbox as unknown as SandboxData;
  const data = options.data?.(shipped) ?? shipped;
  let time = options.startAt ?? Date.UTC(2026, 10, 21, 12);
  let ahead = 0;
  const sandbox = await createSandbox({ brand, data, storage: options.storage ?? memoryStorage(), now: () => time });

  const bench: Bench = {
    sandbox,
    brand,
    data,
    now: () => time + ahead,
    advance: (ms) => {
      time += ms;
    },
    async call(name, body, extras = {}) {
      const { request, sealed } = await toRequest(sandbox, time + ahead, name, extras.raw ?? body, extras);
      const response = await sandbox.handle(request);
      if (response === null) throw new Error(`${name} is not answered`);
      return readReply(name, response, sealed);
    },
    async control(path, body, session) {
      const headers = session === undefined ? {} : { cookie: `sandbox=${session}` };
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await sandbox.handle(new Request(`${origin}/__sandbox${path}`, init));
      if (response === null) throw new Error(`${path} is not answered`);
      // the caller uses the sandbox clock, as the portal does by the replies' dates
      ahead = Date.parse(response.headers.get('date') ?? '') - time;
      return { status: response.status, value: (await response.json()) as never };
    },
    async tokenOf(account) {
      const { value } = await bench.control('/user', { account });
      return (value as { token: string }).token;
    },
    async mail(channel, session) {
      const { value } = await bench.control('/outbox', undefined, session);
      const found = (value as OutboxMessage[]).find((message) => message.channel === channel);
      if (found === undefined) throw new Error(`No ${channel} in the outbox`);
      return found;
    },
  };
  return bench;
}

async function toRequest(sandbox: Sandbox, time: number, name: EndpointName, body: unknown, extras: CallExtras) {
  const endpoint: Endpoint = endpoints[name];
  const { method, path } = endpoint;
  const [key] = sandbox.publicKeys;
  const seal = (content: unknown): Promise<SealedPayload> => {
    if (key === undefined) throw new Error('The sandbox has no key');
    return sealRequest(key, { method, path }, content, Math.floor(time / 1000));
  };
  const ownHeaders: Record<string, string> = { ...endpoint.headers };
  if (name === 'freeplay') Object.assign(ownHeaders, { os: 'Linux', random: (await seal({ r: 'x' })).text });
  const sealed = endpoint.body === 'sealed' ? await seal(body) : name === 'customerService' ? await seal({ r: 'x' }) : null;
  if (name === 'customerService' && sealed !== null) ownHeaders['random'] = sealed.text;
  const fields = new URLSearchParams((body ?? {}) as Record<string, string>);
  const text = { none: undefined, json: JSON.stringify(body), form: fields.toString(), sealed: sealed?.text }[endpoint.body];
  const query = endpoint.body === 'none' ? `?${fields.toString()}` : '';
  const headers = new Headers({
    ...(endpoint.body === 'sealed' ? sealed?.headers : {}),
    ...ownHeaders,
    ...(extras.token === undefined ? {} : { Authorization: `Bearer ${extras.token}` }),
    ...(extras.session === undefined ? {} : { cookie: `sandbox=${extras.session}` }),
    ...(endpoint.idempotent === true ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
    ...extras.headers,
  });
  const request = new Request(`${origin}${path}${query}`, { method, headers, ...(text === undefined ? {} : { body: text }) });
  return { request, sealed };
}

async function readReply<K extends EndpointName>(name: K, response: Response, sealed: SealedPayload | null): Promise<Reply<K>> {
  const raw = await response.text();
  const isSealed = response.headers.get('content-type') === 'application/jose';
  const text = isSealed && sealed !== null ? await sealed.open(raw) : raw;
  const { success, message, value } = JSON.parse(text) as { success: boolean; message: string | null; value: unknown };
  if (!success) expectListed(name, response.status, message);
  const title = success ? endpoints[name].response : ((endpoints[name] as Endpoint).failure ?? null);
  if (title !== null) expectSchema(`${name}: ${title}`, title, value);
  return {
    status: response.status,
    success,
    message,
    value: value as ResponseOf<K>,
    failure: success ? null : (value as Record<string, unknown> | null),
  };
}

const errorTable = readErrorTable(fileURLToPath(new URL('../../', import.meta.url)));

/** @throws Error when `schemas/platform/errors.json` does not say that the call may be refused like this */
function expectListed(name: EndpointName, status: number, message: string | null): void {
  if (message === null || !isErrorCode(message)) return;
  if (!errorsOf(errorTable, name).get(status)?.includes(message))
    throw new Error(`${name} is refused with ${message} and status ${status}: schemas/platform/errors.json does not list it`);
}

/** @throws Error when the value does not fit the schema of this title */
function expectSchema(what: string, title: string, value: unknown): void {
  const problem = requestValidatorOf(title)(value);
  if (problem !== null) throw new Error(`${what}: ${problem.path} ${textOf(problem)}`);
}

/** A passed human verification of this bench. */
export async function humanProof(bench: Bench): Promise<Record<string, string>> {
  return (await bench.control('/human')).value as Record<string, string>;
}
