import {
  endpoints,
  type Endpoint,
  type EndpointName,
  type RequestOf,
  type ResponseOf,
} from '../../src/platform/endpoints/endpoints.ts';
import { addressOf, headersOf, openBody } from '../../src/platform/http/request.ts';
import type { Sandbox } from '../../src/sandbox/createSandbox.ts';

/** An example of the header `Idempotency-Key`. */
export const REQUEST_KEY = '7f3c2a10-5b8e-4c1d-9e6f-2d4b8a906c31';

const ORIGIN = 'https://portal.example';

/** Calls a simulated platform within one session, with open bodies. */
export interface Caller {
  /** @returns the text of the reply, whatever its status */
  send(name: EndpointName, request: unknown, token?: string): Promise<string>;
  /** The value of an accepted call. @throws Error when it is refused */
  call<K extends EndpointName>(name: K, request: RequestOf<K>, token?: string): Promise<ResponseOf<K>>;
  /** A control call of the sandbox; without a body it reads. */
  control(path: string, body?: object): Promise<unknown>;
  /** The token of a seed member. */
  tokenOf(account: string): Promise<string>;
  /** The code in the newest message of a channel. */
  codeOf(channel: 'captcha' | 'sms' | 'email'): Promise<string>;
}

/** A caller with a session of its own, which begins as the platform's data say. */
export function callerOf(sandbox: Sandbox, session: string): Caller {
  const ask = async (path: string, init: RequestInit): Promise<string> => {
    const reply = await sandbox.handle(new Request(`${ORIGIN}${path}`, init), session);
    if (reply === null) throw new Error(`${path} is not answered`);
    return reply.text();
  };
  const caller: Caller = {
    send(name, request, token) {
      const endpoint: Endpoint = endpoints[name];
      // these brands take open bodies
      const open: Endpoint = endpoint.body === 'sealed' ? { ...endpoint, body: 'json' } : endpoint;
      const further = {
        ...(endpoint.deviceHeaders === true && { os: 'Linux', random: 'open' }),
        ...(endpoint.idempotent === true && { 'Idempotency-Key': REQUEST_KEY }),
      };
      const headers = headersOf(open, request, { language: 'EN', token: token ?? null, tokenHeader: undefined, further });
      const body = openBody(open, request)?.text;
      return ask(addressOf('', open, request), { method: open.method, headers, ...(body !== undefined && { body }) });
    },
    async call(name, request, token) {
      const { success, message, value } = JSON.parse(await caller.send(name, request, token)) as Record<string, unknown>;
      if (success !== true) throw new Error(`${name} is refused: ${String(message)}`);
      return value as never;
    },
    async control(path, body) {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return JSON.parse(await ask(`/__sandbox${path}`, init)) as unknown;
    },
    async tokenOf(account) {
      return ((await caller.control('/user', { account })) as { token: string }).token;
    },
    async codeOf(channel) {
      const sent = (await caller.control('/outbox')) as { channel: string; code: string }[];
      const found = sent.find((message) => message.channel === channel);
      if (found === undefined) throw new Error(`No message by ${channel}`);
      return found.code;
    },
  };
  return caller;
}
