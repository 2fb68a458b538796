import type { ContractKind, MenuEntry } from '#contract/types.ts';
import { usePendingOffers } from '#state/contracts/usePendingOffers.ts';
import { useOverlay, usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';

export type BadgeName = NonNullable<MenuEntry['badge']>;

function useUnreadCount(): number {
  const { variants } = usePortal().brand.api;
  const { data } = useRead(variants.unread === 'v2' ? 'unreadCountV2' : 'unreadCount');
  return data?.unreadCount ?? 0;
}

function useMissionCount(): number {
  const { data } = useRead('missionSummary');
  return data?.count ?? 0;
}

/** Messages of the chat, which its region counts while it is closed. */
const useChatCount = (): number => useOverlay(({ chat }) => (chat.shown === 'closed' ? chat.unread : 0));

function useWithdrawalsToConfirm(): number {
  const { data } = useRead('withdrawInfo');
  return data?.confirmCount ?? 0;
}

/** Offers of one kind, or of all. */
function useOffers(kind?: ContractKind): number {
  const offers = usePendingOffers() ?? [];
  return offers.reduce((sum, offer) => (kind === undefined || offer.kind === kind ? sum + offer.count : sum), 0);
}

/** What menu entries count, by the `badge` of the entry. Each reads its own call, once within its freshness. */
const badges: Readonly<Record<BadgeName, () => number>> = {
  missionCount: useMissionCount,
  withdrawalsToConfirm: useWithdrawalsToConfirm,
  unread: useUnreadCount,
  // the bell leads to a list that names all three
  unreadAndOffers: () => useUnreadCount() + useOffers() + useChatCount(),
  chat: useChatCount,
  contractOffers: () => useOffers(),
  dividendOffers: () => useOffers('dividend'),
  dailySalaryOffers: () => useOffers('dailySalary'),
  hourSalaryOffers: () => useOffers('hourSalary'),
  realTimeSalaryOffers: () => useOffers('realTimeSalary'),
};

/** The count of a badge; 0 while unknown. A component keeps one name. */
export const useBadge = (name: BadgeName): number => badges[name]();
