import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FeedbackRequest } from '#contract/types.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './TypeChoice.module.css';

const icons: Readonly<Record<FeedbackRequest['type'], IconName>> = {
  suggestion: 'lightbulb',
  complaint: 'triangle-alert',
  bug: 'wrench',
  payment: 'wallet',
  other: 'message-circle',
};

export const feedbackTypes = Object.keys(icons) as FeedbackRequest['type'][];

/** The subject of the feedback: native radio buttons styled as chips. */
export function TypeChoice() {
  const { t } = useTranslation('feedback');
  const { register } = useFormContext();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('type')}</legend>
      <div className={styles.choice}>
        {feedbackTypes.map((type) => (
          <label key={type} className={styles.chip}>
            <input type="radio" className="visually-hidden" value={type} {...register('type')} />
            <Icon name={icons[type]} size={18} />
            {t(`type_${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
