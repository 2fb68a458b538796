import type { WithdrawInfoResponse } from '#contract/types.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { type Read, useRead } from '#state/reads/useRead.ts';

/** What the member can withdraw; for a demo account nothing is sent. */
export function useWithdrawInfo(): Read<WithdrawInfoResponse> & { isDemo: boolean } {
  const { brand } = usePortal();
  const isDemo = useSession(({ memberType }) => memberType === brand.agent.demoType);
  const info = useRead('withdrawInfo', undefined, { enabled: !isDemo });
  return { ...info, isDemo };
}
