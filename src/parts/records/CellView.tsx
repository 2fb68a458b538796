import type { Cell } from '#engine/records/cell.ts';
import { Moment } from '#parts/moments/Moment.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { CellItems } from './CellItems.tsx';
import styles from './Records.module.css';

interface Props {
  cell: Cell;
  /** A moment to the second, instead of in short. */
  exact?: boolean;
}

/** One value as its format describes it. */
export function CellView({ cell: { text, tag, sign, items, at }, exact = false }: Props) {
  if (at !== undefined && !exact) return <Moment ms={at} />;
  if (items !== undefined) return <CellItems items={items} />;
  if (tag !== undefined) return <Badge tone={tag}>{text}</Badge>;
  if (sign === undefined) return text;
  return (
    <span className={styles.amount} data-sign={sign}>
      {text}
    </span>
  );
}
