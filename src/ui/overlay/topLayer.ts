/** An open modal dialog. */
interface Opened {
  element: HTMLElement;
  place: number;
  /** Shows it again, above all others. */
  raise: () => void;
}

/** From the lowest to the topmost; toasts subscribe to stay usable above them. */
const open: Opened[] = [];
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

/** What stays above modals that open after it. */
const ON_TOP = 1e9;
let opened = 0;

/** The place of a dialog that opens now. It keeps the place while it is hidden, such as while a part of it loads again. */
export const newPlace = (onTop: boolean): number => (opened += 1) + (onTop ? ON_TOP : 0);

/**
 * Registers a modal that the browser has just put above all others; those whose place is above are shown again. Returns the
 * function that removes it.
 */
export function enterTopLayer(element: HTMLElement, place: number, raise: () => void): () => void {
  const above = open.filter((other) => other.place > place);
  open.splice(open.length - above.length, 0, { element, place, raise });
  for (const other of above) other.raise();
  announce();
  return () => {
    const index = open.findIndex((one) => one.element === element);
    if (index < 0) return;
    open.splice(index, 1);
    announce();
  };
}

/** The topmost modal, or null. Everything outside it is inert. */
export function topModal(): HTMLElement | null {
  return open.at(-1)?.element ?? null;
}

export function watchTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
