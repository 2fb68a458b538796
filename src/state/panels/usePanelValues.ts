import { useEffect, useEffectEvent, useRef } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type PanelValues, rememberedFilters, rememberFilters } from './rememberedFilters.ts';

/**
 * The filters of a view: those of the address, else those that the member chose last. What a link or a button brought is not
 * remembered: it would come back wherever the panel is opened without values.
 * @param key name of menu, panel and view
 */
export function usePanelValues(key: string, inAddress: PanelValues, onChange: (values: PanelValues, isStep?: boolean) => void) {
  const portal = usePortal();
  const isEmpty = Object.keys(inAddress).length === 0;
  const values = isEmpty ? rememberedFilters(portal, key) : inAddress;
  // a change may come before the page has drawn the ones before it
  const latest = useRef(values);
  const undrawn = useRef<string[]>([]);
  const change = (changed: PanelValues, isStep?: boolean) => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    undrawn.current.push(textOf(next));
    rememberFilters(portal, key, { ...rememberedFilters(portal, key), ...changed });
    onChange(next, isStep);
  };
  const text = textOf(inAddress);
  const keep = useEffectEvent(() => {
    const nth = undrawn.current.indexOf(text);
    undrawn.current = nth < 0 ? [] : undrawn.current.slice(nth + 1);
    // a drawing that is late has less than what was chosen since
    if (undrawn.current.length === 0) latest.current = values;
    if (isEmpty && Object.keys(values).length > 0) onChange(values);
  });
  useEffect(() => keep(), [key, text]);
  return { values, change };
}

/** What an address keeps of values, in one order. */
const textOf = (values: PanelValues): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
