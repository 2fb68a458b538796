import type { SectionProps } from '#engine/registry.ts';
import { useBanners } from '#state/content/useBanners.ts';
import { BannerSlides } from './BannerSlides.tsx';

/** Banners within the home page: those of the group that its setting `group` names; takes no space without any. */
export function BannerSection({ slotProps, settings }: SectionProps) {
  const all = useBanners();
  const group = String(settings['group']);
  const banners = all.filter((banner) => banner.groupName === group);
  if (banners.length === 0) return null;
  return <BannerSlides slotProps={slotProps} group={group} banners={banners} isLow isFirst={false} />;
}
