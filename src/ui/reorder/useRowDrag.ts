import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { placeAt } from './places.ts';

/** A press that moves less stays a press, px. */
const SLACK = 4;

/**
 * Drags the rows of a list by a handle in each, with mouse, finger or pen; Escape leaves them as they were. No row changes its
 * place until it is let go: `markOf` says which is dragged and beside which it would go. A handle needs `touch-action: none`; the
 * press that a browser makes of the end of a drag does not arrive. Places are from 0.
 */
export function useRowDrag(rows: () => readonly HTMLElement[], onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const press = useRef({ pointer: 0, y: 0, hasMoved: false });

  const placeOf = (from: number, y: number) =>
    placeAt(
      rows().map((row) => row.getBoundingClientRect()),
      from,
      y,
    );

  const handleOf = (from: number) => ({
    onPointerDown({ button, isPrimary, pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (button !== 0 || !isPrimary) return;
      press.current = { pointer: pointerId, y: clientY, hasMoved: false };
      currentTarget.setPointerCapture(pointerId);
      // Safari focuses no button that is pressed, and Escape needs the focus here
      currentTarget.focus({ preventScroll: true });
    },
    onPointerMove({ pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      const { y, hasMoved } = press.current;
      if (!hasMoved && Math.abs(clientY - y) < SLACK) return;
      press.current.hasMoved = true;
      const to = placeOf(from, clientY);
      rows()[to]?.scrollIntoView({ block: 'nearest' });
      if (drag?.to !== to) setDrag({ from, to });
    },
    onPointerUp({ pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (!currentTarget.hasPointerCapture(pointerId) || !press.current.hasMoved) return;
      const to = placeOf(from, clientY);
      setDrag(null);
      if (to !== from) onMove(from, to);
    },
    onLostPointerCapture: () => setDrag(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || drag === null) return;
      // what is around stays open
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.releasePointerCapture(press.current.pointer);
      // the loss is told with the pointer's next event
      setDrag(null);
    },
    onClickCapture(event: MouseEvent) {
      // a key presses without a pointer
      if (event.detail > 0 && press.current.hasMoved) event.stopPropagation();
    },
  });

  const markOf = (index: number): 'dragged' | 'before' | 'after' | undefined => {
    if (drag === null) return undefined;
    if (index === drag.from) return 'dragged';
    return index !== drag.to ? undefined : drag.to < drag.from ? 'before' : 'after';
  };

  return { handleOf, markOf };
}
