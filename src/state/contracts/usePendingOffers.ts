import { usePortal, useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { pendingOffers } from './offers.ts';

/** Panel with the member's contracts, the offers to it first. */
export const REQUESTS_PANEL = 'contractRequests';

/** Whether there can be contracts of the member: not where the brand has no panel for them, nor for a demo account. */
export function useMayHaveContracts(): boolean {
  const { brand, snapshot } = usePortal();
  const flags = useSystem((state) => state.flags);
  const isReal = useSession(
    ({ token, memberType }) => token !== null && memberType !== null && memberType !== brand.agent.demoType,
  );
  const hasKinds = kindNames.some((kind) => flags.isOn(kindFlags[kind]));
  return isReal && hasKinds && snapshot.panels.member.includes(REQUESTS_PANEL);
}

/** Offers that wait for the member's answer; null while that is unknown, and for who gets none. */
export function usePendingOffers(): ReturnType<typeof pendingOffers> | null {
  const flags = useSystem((state) => state.flags);
  const enabled = useMayHaveContracts();
  const { data } = useRead('fundsConsolidated', undefined, { enabled });
  return enabled && data !== undefined ? pendingOffers(data, (flag) => flags.isOn(flag)) : null;
}
