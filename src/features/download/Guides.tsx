import { useTranslation } from 'react-i18next';
import type { AppKind } from '#state/content/apps.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Guides.module.css';

/** Installation obstacles of each app, and the number of steps of their guides. */
const guides: Readonly<Record<AppKind, Readonly<Record<string, number>>>> = {
  android: { unknown_apps: 3 },
  ios: { certificate: 4 },
  lite: { iphone: 3, other_phone: 3 },
};

/** The install guides of an app, collapsed. */
export function Guides({ kind }: { kind: AppKind }) {
  const { t } = useTranslation('download');
  return (
    <div className={styles.guides}>
      {Object.entries(guides[kind]).map(([name, count]) => (
        <details key={`${kind}-${name}`} className={styles.guide} data-guide={name}>
          <summary className={styles.title}>
            {t(`guide_${name}`)}
            <Icon name="chevron-down" size={18} />
          </summary>
          <ol className={styles.steps}>
            {Array.from({ length: count }, (_, index) => (
              <li key={index}>{t(`guide_${name}_${index + 1}`)}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
