import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Media types by extension, as in the generated server configurations. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export const contentType = (path: string): string => TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;

/** Below this size compression does not pay. */
const MIN_BYTES = 600;

export type Encoding = 'br' | 'gzip';

/** Compression level: `small` takes about 85 ms for a page, `fast` 1 ms. */
export type Effort = 'small' | 'fast';

const quality: Record<Effort, number> = { small: constants.BROTLI_MAX_QUALITY, fast: 4 };

const compress: Record<Encoding, (bytes: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (bytes, effort) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: quality[effort],
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** A response body; compressed forms are created once, on first use. */
export interface Content {
  type: string;
  etag: string;
  bytes: Buffer;
  effort: Effort;
  encoded: Map<Encoding, Promise<Buffer>>;
}

interface ContentOptions {
  compressed?: Partial<Record<Encoding, Buffer>>;
  /** Default: `small`. */
  effort?: Effort;
}

export function createContent(bytes: Buffer, type: string, { compressed = {}, effort = 'small' }: ContentOptions = {}): Content {
  const encoded = new Map(Object.entries(compressed).map(([name, body]) => [name as Encoding, Promise.resolve(body)]));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
  return { type, etag, bytes, effort, encoded };
}

/** The best encoding for an `Accept-Encoding` header. */
export async function encodeFor(content: Content, accepted: string): Promise<{ body: Buffer; encoding: Encoding | null }> {
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );
  if (!encoding || content.bytes.length < MIN_BYTES || !COMPRESSIBLE.test(content.type))
    return { body: content.bytes, encoding: null };
  const body = content.encoded.get(encoding) ?? compress[encoding](content.bytes, content.effort);
  content.encoded.set(encoding, body);
  return { body: await body, encoding };
}
