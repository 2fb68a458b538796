import { imageUrl } from '#state/content/images.ts';
import type { Vendor } from '#state/games/gameVendors.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { cx } from '#ui/dom/cx.ts';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import styles from './VendorMark.module.css';
import { initialsOf } from './initialsOf.ts';

type MarkedVendor = Pick<Vendor, 'vassalage' | 'name' | 'logo' | 'smallIcon' | 'isGame'>;

/** The square mark of a vendor, beside its name; the letters of the name where the platform sends no picture or it fails. */
export function VendorMark({ vendor, className }: { vendor: MarkedVendor; className?: string | undefined }) {
  const portal = usePortal();
  const { logo, smallIcon, isGame, name, vassalage } = vendor;
  // the icon of a single game is its poster
  const picture = logo || (isGame === 'GAME' ? '' : smallIcon) || '';
  const letters = (
    <span className={cx(styles.mark, styles.letters, className)} aria-hidden="true">
      {initialsOf(name ?? vassalage)}
    </span>
  );
  if (picture === '') return letters;
  return <LazyImage className={cx(styles.mark, className)} src={imageUrl(portal, picture)} alt="" fallback={letters} />;
}
