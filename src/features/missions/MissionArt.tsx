import type { Mission } from '#contract/types.ts';
import { linkAppearance } from './linkAppearance.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './Missions.module.css';

/** Shows where the mission is done, as the menus show it; else how far it is. */
export function MissionArt({ mission: { linkageType = null, linkageValue = null, status } }: { mission: Mission }) {
  const { brand } = usePortal();
  const { image, icon } = linkAppearance(brand, { linkageType, linkageValue }) ?? {};
  const usual = status === 'claimed' ? 'circle-check' : status === 'claim' ? 'gift' : 'target';
  return (
    <span className={styles.art} aria-hidden="true">
      {image === undefined ? (
        <Icon name={(icon ?? usual) as IconName} size={30} />
      ) : (
        <img src={`/images/${image}`} alt="" width={52} height={52} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
