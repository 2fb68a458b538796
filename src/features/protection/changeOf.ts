import type { PlayLimit } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';

/** What a new value of a limit is beside the one in force: a first one counts as lower. */
export type LimitChange = 'lower' | 'higher' | 'same';

/** @param value decimal text; null for no limit */
export function changeOf({ limit }: Pick<PlayLimit, 'limit'>, value: string | null): LimitChange {
  if (limit === null) return value === null ? 'same' : 'lower';
  if (value === null) return 'higher';
  const order = compareAmounts(value, limit);
  return order === 0 ? 'same' : order < 0 ? 'lower' : 'higher';
}
