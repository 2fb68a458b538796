import { memo } from 'react';
import movable from '#preview/lists/MovableRows.module.css';
import { titleOf } from '#preview/studio/model/words.ts';
import { canMove } from './model/lists.ts';
import { conditionCount } from './model/rows.ts';
import type { StructureNode } from './model/tree.ts';
import styles from './Structure.module.css';

interface Props {
  node: StructureNode;
  level: number;
  isOpen: boolean;
  /** Among its brothers, from 0. */
  place: number;
  count: number;
  isTabStop: boolean;
  isSelected: boolean;
  isDragged: boolean;
  /** Where a dragged row would go beside it. */
  drop: 'before' | 'after' | undefined;
}

/** A row of the tree. One of thousands is drawn anew only when something of it changes; what is done to it, the tree hears. */
export const Row = memo(function Row({ node, level, isOpen, place, count, isTabStop, isSelected, isDragged, drop }: Props) {
  return (
    <li
      data-id={node.id}
      role="treeitem"
      aria-level={level}
      aria-posinset={place + 1}
      aria-setsize={count}
      aria-expanded={node.children.length > 0 ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      className={`${movable.row} ${styles.row}`}
      style={{ paddingInlineStart: `${(level - 1) * 14 + 4}px` }}
      data-hidden={node.hidden === null ? undefined : ''}
      data-dragged={isDragged ? '' : undefined}
      data-drop={drop}
      draggable={canMove(node)}
    >
      <span className={movable.handle} aria-hidden="true">
        {canMove(node) ? '⠿' : ''}
      </span>
      <span className={styles.arrow} data-arrow="" aria-hidden="true">
        {node.children.length > 0 ? (isOpen ? '▾' : '▸') : ''}
      </span>
      <RowText node={node} />
    </li>
  );
});

function RowText({ node }: { node: StructureNode }) {
  const { title, name, slot, hidden, kept, origin, condition, children } = node;
  const shown = children.filter((child) => child.hidden === null).length;
  return (
    <>
      <span className={slot === null ? styles.heading : styles.title}>{title} </span>
      {slot !== null && title !== titleOf(name) && <span className={styles.name}>{name} </span>}
      <span className={styles.facts}>
        {condition !== null && <span className={styles.mark}>{conditionCount(condition)} </span>}
        {hidden !== null && <span>{hidden} </span>}
        {kept !== null && <span>stays </span>}
        {children.length > 0 && <span>{shown} </span>}
        {hidden === null && slot !== null && origin !== null && (
          <span className={styles.origin}>
            {origin.file.replace('brands/', '')}:{origin.line}
          </span>
        )}
      </span>
    </>
  );
}
