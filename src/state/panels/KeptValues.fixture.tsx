import { type ReactNode, useState } from 'react';
import type { PanelValues } from './rememberedFilters.ts';

interface Props {
  /** What the address says at first. */
  initial?: PanelValues;
  /** Told of each change. */
  onValues?: (values: PanelValues) => void;
  children: (values: PanelValues, onChange: (changed: PanelValues) => void) => ReactNode;
}

/** Keeps a panel's values as an address does. */
export function KeptValues({ initial = {}, onValues, children }: Props) {
  const [values, setValues] = useState(initial);
  return children(values, (changed) => {
    const next = Object.fromEntries(Object.entries({ ...values, ...changed }).filter(([, value]) => value !== ''));
    setValues(next);
    onValues?.(next);
  });
}
