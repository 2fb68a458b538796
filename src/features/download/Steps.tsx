import { useTranslation } from 'react-i18next';
import { useDevice } from '#state/portal/useConditions.ts';
import type { AppKind } from '#state/content/apps.ts';
import { appSteps } from './appSteps.ts';
import { StepPicture } from '#ui/media/StepPicture.tsx';
import styles from './Steps.module.css';

interface Props {
  kind: AppKind;
  /** Shows a picture with each, in a row. */
  pictures?: boolean;
}

/** The four steps of an app. */
export function Steps({ kind, pictures = false }: Props) {
  const { t } = useTranslation('download');
  // a phone cannot scan what it shows
  const isPhone = useDevice() === 'mobile';
  return (
    <ol className={pictures ? styles.pictured : styles.list} data-steps={kind}>
      {appSteps[kind].map((subject, index) => (
        <li key={subject} className={styles.step}>
          {pictures && <StepPicture subject={isPhone && index === 0 ? 'browser' : subject} />}
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.words}>
            <strong className={styles.title}>{t(isPhone && index === 0 ? 'tap_title' : `${kind}_${subject}_title`)}</strong>
            <span className={styles.text}>{t(isPhone && index === 0 ? 'tap_text' : `${kind}_${subject}_text`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
