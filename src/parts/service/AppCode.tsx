import type { App } from '#state/content/apps.ts';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { QrCode } from '#ui/media/QrCode.tsx';
import styles from './AppCode.module.css';

interface Props {
  app: App;
  label: string;
  size?: number | undefined;
}

/** The QR code of an app: the operator's picture, or one drawn with the brand's mark (D-87). */
export function AppCode({ app, label, size }: Props) {
  const portal = usePortal();
  if ('text' in app.code) {
    return <QrCode text={app.code.text} label={label} size={size} logo={`/images/${portal.brand.images.mark}`} />;
  }
  return (
    <LazyImage
      className={size === 100 ? styles.small : styles.picture}
      src={imageUrl(portal, app.code.picture)}
      alt={label}
      width={size ?? 200}
      height={size ?? 200}
      fit="contain"
    />
  );
}
