import { usePortal, useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { pendingOffers } from './offers.ts';

/** Panel with the offers to the member. */
export const REQUESTS_PANEL = 'contractRequests';

/** Offers that wait for the member's answer; none where the brand has no panel for them, or for a demo account. */
export function usePendingOffers(): ReturnType<typeof pendingOffers> {
  const { brand, snapshot } = usePortal();
  const flags = useSystem((state) => state.flags);
  const isReal = useSession(
    ({ token, memberType }) => token !== null && memberType !== null && memberType !== brand.agent.demoType,
  );
  const hasKinds = kindNames.some((kind) => flags.isOn(kindFlags[kind]));
  const enabled = isReal && hasKinds && snapshot.panels.member.includes(REQUESTS_PANEL);
  const { data } = useRead('fundsConsolidated', undefined, { enabled });
  return enabled ? pendingOffers(data, (flag) => flags.isOn(flag)) : [];
}
