import { randomUUID } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair } from 'jose';

/** A sealed request that was opened, with the seal of its reply. */
interface Opened {
  body: unknown;
  reply: (text: string) => Promise<string>;
}

/** Opens sealed requests: JWE, ECDH-ES on P-256 with A256GCM, bound to method, path, time and an id that is used once. */
export interface Seal {
  publicKey: Record<string, unknown>;
  /** Null for any other text. */
  open: (text: string, method: string, path: string) => Promise<Opened | null>;
}

export async function openSeal(): Promise<Seal> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const kid = `own-${randomUUID().slice(0, 8)}`;
  const seen = new Set<string>();
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid },
    async open(text, method, path) {
      const { plaintext, protectedHeader } = await compactDecrypt(text, privateKey).catch(() => ({
        plaintext: null,
        protectedHeader: {},
      }));
      const { htm, htu, iat, jti, kid: used } = protectedHeader as Record<string, unknown>;
      const isFresh = typeof iat === 'number' && Math.abs(Date.now() / 1_000 - iat) <= 120;
      if (plaintext === null || htm !== method || htu !== path || used !== kid || !isFresh || seen.has(String(jti))) return null;
      seen.add(String(jti));
      const { rk, body } = JSON.parse(new TextDecoder().decode(plaintext)) as { rk: string; body: unknown };
      return {
        body,
        reply: (answer) =>
          new CompactEncrypt(new TextEncoder().encode(answer))
            .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', req: String(jti) })
            .encrypt(Buffer.from(rk, 'base64url')),
      };
    },
  };
}
