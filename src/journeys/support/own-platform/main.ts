/**
 * A small platform, written from the contract's document alone: nothing of the portal or of its simulated platform is
 * imported, so that a mistake which both share shows here. Prints one line of JSON: its origin and its public key. With the
 * argument `brook` it has names and shapes of its own.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Book, openBook } from './book.ts';
import { brook, plain } from './brook.ts';
import { calls } from './calls.ts';
import { openSeal } from './seal.ts';

const seal = await openSeal();
const book: Book = openBook();
const own = process.argv[2] === 'brook' ? brook : plain;

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}

const server = createServer((incoming, outgoing) => {
  const answer = async (): Promise<void> => {
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', 'http://own.invalid');
    const text = await bodyOf(incoming);
    const send = (status: number, type: string, reply: string) =>
      outgoing.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(reply);
    const json = (status: number, reply: object) => send(status, 'application/json', JSON.stringify(reply));
    // games are no callers of the document
    const tongue = url.pathname.startsWith('/games/') ? plain : own;
    const heard = tongue.hear(method, url, headers);
    if (heard === null) return void json(400, { error: 'Who are you?' });
    const { line, query, token, key } = heard;
    const say = (success: boolean, message: string | null, value: unknown) => tongue.say(line, { success, message, value });
    const refused = (message: string) => say(false, message, null);
    const call = calls[line];
    if (call === undefined) return void json(404, refused('invalid_request'));
    const member = book.memberOf(token);
    if (call.access === 'token' && member === null) return void json(401, refused('token_invalid'));
    const opened = call.sealed ? await seal.open(text, method, url.pathname) : null;
    if (call.sealed && opened === null) return void json(400, refused('encryption_required'));
    const body = heard.body((opened?.body ?? (text === '' ? {} : JSON.parse(text))) as Record<string, unknown>);
    const reply = call.answer({ book, member, query, body, key });
    const envelope = 'refuse' in reply ? refused(reply.refuse) : say(true, null, reply.value);
    if (opened === null) json(200, envelope);
    else send(200, 'application/jose', await opened.reply(JSON.stringify(envelope)));
  };
  answer().catch((cause: unknown) => {
    process.stderr.write(`${String(cause)}\n`);
    outgoing.writeHead(500).end();
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ origin: `http://127.0.0.1:${port}`, key: seal.publicKey })}\n`);
});
