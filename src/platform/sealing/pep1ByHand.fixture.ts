import { createCipheriv, createDecipheriv, createECDH, createHash, type CipherGCM, type DecipherGCM } from 'node:crypto';

/**
 * PEP-1 without a JOSE library, from RFC 7516 and RFC 7518 alone: cross-checks the library and shows that any platform can
 * implement it. For tests only: ephemeral key and initialisation vector are parameters.
 */
export interface Jwk {
  x: string;
  y: string;
  d: string;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const textOf = (value: object | Uint8Array): string =>
  (value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(JSON.stringify(value))).toString('base64url');

function sharedSecret(own: Jwk, other: Pick<Jwk, 'x' | 'y'>): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytesOf(own.d));
  return ecdh.computeSecret(Buffer.concat([Buffer.from([4]), bytesOf(other.x), bytesOf(other.y)]));
}

/** Concat KDF of RFC 7518 4.6.2 for one 256-bit key, with empty party information. */
function contentKey(secret: Buffer): Buffer {
  const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).reverse();
  const algorithm = Buffer.from('A256GCM');
  return createHash('sha256')
    .update(Buffer.concat([uint32(1), secret, uint32(algorithm.length), algorithm, uint32(0), uint32(0), uint32(256)]))
    .digest();
}

function encrypt(header: object, key: Buffer, iv: Buffer, plaintext: string): string {
  const protectedPart = textOf(header);
  const cipher: CipherGCM = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(protectedPart));
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return [protectedPart, '', textOf(iv), textOf(sealed), textOf(cipher.getAuthTag())].join('.');
}

function decrypt(jwe: string, key: Buffer): string {
  const [protectedPart = '', , iv = '', sealed = '', tag = ''] = jwe.split('.');
  const decipher: DecipherGCM = createDecipheriv('aes-256-gcm', key, bytesOf(iv)).setAAD(Buffer.from(protectedPart));
  decipher.setAuthTag(bytesOf(tag));
  return Buffer.concat([decipher.update(bytesOf(sealed)), decipher.final()]).toString();
}

export function headerOf(jwe: string): Record<string, unknown> {
  return JSON.parse(bytesOf(jwe.split('.')[0] ?? '').toString()) as Record<string, unknown>;
}

export function sealRequestByHand(
  platform: Pick<Jwk, 'x' | 'y'>,
  ephemeral: Jwk,
  iv: string,
  header: object,
  plaintext: string,
): string {
  const epk = { kty: 'EC', crv: 'P-256', x: ephemeral.x, y: ephemeral.y };
  return encrypt({ ...header, epk }, contentKey(sharedSecret(ephemeral, platform)), bytesOf(iv), plaintext);
}

export function openRequestByHand(platform: Jwk, jwe: string): string {
  const { epk } = headerOf(jwe) as { epk: Pick<Jwk, 'x' | 'y'> };
  return decrypt(jwe, contentKey(sharedSecret(platform, epk)));
}

export function sealReplyByHand(replyKey: string, iv: string, header: object, plaintext: string): string {
  return encrypt(header, bytesOf(replyKey), bytesOf(iv), plaintext);
}

export function openReplyByHand(replyKey: string, jwe: string): string {
  return decrypt(jwe, bytesOf(replyKey));
}
