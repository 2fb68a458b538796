import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { PayloadKey } from '#contract/types.ts';
import {
  checkRequestHeader,
  isCanonicalJwe,
  pep1,
  readRequestPlaintext,
  replyHeader,
  type Pep1RequestHeader,
} from '#platform/sealing/pep1.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

const keyLifeMs = 90 * 24 * 3_600_000;

/** An opened payload with what is needed to seal its reply. */
export interface Opened {
  readonly body: unknown;
  readonly replyKey: Uint8Array;
  readonly id: string;
}

/** The platform's side of PEP-1: keys, opening requests, sealing replies (T10). */
export interface Sealing {
  /** Current key, then the next one; for `security.payloadKeys`. */
  readonly publicKeys: readonly PayloadKey[];
  /** Opens a payload once, for the request that it was sealed for. */
  open(context: SandboxContext, payload: string, request: Request): Promise<Answer<Opened>>;
  /** Seals text with the one-time key of the request. */
  seal(text: string, opened: Pick<Opened, 'replyKey' | 'id'>): Promise<string>;
  /** Withdraws the current key: the next one becomes current, payloads of the old one get `key_rotated`. */
  rotate(): Promise<void>;
}

interface KeyPair {
  readonly privateKey: CryptoKey;
  readonly publicKey: PayloadKey;
}

/** Generates keys; none without WebCrypto, so only `plain` brands run there. */
export async function createSealing(now: () => number): Promise<Sealing> {
  let serial = 0;
  const make = async (): Promise<KeyPair> => {
    serial += 1;
    const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
    return { privateKey, publicKey: publicJwk(await exportJWK(publicKey), now(), serial) };
  };
  const pairs = globalThis.crypto?.subtle === undefined ? [] : [await make(), await make()];
  return {
    get publicKeys() {
      return pairs.map((pair) => pair.publicKey);
    },
    open: (context, payload, request) => openPayload(context, pairs, payload, request),
    seal: (text, { replyKey, id }) =>
      new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ ...replyHeader(id) }).encrypt(replyKey),
    async rotate() {
      pairs.push(await make());
      pairs.shift();
    },
  };
}

function publicJwk({ x = '', y = '' }: JWK, now: number, serial: number): PayloadKey {
  const kid = `sandbox-${now.toString(36)}-${serial}`;
  return { kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: 'ECDH-ES', notAfter: now + serial * keyLifeMs };
}

async function openPayload(
  context: SandboxContext,
  pairs: readonly KeyPair[],
  payload: string,
  request: Request,
): Promise<Answer<Opened>> {
  const header = isCanonicalJwe(payload) ? headerOf(payload) : null;
  const path = new URL(request.url).pathname;
  const kids = pairs.map(({ publicKey }) => publicKey.kid);
  const problem = checkRequestHeader(header, { kids, method: request.method, path, now: context.now / 1000 });
  if (problem === 'clock_skew') return refuse(problem, { serverTime: context.now });
  if (problem !== null) return refuse(problem);
  const { kid, jti } = header as Pep1RequestHeader;
  const pair = pairs.find(({ publicKey }) => publicKey.kid === kid);
  const opened = pair === undefined ? null : await decrypt(payload, pair.privateKey);
  if (opened === null) return refuse('sealed_malformed');
  return isFirst(context, jti) ? accept({ ...opened, id: jti }) : refuse('sealed_replayed');
}

function headerOf(payload: string): unknown {
  try {
    return decodeProtectedHeader(payload);
  } catch {
    return null;
  }
}

async function decrypt(payload: string, key: CryptoKey): Promise<Pick<Opened, 'body' | 'replyKey'> | null> {
  try {
    const { plaintext } = await compactDecrypt(payload, key, {
      keyManagementAlgorithms: [pep1.agreement],
      contentEncryptionAlgorithms: [pep1.encryption],
    });
    return readRequestPlaintext(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}

/** True for an id not seen while its payload could be replayed. */
function isFirst({ state, now }: SandboxContext, jti: string): boolean {
  for (const [id, until] of Object.entries(state.seenPayloads)) if (until <= now) delete state.seenPayloads[id];
  if (Object.hasOwn(state.seenPayloads, jti)) return false;
  state.seenPayloads[jti] = now + pep1.replaySeconds * 1000;
  return true;
}
