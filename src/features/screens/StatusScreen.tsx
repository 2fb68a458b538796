import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasThemeSwitch } from '#engine/brand/themes.ts';
import type { SlotProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { useMirrorDomains } from '#state/navigation/useMirrorDomains.ts';
import { ActionRows } from '#ui/data/ActionRows.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { Logo } from '#ui/media/Logo.tsx';
import styles from './Screens.module.css';
import { PageHeading } from '#parts/page/PageHeading.tsx';
import { ThemeChoice } from '#parts/page/ThemeChoice.tsx';

interface Props {
  slotProps: SlotProps;
  icon: IconName;
  badge: string;
  title: string;
  text: string;
  /** Name of the picture under the brand's images. */
  art: string;
  children?: ReactNode;
}

/** The layout of maintenance and restriction, with logo, theme and support of its own. */
export function StatusScreen({ slotProps, icon, badge, title, text, art, children }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const lines = useMirrorDomains();
  const { brand } = portal;
  return (
    <div {...slotProps} className={styles.status}>
      <header className={styles.head}>
        <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
        {hasThemeSwitch(brand) && <ThemeChoice />}
      </header>
      <main className={styles.content} id="main">
        <img className={styles.art} src={`/images/${art}`} alt="" width={560} height={560} />
        <div className={styles.words}>
          <Badge tone="warn">
            <Icon name={icon} size={16} />
            {badge}
          </Badge>
          <PageHeading className="display-l">{title}</PageHeading>
          <p className={styles.text}>{text}</p>
          {children}
          <Button size="lg" icon="headset" data-entry="customerService" onClick={() => void runAction(portal, 'customerService')}>
            {t('contact_us')}
          </Button>
          {lines.length > 0 && (
            <div className={styles.lines}>
              <h2 className="small">{t('other_lines')}</h2>
              <ActionRows label={t('other_lines')} rows={lines} />
            </div>
          )}
        </div>
      </main>
    </div>
  );
}
