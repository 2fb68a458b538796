import { useTranslation } from 'react-i18next';
import { requireMember } from '#state/session/openLogin.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './PointMallPage.module.css';

const steps = [
  ['collect', 'coins'],
  ['choose', 'gift'],
  ['confirm', 'lock-keyhole'],
] as const;

/** Introduces the mall to visitors; redeeming starts with a login. */
export function VisitorMall() {
  const portal = usePortal();
  const { t } = useTranslation('point-mall');
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(([step, icon]) => (
          <li key={step}>
            <Card className={styles.step}>
              <span className={styles.stepIcon}>
                <Icon name={icon} size={20} />
              </span>
              <h2 className="h-s">{t(`step_${step}`)}</h2>
              <p className="muted">{t(`step_${step}_text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <Button size="lg" className={styles.call} onClick={() => requireMember(portal)}>
        {t('redeem_points')}
      </Button>
    </>
  );
}
