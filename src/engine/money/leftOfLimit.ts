import type { PlayLimit } from '#contract/types.ts';
import { sumAmounts } from './sumAmounts.ts';

/** What is left of a limit, decimal text, never below 0; null without a limit, or where an amount is unreadable. */
export function leftOfLimit({ limit, used }: Pick<PlayLimit, 'limit' | 'used'>): string | null {
  if (limit === null) return null;
  const left = sumAmounts(limit, `-${used}`);
  return left?.startsWith('-') === true ? '0' : left;
}
