import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { requireMember } from '#state/session/openLogin.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Ladder } from './Ladder.tsx';
import styles from './VipPage.module.css';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** The levels; visitors get a login, as the platform sends the levels to members only. */
export function VipPage({ slotProps }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('vip');
  const isMember = useSession((state) => state.token !== null);
  return (
    <div {...slotProps} className={styles.page}>
      <PageHeading className="display-m">{t('title')}</PageHeading>
      {isMember ? (
        <Ladder />
      ) : (
        <>
          <p className="muted">{t('intro')}</p>
          <EmptyState
            art={<EmptyArt />}
            title={t('visitor_title')}
            text={t('visitor_text')}
            action={<Button onClick={() => requireMember(portal)}>{t('portal:login')}</Button>}
          />
        </>
      )}
    </div>
  );
}
