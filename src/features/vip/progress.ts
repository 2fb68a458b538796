import { parseMoney } from '#engine/money/money.ts';

/** Progress towards an amount, 0 to 100, truncated: 100 only when it is complete. */
export function percentOf(reached: unknown, required: unknown): number {
  const [have, want] = [parseMoney(reached), parseMoney(required)];
  if (have === null || want === null || want.minor <= 0n) return 100;
  const scale = BigInt(Math.max(have.scale, want.scale));
  const level = (money: { minor: bigint; scale: number }) => money.minor * 10n ** (scale - BigInt(money.scale));
  const percent = (level(have) * 100n) / level(want);
  return percent > 100n ? 100 : percent < 0n ? 0 : Number(percent);
}

/** The missing amount as decimal text; `0.00` when complete. */
export function missingOf(reached: unknown, required: unknown): string {
  const [have, want] = [parseMoney(reached), parseMoney(required)];
  if (have === null || want === null) return '0.00';
  const scale = Math.max(have.scale, want.scale, 2);
  const level = (money: { minor: bigint; scale: number }) => money.minor * 10n ** BigInt(scale - money.scale);
  const missing = level(want) - level(have);
  const digits = (missing > 0n ? missing : 0n).toString().padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
