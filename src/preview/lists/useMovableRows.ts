import { type DragEvent, type KeyboardEvent, useState } from 'react';

/** A row of a list in which it may have another place. Its element has the id as `data-id`. */
export interface MovableRow {
  id: string;
  /** The list that it is of, where rows of several stand below each other. */
  list: string | null;
  /** Its place in that list, from 0. */
  place: number;
  canMove: boolean;
}

type Side = 'before' | 'after';

const elementAt = ({ target }: { target: EventTarget }): HTMLElement | null => (target as Element).closest('[data-id]');

/**
 * Moves rows to other places of their list: by dragging those that are `draggable`, or with Alt and an arrow.
 * @param onMove called with the row's id and its new place, which may lie outside the list when it comes from a key
 */
export function useMovableRows(rowOf: (id: string) => MovableRow | undefined, onMove: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<MovableRow | null>(null);
  const [drop, setDrop] = useState<{ id: string; side: Side } | null>(null);
  const rowAt = (event: { target: EventTarget }): MovableRow | undefined => rowOf(elementAt(event)?.dataset['id'] ?? '');
  const isPlace = (row: MovableRow | undefined): row is MovableRow =>
    dragged !== null && row !== undefined && row.list === dragged.list && row.canMove && row.id !== dragged.id;
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  return {
    isDragged: (id: string) => dragged?.id === id,
    /** On which side of a row the dragged one would stand. */
    dropAt: (id: string): Side | undefined => (drop?.id === id ? drop.side : undefined),
    /** Moves the row of the event if its key is one that moves; whether it is. */
    press(event: KeyboardEvent): boolean {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const row = rowAt(event);
      if (!event.altKey || step === undefined || row === undefined) return false;
      if (row.canMove) onMove(row.id, row.place + step);
      return true;
    },
    /** What the element around the rows listens to. */
    listeners: {
      onDragStart(event: DragEvent) {
        const row = rowAt(event);
        if (row === undefined) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', row.id);
        setDragged(row);
      },
      onDragOver(event: DragEvent) {
        const row = rowAt(event);
        if (!isPlace(row)) return setDrop(null);
        event.preventDefault();
        const { top, height } = elementAt(event)!.getBoundingClientRect();
        const side = event.clientY < top + height / 2 ? 'before' : 'after';
        if (drop?.id !== row.id || drop.side !== side) setDrop({ id: row.id, side });
      },
      onDragLeave({ relatedTarget, currentTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setDrop(null);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        const row = rowAt(event);
        if (dragged !== null && drop !== null && isPlace(row)) {
          const target = row.place + (drop.side === 'after' ? 1 : 0);
          onMove(dragged.id, target > dragged.place ? target - 1 : target);
        }
        end();
      },
      onDragEnd: end,
    },
  };
}
