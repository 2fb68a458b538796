import { type RefObject, useLayoutEffect, useState } from 'react';

/** The narrowest a control may become, px; days of one's own are wider. */
const NARROWEST = 136;
const GAP = 12;
/** What the button of the others takes, px. */
const MORE = 112;
/** What the button of the reset takes, px: a control does not move when it comes. */
const RESET = 96;

/**
 * How many of the controls, by their weight, stand in one row with its buttons, which take their full width. The form's
 * `data-buttons` are those beside the controls.
 */
export function useFitting(form: RefObject<HTMLFormElement | null>, weights: readonly number[]): number {
  const [space, setSpace] = useState(Infinity);
  useLayoutEffect(() => {
    const row = form.current;
    if (row === null) return;
    const measure = () => {
      const buttons = [...row.querySelectorAll<HTMLElement>('[data-buttons] > *')].filter(({ offsetWidth }) => offsetWidth > 0);
      const lasting = buttons.filter((one) => !('unfolds' in one.dataset) && one.getAttribute('type') !== 'reset');
      const taken = lasting.reduce((sum, one) => sum + one.offsetWidth + GAP, RESET + GAP);
      if (row.offsetWidth > 0) setSpace(row.offsetWidth - taken);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const one of row.querySelectorAll('[data-buttons]')) observer.observe(one);
    return () => observer.disconnect();
  }, [form]);
  return fitting(weights, space);
}

/** How many controls fit in the space, px; at least one of them. */
export function fitting(weights: readonly number[], space: number): number {
  const needed = (count: number) => weights.slice(0, count).reduce((sum, weight) => sum + weight * (NARROWEST + GAP), -GAP);
  if (needed(weights.length) <= space) return weights.length;
  let count = weights.length - 1;
  while (count > 1 && needed(count) > space - MORE) count--;
  return Math.max(1, count);
}
