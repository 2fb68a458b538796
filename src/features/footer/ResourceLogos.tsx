import { imageUrl } from '#state/content/images.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import styles from './Footer.module.css';

interface Props {
  type: 'PAYMENT_LOGO' | 'PROVIDER_LOGO';
  title: string;
  /** Uses a row of its own over the full width. */
  wide?: boolean;
}

/** The operator's logos of one kind; renders nothing without any. */
export function ResourceLogos({ type, title, wide = false }: Props) {
  const portal = usePortal();
  const resources = useSystem((state) => state.info.resources) ?? [];
  const logos = resources.filter((resource) => resource.resourceType === type);
  if (logos.length === 0) return null;
  return (
    <section className={wide ? styles.providers : undefined} aria-label={title}>
      <h2 className={wide ? 'visually-hidden' : styles.title}>{title}</h2>
      <ul className={styles.logos} data-type={type}>
        {logos.map((logo) => (
          <li key={`${logo.labelNameEn}${logo.url}`} className={styles.logo}>
            {logo.url && (
              <LazyImage className={styles.logoImage} src={imageUrl(portal, logo.url)} alt="" width={20} height={20} />
            )}
            <span>{logo.labelNameEn}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
