import type { MenuEntry } from '#contract/types.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
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

/** What menu entries count, by the `badge` of the entry. Each reads its own call, once within its freshness. */
const badges: Readonly<Record<BadgeName, () => number>> = {
  missionCount: useMissionCount,
  unread: useUnreadCount,
};

/** The count of a badge; 0 while unknown. A component keeps one name. */
export const useBadge = (name: BadgeName): number => badges[name]();
