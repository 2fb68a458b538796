import type { IncomingMessage } from 'node:http';

/** Most bytes of a request: every file of a brand at once, with room. */
export const MOST_BYTES = 4_000_000;

/** The bytes of a request; null as soon as it has more than `most`. */
export async function readBytes(incoming: IncomingMessage, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length;
    // read on without keeping it, so that the answer arrives
    if (bytes <= most) parts.push(part);
  }
  return bytes > most ? null : Buffer.concat(parts);
}

/** The JSON of a request; `too-big` as soon as it has more bytes, undefined when it is no JSON. */
export async function readBody(incoming: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(incoming, MOST_BYTES);
  if (bytes === null) return 'too-big';
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
