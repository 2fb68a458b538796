import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteMatch } from '#engine/registry.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { MenuButton } from './MenuButton.tsx';
import styles from './VisitorArea.module.css';

/** The brand's `header` menu, for visitors. */
export function VisitorArea({ route }: { route: RouteMatch }) {
  const { t } = useTranslation('portal');
  const registering = route.name === 'register';
  const items = useMenu('header');
  return (
    <div className={styles.area} data-visitor>
      {items.map((item) => (
        <Fragment key={item.name}>
          {registering && item.name === 'login' && <span className={styles.question}>{t('already_member')}</span>}
          <MenuButton item={item} />
        </Fragment>
      ))}
    </div>
  );
}
