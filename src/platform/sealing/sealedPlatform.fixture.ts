import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import {
  checkRequestHeader,
  isCanonicalJwe,
  type PayloadKey,
  pep1,
  type Pep1RequestHeader,
  readRequestPlaintext,
  replyHeader,
} from './pep1.ts';
import { createReplayGuard } from './replayGuard.fixture.ts';

export interface OpenedRequest {
  body: unknown;
  jti: string;
  replyKey: Uint8Array<ArrayBuffer>;
}

/** The platform's half of PEP-1, as an operator would write it with a JOSE library. */
export async function createSealedPlatform(kid: string, now: () => number) {
  const { privateKey, publicKey } = await generateKeyPair(pep1.agreement, { crv: 'P-256' });
  const isNew = createReplayGuard();
  const { x = '', y = '' } = await exportJWK(publicKey);
  const key: PayloadKey = { kty: 'EC', crv: 'P-256', x, y, kid };

  return {
    key,
    /** The request, or why it is refused. */
    async open(jwe: string, method: string, path: string): Promise<OpenedRequest | string> {
      if (!isCanonicalJwe(jwe)) return 'sealed_malformed';
      try {
        const header = decodeProtectedHeader(jwe);
        const refusal = checkRequestHeader(header, { kids: [kid], method, path, now: now() / 1_000 });
        if (refusal !== null) return refusal;
        const { plaintext } = await compactDecrypt(jwe, privateKey);
        const { jti } = header as unknown as Pep1RequestHeader;
        if (!isNew(jti, now() / 1_000)) return 'sealed_replayed';
        const request = readRequestPlaintext(new TextDecoder().decode(plaintext));
        return request === null ? 'sealed_malformed' : { ...request, jti };
      } catch {
        return 'sealed_malformed';
      }
    },
    seal: (text: string, { jti, replyKey }: Pick<OpenedRequest, 'jti' | 'replyKey'>): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ ...replyHeader(jti) }).encrypt(replyKey),
  };
}
