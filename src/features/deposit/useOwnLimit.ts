import type { PlayLimit } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { leftOfLimit } from '#engine/money/leftOfLimit.ts';
import { usePortal, useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';

export interface OwnLimit {
  period: PlayLimit['period'];
  /** What can still be deposited, decimal text. */
  left: string;
  /** When the next period begins, epoch ms. */
  resetsAt: number;
}

/** The limit of deposits of which the least is left, where that is less than `max`; `renew` reads it anew. */
export function useOwnLimit(max: string | undefined): { ownLimit: OwnLimit | null; renew: () => void } {
  const { brand } = usePortal();
  const isOn = useSystem((state) => state.flags.isOn('limits'));
  const isReal = useSession(({ memberType }) => memberType !== null && memberType !== brand.agent.demoType);
  const { data, refetch } = useRead('protection', undefined, { enabled: isOn && isReal });
  const [nearest = null] = (isOn ? (data?.limits ?? []) : [])
    .flatMap((limit): OwnLimit[] => {
      const left = limit.type === 'DEPOSIT' ? leftOfLimit(limit) : null;
      if (left === null || (max !== undefined && compareAmounts(left, max) >= 0)) return [];
      return [{ period: limit.period, left, resetsAt: limit.resetsAt }];
    })
    .sort((one, other) => compareAmounts(one.left, other.left));
  return { ownLimit: nearest, renew: refetch };
}
