import { useTranslation } from 'react-i18next';
import type { ActivityStatus, Promotion } from '#contract/types.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { statusOf, usePromotionStates } from '#state/content/promotionStates.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './HowItWorks.module.css';

const STEPS = ['apply', 'check', 'receive'] as const;

/** Number of completed steps; a closed promotion has no current step. */
const stepsDone: Record<ActivityStatus, number | null> = {
  join: 0,
  coming_soon: 0,
  applying: 1,
  in_process: 1,
  rejected: 1,
  joined: 2,
  claim: 2,
  issued: 3,
  claimed: 3,
  closed: null,
};

/** The steps from application to reward, with the member's current one. */
export function HowItWorks({ promotion }: { promotion: Promotion }) {
  const { client } = usePortal();
  const { t } = useTranslation('promotion');
  const states = usePromotionStates();
  const done = stepsDone[statusOf(promotion, states.data, client.clock.now())];
  return (
    <section>
      <h2 className="h-m">{t('how')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isDone = done !== null && index < done;
          return (
            <li
              key={step}
              className={styles.step}
              data-done={isDone || undefined}
              aria-current={index === done ? 'step' : undefined}
            >
              <span className={`num ${styles.mark}`}>{isDone ? <Icon name="check" size={18} /> : index + 1}</span>
              <span>
                {isDone && <span className="visually-hidden">{t('done')} </span>}
                <strong>{t(`step_${step}`)}</strong> {t(`step_${step}_text`)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
