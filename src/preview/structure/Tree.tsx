import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StructureNode } from './model/tree.ts';
import { conditionCount, type TreeRow } from './model/rows.ts';
import { titleOf } from '#preview/studio/model/words.ts';
import styles from './Structure.module.css';

interface Props {
  rows: readonly TreeRow[];
  selected: string | null;
  onSelect: (node: StructureNode) => void;
  onToggle: (node: StructureNode, open: boolean) => void;
  /** Puts a listed node at another place of its list, from 0. */
  onMove: (node: StructureNode, place: number) => void;
  onRemove: (node: StructureNode) => void;
  onHover: (node: StructureNode | null) => void;
}

const canMove = ({ list, hidden }: StructureNode): boolean => list !== null && list.order !== null && hidden === null;

/** Where a dragged row would go: before or behind another one of its list. */
interface Drop {
  id: string;
  side: 'before' | 'after';
}

/** Rows with one tab stop. Arrows move, open and close; Alt with an arrow moves what is there, Delete takes it out. */
export function Tree({ rows, selected, onSelect, onToggle, onMove, onRemove, onHover }: Props) {
  const root = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<TreeRow | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const hadFocus = useRef(false);
  const current = rows.find(({ node }) => node.id === selected) ?? rows[0];

  // a row that moves loses the focus with its place in the document
  useLayoutEffect(() => {
    if (hadFocus.current && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const go = (row: TreeRow | undefined) => {
    if (row === undefined) return;
    onSelect(row.node);
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row.node.id)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
    const focused = rows.find(({ node: { id: own } }) => own === id);
    if (focused === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = rows.indexOf(focused);
    const { node, isOpen, parent, place } = focused;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey) {
      if (step === undefined) return;
      if (canMove(node)) onMove(node, place + step);
    } else if (step !== undefined) go(rows[at + step]);
    else if (event.key === 'Home') go(rows[0]);
    else if (event.key === 'End') go(rows.at(-1));
    else if (event.key === 'ArrowRight') {
      if (node.children.length === 0) return;
      if (isOpen) go(rows[at + 1]);
      else onToggle(node, true);
    } else if (event.key === 'ArrowLeft') {
      if (isOpen) onToggle(node, false);
      else go(rows.find((row) => row.node.id === parent));
    } else if (event.key === 'Enter' || event.key === ' ') onSelect(node);
    else if (event.key === 'Delete') onRemove(node);
    else return;
    event.preventDefault();
  };

  const isPlace = (row: TreeRow): boolean =>
    dragged !== null && row.parent === dragged.parent && canMove(row.node) && row.node.id !== dragged.node.id;
  const over = (row: TreeRow, event: DragEvent) => {
    if (!isPlace(row)) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setDrop({ id: row.node.id, side: event.clientY < top + height / 2 ? 'before' : 'after' });
  };
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const put = (row: TreeRow, event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null && drop !== null && isPlace(row)) {
      const target = row.place + (drop.side === 'after' ? 1 : 0);
      onMove(dragged.node, target > dragged.place ? target - 1 : target);
    }
    end();
  };

  return (
    <ul
      ref={root}
      className={styles.tree}
      role="tree"
      aria-label="Structure"
      onKeyDown={press}
      onFocus={() => (hadFocus.current = true)}
      // a row that is taken out of the document has no next focus
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      {rows.map((row) => {
        const { node, level, isOpen, place, count } = row;
        return (
          <li
            key={node.id}
            data-id={node.id}
            role="treeitem"
            aria-level={level}
            aria-posinset={place + 1}
            aria-setsize={count}
            aria-expanded={node.children.length > 0 ? isOpen : undefined}
            aria-selected={node.id === selected}
            tabIndex={row === current ? 0 : -1}
            className={styles.row}
            style={{ paddingInlineStart: `${(level - 1) * 14 + 4}px` }}
            data-hidden={node.hidden === null ? undefined : ''}
            data-dragged={dragged?.node.id === node.id ? '' : undefined}
            data-drop={drop?.id === node.id ? drop.side : undefined}
            draggable={canMove(node)}
            onClick={() => {
              onSelect(node);
              if (node.slot === null && node.children.length > 0) onToggle(node, !isOpen);
            }}
            onMouseEnter={() => onHover(node)}
            onMouseLeave={() => onHover(null)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', node.name);
              setDragged(row);
            }}
            onDragOver={(event) => over(row, event)}
            onDragLeave={() => drop?.id === node.id && setDrop(null)}
            onDrop={(event) => put(row, event)}
            onDragEnd={end}
          >
            <span className={styles.handle} aria-hidden="true">
              {canMove(node) ? '⠿' : ''}
            </span>
            <span
              className={styles.arrow}
              aria-hidden="true"
              onClick={(event) => {
                if (node.children.length === 0) return;
                event.stopPropagation();
                onToggle(node, !isOpen);
              }}
            >
              {node.children.length > 0 ? (isOpen ? '▾' : '▸') : ''}
            </span>
            <RowText node={node} />
          </li>
        );
      })}
    </ul>
  );
}

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
