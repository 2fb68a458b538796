/**
 * PEP-1, sealed payloads (`src/docs/security.md`), as pure functions for both ends. The portal's half is `pep1Cipher.ts`; a
 * platform (and the sandbox) adds a JOSE library to the checks below.
 *
 * Request: JWE compact, ECDH-ES on P-256 with A256GCM, of `{rk, body}`. Reply: JWE compact, `dir` with A256GCM under `rk`, of
 * the usual envelope. `schemas/pep1-vectors.json` holds worked examples.
 */
export const pep1 = {
  mediaType: 'application/jose',
  versionHeader: 'X-Portal-Enc',
  version: '1',
  requestType: 'portal-req',
  agreement: 'ECDH-ES',
  encryption: 'A256GCM',
  /** A request with a larger time difference is refused with `clock_skew`. */
  skewSeconds: 120,
  /** How long a request id is refused a second time. */
  replaySeconds: 240,
  /** Bytes of the one-time reply key and of sealed random strings. */
  keyBytes: 32,
  idBytes: 16,
} as const;

export type { PayloadKey } from '#contract/types.ts';

/** The protected header, authenticated with the payload. `iat` in seconds. */
export interface Pep1RequestHeader {
  alg: typeof pep1.agreement;
  enc: typeof pep1.encryption;
  kid: string;
  typ: typeof pep1.requestType;
  htm: string;
  htu: string;
  iat: number;
  jti: string;
}

/** `req` repeats the request's id, which binds the answer to its call. */
export interface Pep1ReplyHeader {
  alg: 'dir';
  enc: typeof pep1.encryption;
  req: string;
}

/** Why a platform refuses a sealed request: the message of the refusal. */
export type Pep1Refusal = 'sealed_malformed' | 'sealed_mismatch' | 'sealed_replayed' | 'key_rotated' | 'clock_skew';

export function requestHeader(call: { kid: string; method: string; path: string; iat: number; jti: string }): Pep1RequestHeader {
  const { kid, method, path, iat, jti } = call;
  return { alg: pep1.agreement, enc: pep1.encryption, kid, typ: pep1.requestType, htm: method, htu: path, iat, jti };
}

export function replyHeader(jti: string): Pep1ReplyHeader {
  return { alg: 'dir', enc: pep1.encryption, req: jti };
}

/**
 * The platform's checks of a request's protected header, before decryption. Null: continue with the replay guard. `path` is the
 * real path without query, `now` the platform's time in seconds.
 */
export function checkRequestHeader(
  header: unknown,
  real: { kids: readonly string[]; method: string; path: string; now: number },
): Pep1Refusal | null {
  if (typeof header !== 'object' || header === null) return 'sealed_malformed';
  const { alg, enc, typ, kid, htm, htu, iat, jti } = header as Record<string, unknown>;
  if (alg !== pep1.agreement || enc !== pep1.encryption || typ !== pep1.requestType) return 'sealed_malformed';
  if (typeof kid !== 'string' || typeof jti !== 'string' || typeof iat !== 'number' || !Number.isFinite(iat))
    return 'sealed_malformed';
  if (decodeBase64Url(jti)?.length !== pep1.idBytes) return 'sealed_malformed';
  if (htm !== real.method || htu !== real.path) return 'sealed_mismatch';
  if (!real.kids.includes(kid)) return 'key_rotated';
  return Math.abs(real.now - iat) > pep1.skewSeconds ? 'clock_skew' : null;
}

export function checkReplyHeader(header: unknown, jti: string): boolean {
  if (typeof header !== 'object' || header === null) return false;
  const { alg, enc, req } = header as Record<string, unknown>;
  return alg === 'dir' && enc === pep1.encryption && req === jti;
}

export function requestPlaintext(replyKey: Uint8Array, body: unknown): string {
  return JSON.stringify({ rk: encodeBase64Url(replyKey), body });
}

/** A request's reply key and body; null for anything but a PEP-1 request. */
export function readRequestPlaintext(text: string): { replyKey: Uint8Array<ArrayBuffer>; body: unknown } | null {
  try {
    const { rk, body } = JSON.parse(text) as { rk?: unknown; body?: unknown };
    const replyKey = typeof rk === 'string' ? decodeBase64Url(rk) : null;
    return replyKey?.length === pep1.keyBytes ? { replyKey, body } : null;
  } catch {
    return null;
  }
}

/**
 * True for five base64url parts without spare bits. Decoders ignore the unused bits of a last character, so without this check
 * a changed text could still open.
 */
export function isCanonicalJwe(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 5 && parts.every((part) => part === '' || decodeBase64Url(part) !== null);
}

export function encodeBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of a base64url text without padding; null when it is invalid or not canonical. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return encodeBase64Url(bytes) === text ? bytes : null;
}
