import { useTranslation } from 'react-i18next';
import type { Banner } from '#contract/types.ts';
import type { SlotProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import styles from './Banner.module.css';
import { Slide } from './Slide.tsx';

interface Props {
  slotProps: SlotProps;
  group: string | null;
  /** At least one. */
  banners: readonly Banner[];
  /** Above or between other things, with smaller titles. */
  isLow: boolean;
  /** The first picture may be the largest paint of the page. */
  isFirst: boolean;
}

/** The banners of one group: loops and advances with several. */
export function BannerSlides({ slotProps, group, banners, isLow, isFirst }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('portal');
  const isHome = isFirst && group === 'home';
  return (
    <div {...slotProps} className={styles.banner} data-group={group} data-low={isLow ? '' : undefined}>
      <Carousel
        autoplayMs={brand.constants.autoplayMs}
        dots={isHome}
        slides={banners.map((banner, index) => ({
          key: String(banner.bannerId),
          content: (
            <Slide banner={banner} first={isFirst && index === 0} heading={isHome && index === 0 ? 'h1' : 'h2'} low={isLow} />
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
