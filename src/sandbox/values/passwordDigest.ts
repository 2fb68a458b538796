import { fieldText } from '#engine/fields/fieldText.ts';

/**
 * A short digest of a password, salted with the member's id. It only keeps typed passwords out of storage dumps of a preview; a
 * simulated platform needs no stronger protection.
 */
export function passwordDigest(memberId: string, password: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (const character of `${memberId}:${fieldText('password', password)}`) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}
