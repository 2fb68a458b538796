import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { useSessionEnds } from '#state/drafts/useSessionEnds.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { pathOfRoute } from '#state/navigation/links.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './FeedbackPage.module.css';
import { OwnFeedback } from './OwnFeedback.tsx';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** The form, with faster contacts beside it and the member's earlier feedback below. */
export function FeedbackPage({ slotProps }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('feedback');
  const isMember = useSession((state) => state.token !== null);
  const sessionEnds = useSessionEnds();
  const help = pathOfRoute(portal.brand, 'help');
  return (
    <div {...slotProps} className={styles.page}>
      <header className={styles.head}>
        <PageHeading className="display-m">{t('title')}</PageHeading>
        <p className={styles.intro}>{t('intro', { brand: portal.brand.name })}</p>
      </header>
      <div className={styles.columns}>
        <Card pad="lg">
          <FeedbackForm key={sessionEnds} />
        </Card>
        <Card as="aside" pad="lg" className={styles.aside} aria-labelledby="feedback-quicker">
          <span className={styles.disc}>
            <Icon name="headset" size={24} />
          </span>
          <h2 id="feedback-quicker" className="h-s">
            {t('quicker_title')}
          </h2>
          <p className="small muted">{t('quicker_text')}</p>
          <Button
            block
            variant="secondary"
            icon="headset"
            data-entry="customerService"
            onClick={() => void runAction(portal, 'customerService')}
          >
            {t('portal:customer_service')}
          </Button>
          {help !== null && (
            <PageLink to={help} className={buttonClass({ variant: 'text', block: true })}>
              {t('portal:help_centre')}
            </PageLink>
          )}
        </Card>
      </div>
      {isMember && <OwnFeedback />}
    </div>
  );
}
