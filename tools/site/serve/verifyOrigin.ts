import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveSandbox } from '#sandbox/http.ts';
import { verifyCalls, verifyContext, verifyFiles, verifyHeaders } from '#sandbox/verify/verifyFiles.ts';
import { schemeOf } from './requestLine.ts';
import type { SandboxOf } from './brandSandbox.ts';
import { sendText } from './respond.ts';

/** Hosts of the verify origin: the first label is the sandbox session, because cookies do not cross origins. */
const VERIFY_HOST = /^([a-z0-9-]{1,63})\.verify\.localhost(?::\d+)?$/i;

/** The port of a `Host` header with its colon; empty for the default port. */
export const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';

/** The local verify origin of a sandbox session. */
export function verifyOrigin(session: string, host: string, scheme: 'http' | 'https' = 'http'): string {
  return `${scheme}://${VERIFY_HOST.test(`${session}.verify.localhost`) ? session.toLowerCase() : 'default'}.verify.localhost${portOf(host)}`;
}

export const isVerifyHost = (host: string): boolean => VERIFY_HOST.test(host);

/** Answers the verify origin: its page and the page's sandbox calls. */
export function createVerifyAnswer(sandboxOf: SandboxOf) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { host = '' } = incoming.headers;
    const url = new URL(incoming.url ?? '/', 'http://local.invalid');
    for (const [name, value] of Object.entries(verifyHeaders([`${schemeOf(incoming)}://*.localhost${portOf(host)}`])))
      outgoing.setHeader(name, value);
    if (verifyCalls.includes(url.pathname)) {
      const session = VERIFY_HOST.exec(host)?.[1] ?? 'default';
      const { brand } = verifyContext(url.searchParams);
      const { sandbox } = await sandboxOf(brand);
      await serveSandbox(sandbox, incoming, outgoing, { session });
      return;
    }
    const file = (await verifyFiles()).find(({ path }) => path === url.pathname);
    if (file === undefined) return sendText(outgoing, 404, 'Not found');
    outgoing.writeHead(200, { 'Content-Type': file.type }).end(file.body);
  };
}
