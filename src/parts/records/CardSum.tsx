import type { Cell } from '#engine/records/cell.ts';
import { CellView } from './CellView.tsx';
import styles from './Records.module.css';

/** Width of a character of an amount, on average and at most, in parts of its size. */
const FIGURE = 0.58;

/** A sum in a card: always one line, in smaller figures where it is long. */
export function CardSum({ name, cell }: { name: string; cell: Cell }) {
  return (
    <dd className={`num ${styles.sum}`} data-total={name}>
      <span ref={(element) => element?.style.setProperty('--fit', `${100 / (FIGURE * Math.max(1, cell.text.length))}cqi`)}>
        <CellView cell={cell} />
      </span>
    </dd>
  );
}
