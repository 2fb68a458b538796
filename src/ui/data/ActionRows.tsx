import styles from './ActionRows.module.css';
import { cx } from '#ui/dom/cx.ts';
import { Button } from '#ui/actions/Button.tsx';

interface ActionRowsProps {
  label: string;
  rows: readonly {
    key: string;
    text: string;
    note?: string | undefined;
    action: string;
    actionLabel: string;
    onAct: () => void;
  }[];
}

export function ActionRows({ label, rows }: ActionRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          <span className={cx('clamp', styles.text)}>{row.text}</span>
          {row.note && <span className="small subtle num clamp">{row.note}</span>}
          <Button variant="outline" size="sm" aria-label={row.actionLabel} onClick={row.onAct}>
            {row.action}
          </Button>
        </li>
      ))}
    </ul>
  );
}
