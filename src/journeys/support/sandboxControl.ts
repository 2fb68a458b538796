import { request } from 'node:http';
import type { OutboxMessage } from '#sandbox/model/state.ts';
import type { FaultKind } from '#sandbox/model/data.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** One HTTP request to the server. Node cannot resolve `*.localhost`, so the brand's host is in the header. */
export function ask(
  origin: string,
  path: string,
  options: { method?: string; cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port, host } = new URL(origin);
  const { method = 'GET', cookie, body } = options;
  const headers = {
    'content-type': 'application/json',
    ...options.headers,
    host,
    ...(cookie === undefined ? {} : { cookie }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: Buffer.concat(parts).toString() }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export type Channel = OutboxMessage['channel'];

/** The control calls of one sandbox session. */
export interface SandboxControl {
  outbox: () => Promise<OutboxMessage[]>;
  /** The newest code, mail or captcha text of a channel. @throws when nothing was sent */
  code: (channel: Channel) => Promise<string>;
  reset: () => Promise<void>;
  scenario: (name: string) => Promise<void>;
  flags: (flags: Record<string, '0' | '1'>) => Promise<void>;
  settings: (settings: Record<string, unknown>) => Promise<void>;
  clock: (advanceMs: number) => Promise<void>;
  /** Plans a fault for a call, or for all (`*`); without `times` until `clearFaults`. */
  fault: (endpoint: EndpointName | '*', kind: FaultKind, times?: number) => Promise<void>;
  clearFaults: () => Promise<void>;
  latency: (ms: number | null) => Promise<void>;
  /** Signs a seed user in and returns the token. */
  tokenOf: (account: string) => Promise<string>;
}

/** @param session value of the `sandbox` cookie, which separates state */
export function sandboxControl(origin: string, session: string): SandboxControl {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { status, text } = await ask(origin, `/__sandbox/${path}`, { method, cookie: `sandbox=${session}`, body });
    if (status !== 200) throw new Error(`${method} /__sandbox/${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const send = async (path: string, body: unknown = {}): Promise<void> => void (await call('POST', path, body));
  const outbox = async () => (await call('GET', 'outbox')) as OutboxMessage[];
  return {
    outbox,
    code: async (channel) => {
      const message = (await outbox()).find((entry) => entry.channel === channel);
      if (message === undefined) throw new Error(`Nothing was sent by ${channel}.`);
      return message.code;
    },
    reset: () => send('reset'),
    scenario: (name) => send('scenario', { name }),
    flags: (flags) => send('flags', flags),
    settings: (settings) => send('settings', settings),
    clock: (advanceMs) => send('clock', { advanceMs }),
    fault: (endpoint, kind, times) => send('faults', { endpoint, kind, ...(times === undefined ? {} : { times }) }),
    clearFaults: () => send('faults'),
    latency: (ms) => send('latency', { ms }),
    tokenOf: async (account) => ((await call('POST', 'user', { account })) as { token: string }).token,
  };
}
