import { compareAmounts } from '#engine/money/amount.ts';
import { parseMoney } from '#engine/money/money.ts';
import { trimZeros } from '#engine/money/trimZeros.ts';
import { decimalsOf } from './readTierField.ts';

const FEWEST_DECIMALS = 2;

/**
 * The highest rate below a bound that is above another, as decimal text: with two decimals, or with as many as the bound has or
 * the other leaves; null where there is none.
 */
export function highestRate(bound: string, above: string): string | null {
  const known = parseMoney(trimZeros(bound));
  if (known === null) return null;
  for (let decimals = Math.max(FEWEST_DECIMALS, known.scale); decimals <= decimalsOf('rate'); decimals += 1) {
    const units = known.minor * 10n ** BigInt(decimals - known.scale) - 1n;
    if (units <= 0n) continue;
    const digits = units.toString().padStart(decimals + 1, '0');
    const rate = trimZeros(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
    if (compareAmounts(rate, above) > 0) return rate;
  }
  return null;
}
