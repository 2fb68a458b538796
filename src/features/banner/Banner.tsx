import { bannerGroupOf } from '#engine/brand/bannerGroups.ts';
import type { RegionProps } from '#engine/registry.ts';
import { useBanners } from '#state/content/useBanners.ts';
import { BannerSlides } from './BannerSlides.tsx';

/** Groups whose pages are about their banners, or have a place for a tall one. Others show it low, above their list. */
const TALL: readonly (string | null)[] = ['home', 'w_reg', 'down', 'promotions'];

/** The banners of the page's group; takes no space without any. */
export function Banner({ slotProps, route }: RegionProps) {
  const all = useBanners();
  // paths of one page may have different banners, as the lobbies do
  const group = bannerGroupOf(route.path);
  const banners = all.filter((banner) => banner.groupName === group);
  if (banners.length === 0) return null;
  // beside a form, the form's code comes first
  const isFirst = group !== 'w_reg';
  return <BannerSlides slotProps={slotProps} group={group} banners={banners} isLow={!TALL.includes(group)} isFirst={isFirst} />;
}
