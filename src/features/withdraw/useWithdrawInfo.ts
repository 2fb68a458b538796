import type { WithdrawInfoResponse } from '#contract/types.ts';
import type { PanelState } from '#engine/registry.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { type Read, useRead } from '#state/reads/useRead.ts';

/** What the member can withdraw; for a demo account nothing is sent. */
export function useWithdrawInfo(): Read<WithdrawInfoResponse> & { state: PanelState } {
  const { brand } = usePortal();
  const isDemo = useSession(({ memberType }) => memberType === brand.agent.demoType);
  const info = useRead('withdrawInfo', undefined, { enabled: !isDemo });
  const state = isDemo ? 'forbidden' : info.data !== undefined ? 'ready' : info.isError ? 'error' : 'loading';
  return { ...info, state };
}
