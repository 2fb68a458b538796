/** 32-bit FNV-1a of a text, as a seed. */
const hash32 = (text: string): number => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

export type Random = () => number;

/** Seeded generator (mulberry32): equal seeds give equal sequences. */
export const seeded = (text: string): Random => {
  let state = hash32(text) || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** One entry of a non-empty list. */
export const pick = <T>(list: readonly [T, ...T[]], random: Random): T => list[Math.floor(random() * list.length)] ?? list[0];
