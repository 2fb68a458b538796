import type { Cell } from '#engine/records/cell.ts';
import { Badge } from '#ui/content/Badge.tsx';
import styles from './Records.module.css';
import { shortened } from './shortened.ts';

/** Several values in one cell: lines, or tags beside each other. */
export function CellItems({ items }: { items: NonNullable<Cell['items']> }) {
  return (
    <ul className={styles.items} data-tags={items.some(({ tag }) => tag !== undefined) || undefined}>
      {items.map(({ text, tag, title }, index) => (
        // two tiers may be written alike
        <li key={`${index} ${text}`} title={title}>
          {tag === undefined ? shortened(text) : <Badge tone={tag}>{shortened(text)}</Badge>}
          {title !== undefined && <span className="visually-hidden">{`: ${shortened(title)}`}</span>}
        </li>
      ))}
    </ul>
  );
}
