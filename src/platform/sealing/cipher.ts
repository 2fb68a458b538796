import type { PayloadKey } from '#contract/types.ts';
import { CipherError, type PayloadCipher, type SealedPayload, type SealTarget } from './payloadCipher.ts';
import type { ServerClock } from '#platform/clock/serverClock.ts';

export interface CipherOptions {
  /** Public keys: the current one, then the next one. */
  keys: readonly PayloadKey[];
  reloadKeys: () => Promise<readonly PayloadKey[]>;
  clock: ServerClock;
  /** A plain reply to a sealed request is refused (T10). */
  requireEncryption: boolean;
}

/** Seals with PEP-1. The cryptography loads with the first payload. */
export function createSealingCipher(options: CipherOptions): PayloadCipher {
  let keys = options.keys;
  const seal = async (target: SealTarget, body: unknown): Promise<SealedPayload> => {
    if (globalThis.crypto?.subtle === undefined) throw new CipherError('This browser or address offers no WebCrypto');
    const { sealRequest } = await import('./pep1Cipher.ts');
    const now = options.clock.now();
    const key = keys.find(({ notAfter }) => notAfter === undefined || notAfter > now);
    if (key === undefined) throw new CipherError('The brand has no payload key that is still valid');
    const sealed = await sealRequest(key, target, body, Math.floor(now / 1_000));
    return { ...sealed, wantsSealedReply: options.requireEncryption };
  };
  return {
    seal,
    sealRandom: async (target) => seal(target, { r: await randomText() }),
    async renewKeys() {
      keys = await options.reloadKeys();
    },
  };
}

/** Plain payloads, only for a preview on an address where browsers offer no WebCrypto. */
export function createPlainCipher(): PayloadCipher {
  const open = (text: string) => Promise.resolve(text);
  return {
    seal: async (_, body) => ({ text: JSON.stringify(body), headers: { 'Content-Type': 'application/json' }, open }),
    sealRandom: async () => ({ text: await randomText(), headers: {}, open }),
    renewKeys: async () => undefined,
  };
}

/** True where payloads may be sent plain: a preview without WebCrypto whose brand does not require sealing (D-07). */
export function mayTravelPlain(situation: { preview: boolean; requireEncryption: boolean; secureContext: boolean }): boolean {
  return situation.preview && !situation.secureContext && !situation.requireEncryption;
}

async function randomText(): Promise<string> {
  const { encodeBase64Url, pep1 } = await import('./pep1.ts');
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(pep1.keyBytes)));
}
