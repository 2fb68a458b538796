import type { PlayRestriction } from '#contract/types.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { useSession } from '#state/portal/PortalProvider.tsx';

/** The member's pause or self-exclusion until the second in which it ends; null without one. */
export function usePlayRestriction(): PlayRestriction | null {
  const restriction = useSession((state) => state.member?.restriction ?? null);
  const until = restriction?.until ?? null;
  const isOver = useSecond((now) => until !== null && now >= until, until ?? 0) ?? false;
  return isOver ? null : restriction;
}
