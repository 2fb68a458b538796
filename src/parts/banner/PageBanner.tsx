import { bannerGroupOf } from '#engine/brand/bannerGroups.ts';
import { Slot } from '#engine/react/Slot.tsx';
import type { RouteMatch } from '#engine/registry.ts';
import { useBanners } from '#state/content/useBanners.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** The banners of a page outside the banner region: on paths that the brand lists, when their group has any. */
export function PageBanner({ route }: { route: RouteMatch }) {
  const { brand } = usePortal();
  const group = bannerGroupOf(route.path);
  const any = useBanners().some((banner) => banner.groupName === group);
  const listed = brand.layout.pageBanners.includes(route.path.replace(/\/$/, ''));
  return listed && group !== null && any ? <Slot kind="region" name="banner" route={route} /> : null;
}
