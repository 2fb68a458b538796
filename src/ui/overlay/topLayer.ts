/** The open modal dialogs in the order of opening; toasts subscribe to stay usable above them. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

/** Shows a dialog again above a modal that opened after it. */
const raises = new Map<HTMLElement, () => void>();

/** Registers an open modal; returns the function that removes it. One with `raise` stays above those without. */
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

/** The topmost modal, or null. Everything outside it is inert. */
export function topModal(): HTMLElement | null {
  return open.at(-1) ?? null;
}

export function watchTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
