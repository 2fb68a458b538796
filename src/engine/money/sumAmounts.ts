import { type Money, parseMoney } from './money.ts';

/** The exact sum of decimal amounts, negative ones included, with two decimals or more; null when one is not an amount. */
export function sumAmounts(...amounts: readonly unknown[]): string | null {
  const parsed = amounts.map(parseMoney);
  if (!parsed.every((one): one is Money => one !== null)) return null;
  const scale = Math.max(2, ...parsed.map((one) => one.scale));
  const sum = parsed.reduce((total, one) => total + one.minor * 10n ** BigInt(scale - one.scale), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
