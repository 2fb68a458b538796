/** Which modal dialogs are open, in the order of opening. What must stay usable above them (toasts) listens here. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

/** Registers an open modal; the returned function takes it out again. */
export function enterTopLayer(element: HTMLElement): () => void {
  open.push(element);
  announce();
  return () => {
    const index = open.indexOf(element);
    if (index < 0) return;
    open.splice(index, 1);
    announce();
  };
}

/** The modal that has the keyboard, or null. Everything outside it is inert. */
export function topModal(): HTMLElement | null {
  return open.at(-1) ?? null;
}

/** Calls back whenever a modal opens or closes. */
export function watchTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
