import type { Cell } from '#engine/records/cell.ts';
import type { TagTone } from '#engine/records/statusTones.ts';
import { Badge } from '#ui/content/Badge.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './Records.module.css';
import { shortened } from './shortened.ts';

/** What tells apart, without its colour, the status of a tag that is named after something else. */
const marks: Readonly<Partial<Record<TagTone, IconName>>> = {
  ok: 'check',
  info: 'hourglass',
  warn: 'hourglass',
  error: 'x',
  neutral: 'minus',
};

/** Several values in one cell: lines, or tags beside each other. */
export function CellItems({ items }: { items: NonNullable<Cell['items']> }) {
  return (
    <ul className={styles.items} data-tags={items.some(({ tag }) => tag !== undefined) || undefined}>
      {items.map(({ text, tag, title }, index) => (
        // two tiers may be written alike
        <li key={`${index} ${text}`} title={title}>
          {tag === undefined ? (
            shortened(text)
          ) : (
            <Badge tone={tag} icon={title === undefined ? undefined : marks[tag]}>
              {shortened(text)}
            </Badge>
          )}
          {title !== undefined && <span className="visually-hidden">{`: ${shortened(title)}`}</span>}
        </li>
      ))}
    </ul>
  );
}
