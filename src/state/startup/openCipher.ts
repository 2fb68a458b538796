import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Seals confidential payloads with the brand's keys, unless the environment replaces it. */
export async function openCipher({ brand, client, environment }: Portal): Promise<PayloadCipher> {
  const [{ createSealingCipher }, { readPayloadKeys }] = await Promise.all([
    import('#platform/sealing/cipher.ts'),
    import('#state/reads/published.ts'),
  ]);
  const create = environment.cipher ?? createSealingCipher;
  const { payloadKeys: keys, requireEncryption } = brand.security;
  return create({ keys, reloadKeys: readPayloadKeys, clock: client.clock, requireEncryption });
}
