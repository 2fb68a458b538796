import { CompactEncrypt, compactDecrypt, importJWK } from 'jose';
import type { PayloadKey } from '#contract/types.ts';
import { CipherError, type SealedPayload, type SealTarget } from './payloadCipher.ts';
import { checkReplyHeader, encodeBase64Url, isCanonicalJwe, pep1, requestHeader, requestPlaintext } from './pep1.ts';

/** Seals one payload for one call with the platform's public key; `iat` in seconds of the platform's clock. */
export async function sealRequest(key: PayloadKey, target: SealTarget, body: unknown, iat: number): Promise<SealedPayload> {
  const replyKey = crypto.getRandomValues(new Uint8Array(pep1.keyBytes));
  const jti = encodeBase64Url(crypto.getRandomValues(new Uint8Array(pep1.idBytes)));
  const { kty, crv, x, y, kid } = key;
  try {
    const text = await new CompactEncrypt(new TextEncoder().encode(requestPlaintext(replyKey, body)))
      .setProtectedHeader({ ...requestHeader({ kid, ...target, iat, jti }) })
      .encrypt(await importJWK({ kty, crv, x, y }, pep1.agreement));
    return {
      text,
      headers: { 'Content-Type': pep1.mediaType, [pep1.versionHeader]: pep1.version },
      open: (sealed) => openReply(sealed, replyKey, jti),
    };
  } catch (cause) {
    throw new CipherError('The payload could not be sealed', { cause });
  }
}

/** The text of a reply to exactly this request. @throws CipherError for anything else */
export async function openReply(sealed: string, replyKey: Uint8Array, jti: string): Promise<string> {
  if (!isCanonicalJwe(sealed)) throw new CipherError('The reply is not a sealed text');
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, replyKey, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: [pep1.encryption],
    });
    if (checkReplyHeader(protectedHeader, jti)) return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch (cause) {
    throw new CipherError('The reply could not be opened', { cause });
  }
  throw new CipherError('The reply belongs to another request');
}
