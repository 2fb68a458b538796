/** Which modal dialogs are open, in the order of opening. What must stay usable above them (toasts) listens here. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

/** How a question comes back over a modal that has opened after it. */
const raises = new Map<HTMLElement, () => void>();

/**
 * Registers an open modal; the returned function takes it out again. One with `raise` stays above those without, because
 * nobody could answer it under them.
 */
export function enterTopLayer(element: HTMLElement, raise?: () => void): () => void {
  const questions = raise === undefined ? open.filter((other) => raises.has(other)) : [];
  open.push(element);
  if (raise !== undefined) raises.set(element, raise);
  for (const question of questions) {
    open.splice(open.indexOf(question), 1);
    open.push(question);
    raises.get(question)?.();
  }
  announce();
  return () => {
    const index = open.indexOf(element);
    if (index < 0) return;
    open.splice(index, 1);
    raises.delete(element);
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
