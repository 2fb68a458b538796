import type { Banner } from '#contract/types.ts';
import { useSession, useSystem } from '#state/portal/PortalProvider.tsx';

const none: readonly Banner[] = [];

/** The banners that the visitor may see: none during a pause or self-exclusion. */
export function useBanners(): readonly Banner[] {
  const isRestricted = useSession((state) => state.member?.restriction != null);
  const all = useSystem((state) => state.announcements.banners);
  return (isRestricted ? null : all) ?? none;
}
