import type { Cell } from '#engine/records/cell.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { CellItems } from './CellItems.tsx';
import styles from './Records.module.css';

/** One value as its format describes it. */
export function CellView({ cell: { text, tag, sign, items } }: { cell: Cell }) {
  if (items !== undefined) return <CellItems items={items} />;
  if (tag !== undefined) return <Badge tone={tag}>{text}</Badge>;
  if (sign === undefined) return text;
  return (
    <span className={styles.amount} data-sign={sign}>
      {text}
    </span>
  );
}
