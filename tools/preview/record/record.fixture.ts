import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import { createServerClock } from '#platform/clock/serverClock.ts';
import { type Client, createClient } from '#platform/http/client.ts';
import { mappingOf } from '#platform/mapping/brandMapping.ts';
import { createPlainCipher } from '#platform/sealing/cipher.ts';
import type { Exchange } from '#sandbox/protocol/exchange.ts';
import type { Bench } from '#sandbox/sandbox.fixture.ts';
import { watchPlatform } from '#preview/inside/watchPlatform.ts';
import type { PlatformProxy } from '../../site/proxy/platformProxy.ts';
import type { Recorder } from './recorder.ts';

const servers: Server[] = [];

/** Serves on this machine until `closeAll`. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const typed = {
  username: 'quietotter7',
  password: 'Brook41Pebble',
  payeeName: 'Ilka Vandermeer',
  email: 'ilka.v@mail.example',
  mobileNum: '11981234567',
  payerName: 'Roswitha Kellner',
};

/** The session of a player: registers, signs in again, deposits, reads. @returns the replies by their order */
export async function play(client: Client, session: { token: string | null }, captcha: string): Promise<unknown[]> {
  const replies: unknown[] = [];
  const keep = <Reply>(reply: Reply): Reply => {
    replies.push(reply);
    return reply;
  };
  keep(await client.call('permission', { host: 'folia.example' }));
  keep(await client.call('registerSettings'));
  const { payerName, payeeName, ...answers } = typed;
  const frame = { login: true, registerUrl: 'http://brand.localhost/register', registerMethod: 'WEB' } as const;
  keep(await client.call('register', { ...frame, ...answers, confirmPassword: typed.password, captcha }));
  const login = keep(await client.call('login', { username: typed.username, password: typed.password, type: 'username' }));
  session.token = login.ok ? (login.value.token ?? null) : null;
  keep(await client.call('saveProfile', { payeeName }));
  keep(await client.call('memberInfo'));
  keep(await client.call('memberSecurity'));
  keep(await client.call('balance'));
  const channels = keep(await client.call('depositChannels'));
  const [channel] = channels.ok ? channels.value.channels : [];
  const key = { 'Idempotency-Key': 'b7c1e2d4-5a60-4f8e-9d31-0c2b4a6e8f10' };
  keep(
    await client.call(
      'applyDeposit',
      { channelId: channel?.id ?? '', amount: '120', payerName },
      { headers: () => Promise.resolve(key) },
    ),
  );
  keep(await client.call('depositRecords', { pageNo: 1, pageSize: 20, startTime: Date.now() - 86_400_000, endTime: Date.now() }));
  keep(await client.call('balance'));
  return replies;
}

/** A client as the preview's page has it, before a server that passes its calls to `platform`. */
export async function pageBefore(platform: PlatformProxy, bench: Bench, recorder: Recorder | null) {
  const proxied = { id: 'folia', brand: bench.brand };
  const origin = await listen(
    createServer((incoming, outgoing) => {
      if (platform.isCall(incoming, proxied)) return platform.pass(incoming, outgoing, proxied);
      outgoing.writeHead(404).end();
    }),
  );
  vi.stubGlobal('location', new URL(origin));
  const watch = ({ id, name, at, request: sent, status, reply }: Exchange): void => {
    if (status !== null && recorder !== null)
      expect(recorder.add({ key: `${id}`, brand: 'folia', name, at, request: sent, status, reply: reply ?? '' })).toBeNull();
  };
  const watched = watchPlatform(bench.brand, watch, (input, init) => fetch(new URL(String(input), origin), init));
  const clock = createServerClock();
  const keys = bench.sandbox.publicKeys;
  const sealing = { keys, reloadKeys: async () => keys, clock, requireEncryption: true };
  const session: { token: string | null } = { token: null };
  const client = createClient({
    cipher: recorder === null ? createPlainCipher() : watched.cipher(sealing),
    clock,
    token: () => session.token,
    language: () => 'PT',
    report: () => undefined,
    onUnauthorized: () => undefined,
    onTokenMissing: () => undefined,
    random: () => 0,
    overrides: bench.brand.api.endpoints,
    mapping: mappingOf(bench.brand),
    tokenHeader: bench.brand.api.tokenHeader,
    fetch: watched.fetch,
  });
  return { origin, client, session };
}

/** Ends all that listens. */
export function closeAll(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}
