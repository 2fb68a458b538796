import type { IncomingMessage, ServerResponse } from 'node:http';
import { chatFile, chatHeaders } from '#sandbox/chat/chatFiles.ts';
import { chatName } from '#sandbox/values/localPartner.ts';
import { schemeOf } from './requestLine.ts';

/** True for the chat's own origin on this server. */
export const isChatHost = (host: string): boolean => host.toLowerCase().replace(/:\d+$/, '') === chatName;

/** Answers the chat origin: one page that every local site may frame. */
export async function answerChat(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const port = /:\d+$/.exec(incoming.headers.host ?? '')?.[0] ?? '';
  const scheme = schemeOf(incoming);
  const file = await chatFile(new URL(incoming.url ?? '/', 'http://local.invalid').pathname);
  const headers = chatHeaders([`${scheme}://*.localhost${port}`, `${scheme}://localhost${port}`]);
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  outgoing.writeHead(file === null ? 404 : 200, { 'Content-Type': file?.type ?? 'text/plain' }).end(file?.body ?? 'Not found');
}
