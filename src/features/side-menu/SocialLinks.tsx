import { useTranslation } from 'react-i18next';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './SideMenu.module.css';

/** Neutral icons; the names are the operator's. */
const glyphs: readonly [type: string, icon: IconName][] = [
  ['FACEBOOK', 'thumbs-up'],
  ['INSTAGRAM', 'camera'],
  ['TELEGRAM', 'send'],
];

/** Links to the operator's social sites; renders nothing without any. */
export function SocialLinks() {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const resources = useSystem((state) => state.info.resources) ?? [];
  const links = glyphs.flatMap(([type, icon]) =>
    resources.filter(({ resourceType, url }) => resourceType === type && url).map((link) => ({ ...link, icon })),
  );
  if (links.length === 0) return null;
  return (
    <li>
      <div className={styles.social} role="group" aria-label={t('social')}>
        {links.map(({ resourceType, labelNameEn, url, icon }) => (
          <IconButton
            key={`${resourceType}${url}`}
            className={styles.toggle}
            icon={icon}
            label={labelNameEn || resourceType}
            data-entry={`social-${resourceType.toLowerCase()}`}
            onClick={() => openAddress(portal, url ?? '')}
          />
        ))}
      </div>
    </li>
  );
}
