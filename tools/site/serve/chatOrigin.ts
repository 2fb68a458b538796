import type { IncomingMessage, ServerResponse } from 'node:http';
import { chatHeaders, chatPage } from '#sandbox/chat/chatFiles.ts';
import { chatName } from '#sandbox/values/localPartner.ts';
import { brandAsked, type LoadedOf } from './brandLook.ts';
import { pageFile } from './pageFile.ts';
import { schemeOf } from './requestLine.ts';

/** True for the chat's own origin on this server. */
export const isChatHost = (host: string): boolean => host.toLowerCase().replace(/:\d+$/, '') === chatName;

/** Answers the chat origin: one page, in the look of the brand that its address names, which every local site may frame. */
export async function answerChat(incoming: IncomingMessage, outgoing: ServerResponse, loadedOf: LoadedOf): Promise<void> {
  const port = /:\d+$/.exec(incoming.headers.host ?? '')?.[0] ?? '';
  const scheme = schemeOf(incoming);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://local.invalid');
  const headers = chatHeaders([`${scheme}://*.localhost${port}`, `${scheme}://localhost${port}`]);
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  const brand = brandAsked(searchParams);
  const page = chatPage(pathname, brand);
  const file = page === null ? await pageFile(pathname, brand, loadedOf) : { type: 'text/html; charset=utf-8', body: page };
  outgoing.writeHead(file === null ? 404 : 200, { 'Content-Type': file?.type ?? 'text/plain' }).end(file?.body ?? 'Not found');
}
