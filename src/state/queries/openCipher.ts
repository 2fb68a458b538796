import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import type { Portal } from '#state/portal/portal.ts';

/** How this portal's confidential payloads leave the page: sealed for the brand's keys, unless the environment says else. */
export async function openCipher({ brand, client, environment }: Portal): Promise<PayloadCipher> {
  const [{ createSealingCipher }, { readPayloadKeys }] = await Promise.all([
    import('#platform/sealing/cipher.ts'),
    import('#state/startup/payloadKeys.ts'),
  ]);
  const create = environment.cipher ?? createSealingCipher;
  const { payloadKeys: keys, requireEncryption } = brand.security;
  return create({ keys, reloadKeys: readPayloadKeys, clock: client.clock, requireEncryption });
}
