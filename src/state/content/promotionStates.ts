import type { ActivityStatus, Promotion, PromotionState } from '#contract/types.ts';
import { useSession } from '#state/portal/PortalProvider.tsx';
import { type Read, useRead } from '#state/reads/useRead.ts';

export const activityTones = {
  join: 'ok',
  claim: 'ok',
  applying: 'info',
  in_process: 'info',
  joined: 'primary',
  issued: 'neutral',
  claimed: 'neutral',
  rejected: 'error',
  closed: 'neutral',
  coming_soon: 'warn',
} as const satisfies Record<ActivityStatus, string>;

/** The member's state in each promotion; not requested for visitors. */
export function usePromotionStates(): Read<PromotionState[]> {
  const member = useSession((state) => state.token !== null);
  return useRead('promotionStates', undefined, { enabled: member });
}

/** The member's own status if known, else the public one; an expired promotion is closed. */
export function statusOf(promotion: Promotion, states: readonly PromotionState[] | undefined, now: number): ActivityStatus {
  const own = states?.find((state) => String(state.promotionId) === String(promotion.id))?.status;
  const status = own ?? promotion.status ?? 'join';
  const isOpen = status === 'join' || status === 'coming_soon';
  if (isOpen && promotion.endTime !== undefined && promotion.endTime <= now) return 'closed';
  if (isOpen && promotion.startTime !== undefined && promotion.startTime > now) return 'coming_soon';
  return status;
}
