import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { type MovableRow, useMovableRows } from '#preview/lists/useMovableRows.ts';
import { canMove } from './model/lists.ts';
import type { TreeRow } from './model/rows.ts';
import type { StructureNode } from './model/tree.ts';
import { Row } from './Row.tsx';
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

/** Rows with one tab stop. Arrows move, open and close; Alt with an arrow moves what is there, Delete takes it out. */
export function Tree({ rows, selected, onSelect, onToggle, onMove, onRemove, onHover }: Props) {
  const root = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  const hovered = useRef<string | null>(null);
  const current = rows.find(({ node }) => node.id === selected) ?? rows[0];

  // a row that moves loses the focus with its place in the document
  useLayoutEffect(() => {
    if (hadFocus.current && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const found = (id: string): TreeRow | undefined => rows.find(({ node }) => node.id === id);
  const rowAt = ({ target }: { target: EventTarget }): TreeRow | undefined => {
    const id = (target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
    return id === undefined ? undefined : found(id);
  };
  const movable = (id: string): MovableRow | undefined => {
    const row = found(id);
    return row && { id, list: row.parent, place: row.place, canMove: canMove(row.node) };
  };
  const {
    press: pressMoving,
    listeners,
    isDragged,
    dropAt,
  } = useMovableRows(movable, (id, place) => {
    const row = found(id);
    if (row) onMove(row.node, place);
  });
  const go = (row: TreeRow | undefined) => {
    if (row === undefined) return;
    onSelect(row.node);
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row.node.id)}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const focused = rowAt(event);
    if (focused === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = rows.indexOf(focused);
    const { node, isOpen, parent } = focused;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey) {
      if (!pressMoving(event)) return;
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

  const hover = (node: StructureNode | null) => {
    if (hovered.current === (node?.id ?? null)) return;
    hovered.current = node?.id ?? null;
    onHover(node);
  };
  const click = (event: MouseEvent) => {
    const row = rowAt(event);
    if (row === undefined) return;
    const { node, isOpen } = row;
    const isArrow = (event.target as Element).closest('[data-arrow]') !== null;
    if (isArrow && node.children.length > 0) return onToggle(node, !isOpen);
    onSelect(node);
    if (node.slot === null && node.children.length > 0) onToggle(node, !isOpen);
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
      onClick={click}
      onMouseOver={(event) => hover(rowAt(event)?.node ?? null)}
      onMouseLeave={() => hover(null)}
      {...listeners}
    >
      {rows.map(({ node, level, isOpen, place, count }) => (
        <Row
          key={node.id}
          node={node}
          level={level}
          isOpen={isOpen}
          place={place}
          count={count}
          isTabStop={node.id === current?.node.id}
          isSelected={node.id === selected}
          isDragged={isDragged(node.id)}
          drop={dropAt(node.id)}
        />
      ))}
    </ul>
  );
}
