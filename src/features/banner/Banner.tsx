import { useTranslation } from 'react-i18next';
import { bannerGroupOf } from '#engine/brand/bannerGroups.ts';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import styles from './Banner.module.css';
import { Slide } from './Slide.tsx';

/** Groups whose pages are about their banners, or have a place for a tall one. Others show it low, above their list. */
const TALL: readonly (string | null)[] = ['home', 'w_reg', 'down', 'promotions'];

/** The carousel of the page's group: loops and advances with several banners, takes no space without any. */
export function Banner({ slotProps, route }: RegionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const all = useSystem((state) => state.announcements.banners);
  // paths of one page may have different banners, as the lobbies do
  const group = bannerGroupOf(route.path);
  const banners = (all ?? []).filter((banner) => banner.groupName === group);
  if (banners.length === 0) return null;
  const isLow = !TALL.includes(group);
  return (
    <div {...slotProps} className={styles.banner} data-group={group} data-low={isLow ? '' : undefined}>
      <Carousel
        autoplayMs={brand.constants.autoplayMs}
        dots={group === 'home'}
        slides={banners.map((banner, index) => ({
          key: String(banner.bannerId),
          // beside a form, the form's code comes first
          content: (
            <Slide
              banner={banner}
              first={index === 0 && group !== 'w_reg'}
              heading={group === 'home' && index === 0 ? 'h1' : 'h2'}
              low={isLow}
            />
          ),
        }))}
        labels={{
          carousel: t('banners'),
          slide: (position, total) => t('slide_of', { position, total }),
          pause: t('carousel_pause'),
          play: t('carousel_play'),
        }}
      />
    </div>
  );
}
