import { useTranslation } from 'react-i18next';
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
  return (
    <ol className={pictures ? styles.pictured : styles.list} data-steps={kind}>
      {appSteps[kind].map((subject, index) => (
        <li key={subject} className={styles.step}>
          {pictures && <StepPicture subject={subject} />}
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.words}>
            <strong className={styles.title}>{t(`${kind}_${subject}_title`)}</strong>
            <span className={styles.text}>{t(`${kind}_${subject}_text`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
