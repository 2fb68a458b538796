import type { PayloadCipher } from '#platform/payloadCipher.ts';
import type { Portal } from './portal.ts';

/** How this portal's confidential payloads leave the page: sealed for the brand's keys, unless the environment says else. */
export async function openCipher({ brand, client, environment }: Portal): Promise<PayloadCipher> {
  const [{ createSealingCipher }, { readPayloadKeys }] = await Promise.all([
    import('#platform/cipher.ts'),
    import('./payloadKeys.ts'),
  ]);
  const create = environment.cipher ?? createSealingCipher;
  return create({ keys: brand.security.payloadKeys, reloadKeys: readPayloadKeys, clock: client.clock });
}
