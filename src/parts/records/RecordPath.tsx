import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './RecordPath.module.css';
import { shortened } from './shortened.ts';
import type { RecordPage } from './useRecords.ts';

interface Props {
  /** Text key of the first name. */
  root: string;
  /** Undefined while it is not known. */
  path: RecordPage['path'];
  /** Shows the records below this id; empty for all. */
  onStep: (id: string) => void;
}

/** Whose records are shown, and the ways back up. */
export function RecordPath({ root, path = [], onStep }: Props) {
  const { t } = useTranslation('records');
  const steps = [{ id: '', account: t(root) }, ...path];
  return (
    <nav aria-label={t('path')}>
      <ol className={styles.path}>
        {steps.map(({ id, account }, index) => (
          <li key={id} className={styles.step} data-under={id}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {index > 0 && index === steps.length - 1 ? (
              <span aria-current="true">{shortened(account)}</span>
            ) : (
              <Step account={account} onPress={() => onStep(id)} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** It is no button once it was pressed. */
function Step({ account, onPress }: { account: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  return (
    <button ref={button} type="button" className={styles.name} onClick={onPress}>
      {shortened(account)}
    </button>
  );
}
