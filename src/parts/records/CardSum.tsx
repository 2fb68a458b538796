import type { Cell } from '#engine/records/cell.ts';
import { CellView } from './CellView.tsx';
import styles from './Records.module.css';

/** Width of a character of an amount, on average and at most, in parts of its size. */
const FIGURE = 0.58;

interface Props {
  name: string;
  cell: Cell;
  /** In a list of definitions, or alone. */
  as?: 'dd' | 'p';
}

/** A sum in a card: always one line, in smaller figures where it is long. */
export function CardSum({ name, cell, as: Element = 'dd' }: Props) {
  return (
    <Element className={`num ${styles.sum}`} data-total={name}>
      <span ref={(element) => element?.style.setProperty('--fit', `${100 / (FIGURE * Math.max(1, cell.text.length))}cqi`)}>
        <CellView cell={cell} />
      </span>
    </Element>
  );
}
