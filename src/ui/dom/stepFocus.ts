import type { KeyboardEvent } from 'react';

const keys = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const;

/**
 * Moves the focus among the elements that match `selector`: arrow keys wrap around, Home and End jump. Returns the newly
 * focused element, or null for other keys.
 */
export function stepFocus(event: KeyboardEvent<HTMLElement>, selector: string, axis: keyof typeof keys): HTMLElement | null {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const here = items.findIndex((item) => item === document.activeElement);
  const { next, previous } = keys[axis];
  const last = items.length - 1;
  let target: HTMLElement | undefined;
  if (event.key === next) target = items[here === last ? 0 : here + 1];
  else if (event.key === previous) target = items[here <= 0 ? last : here - 1];
  else if (event.key === 'Home') target = items[0];
  else if (event.key === 'End') target = items[last];
  if (!target) return null;
  event.preventDefault();
  target.focus();
  return target;
}
