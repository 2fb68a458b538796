import type { FundsConsolidatedResponse } from '#contract/types.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { contractKinds } from './contractKinds.ts';

/** How many offers a value of the consolidated data stands for: its number; other texts say nothing (D-78). */
function countOf(value: unknown): number {
  const count = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Pending offers by kind; those of kinds that are switched off do not count. */
export function pendingOffers(
  data: FundsConsolidatedResponse | undefined,
  isOn: (flag: string) => boolean,
): { kind: (typeof kindNames)[number]; count: number }[] {
  return kindNames.flatMap((kind) => {
    const count = isOn(kindFlags[kind]) ? countOf(data?.[contractKinds[kind].pending]) : 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}
