/** The generator's stored position, so that a restored state continues its sequence. */
export interface RandomPosition {
  random: number;
}

/** A stable 32-bit seed from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  // by index, as an iterator over thousands of texts takes several times as long
  for (let at = 0; at < text.length; at += 1) {
    const character = text.codePointAt(at) ?? 0;
    if (character > 0xffff) at += 1;
    hash = Math.imul(hash ^ character, 0x01000193);
  }
  return hash >>> 0;
}

/** The next number of the sequence, 0 (inclusive) to 1 (exclusive); advances the position (mulberry32). */
export function nextRandom(position: RandomPosition): number {
  position.random = (position.random + 0x6d2b79f5) >>> 0;
  let mixed = position.random;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

export function randomText(position: RandomPosition, length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[Math.floor(nextRandom(position) * alphabet.length)]).join('');
}

export const digits = '0123456789';
export const lowerHex = '0123456789abcdef';
