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
  // a change may come before the page has drawn the one before it
  const latest = useRef(values);
  const change = (changed: PanelValues, isStep?: boolean) => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    rememberFilters(portal, key, { ...rememberedFilters(portal, key), ...changed });
    onChange(next, isStep);
  };
  const text = JSON.stringify(inAddress);
  const keep = useEffectEvent(() => {
    latest.current = values;
    if (isEmpty && Object.keys(values).length > 0) onChange(values);
  });
  useEffect(() => keep(), [key, text]);
  return { values, change };
}
