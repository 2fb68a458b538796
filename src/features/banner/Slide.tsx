import type { Banner } from '#contract/types.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { bannerLink } from '#state/navigation/links.ts';
import { imageUrl } from '#state/content/images.ts';
import { openAddress } from '#state/navigation/openAddress.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import styles from './Banner.module.css';

interface Props {
  banner: Banner;
  /** The first picture of a page is usually its largest paint; then it is not lazy. */
  first: boolean;
  heading: 'h1' | 'h2';
  /** Above a list: with a smaller title. */
  low: boolean;
}

/** One banner, with its text over the picture. Without a linkage it is a plain picture. */
export function Slide({ banner, first, heading: Heading, low }: Props) {
  const portal = usePortal();
  const decide = useVisibility();
  const link = bannerLink(portal, banner, (subject) => decide(subject).visible);
  const content = (
    <>
      <LazyImage
        className={styles.picture}
        src={imageUrl(portal, banner.url)}
        narrowSrc={banner.urlMobile ? imageUrl(portal, banner.urlMobile) : undefined}
        alt={banner.title ? '' : (banner.text ?? '')}
        priority={first}
        width={1200}
        height={506}
      />
      {(banner.title ?? banner.text) && (
        <span className={styles.words}>
          {banner.eyebrow && <span className={styles.eyebrow}>{banner.eyebrow}</span>}
          {banner.title && <Heading className={low ? 'display-m' : 'display-xl'}>{banner.title}</Heading>}
          {banner.text && <span className={styles.text}>{banner.text}</span>}
          {banner.button && link !== null && (
            <span className={`${buttonClass({ variant: 'hero', size: 'lg' })} ${styles.button}`}>{banner.button}</span>
          )}
        </span>
      )}
    </>
  );
  const props = { className: styles.slide, 'data-banner': String(banner.bannerId) };
  if (link === null) return <div {...props}>{content}</div>;
  if (link.kind === 'path') {
    return (
      <PageLink {...props} to={link.path}>
        {content}
      </PageLink>
    );
  }
  const open = () => {
    if (link.kind === 'external') openAddress(portal, link.url);
    else void runAction(portal, link.name, link.params);
  };
  return (
    <button {...props} type="button" onClick={open}>
      {content}
    </button>
  );
}
