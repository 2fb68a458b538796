import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WriteForm } from '#state/money/useWrite.ts';
import { type WriteLine, WriteLines } from './WriteLines.tsx';
import styles from './WriteSummary.module.css';

interface Props {
  title: string;
  lines: readonly WriteLine[];
  /** The figure below the others; `name` is its hook for tools and tests. */
  total: WriteLine & { name: string };
  phase: WriteForm<never>['phase'];
  /** The button that asks to confirm the figures. */
  children: ReactNode;
}

/** The figures of a write while they are typed, beside its form; a phone always shows the button. */
export function WriteSummary({ title, lines, total, phase, children }: Props) {
  const { t } = useTranslation('writes');
  return (
    <aside className={styles.summary} aria-label={title}>
      <div className={styles.figures}>
        <h3 className="h-s">{title}</h3>
        <WriteLines lines={lines} />
        <p className={styles.total}>
          <span>{total.label}</span>
          <b className="num" data-total={total.name}>
            {total.value}
          </b>
        </p>
      </div>
      <div className={styles.next}>
        {children}
        <p className="small muted" role="status">
          {phase === 'checking' ? t('checking') : ''}
        </p>
      </div>
    </aside>
  );
}
