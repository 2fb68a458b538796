import { parseMoney } from './money.ts';

/** A part of a whole in whole percent, rounded down; 0 where one of them is unreadable, or there is no whole. */
export function percentOf(part: string, whole: string): number {
  const [above, below] = [parseMoney(part), parseMoney(whole)];
  if (above === null || below === null || below.minor === 0n) return 0;
  return Number((above.minor * 100n * 10n ** BigInt(below.scale)) / (below.minor * 10n ** BigInt(above.scale)));
}
