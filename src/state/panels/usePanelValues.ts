import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type PanelValues, rememberedFilters, rememberFilters } from './rememberedFilters.ts';

/**
 * The filters of a view: those of the address, else those that the member chose last. What a link or a button brought is not
 * remembered: it would come back wherever the panel is opened without values.
 * @param key name of menu, panel and view
 * @param onChange puts values into the address, beside those that are there
 */
export function usePanelValues(key: string, inAddress: PanelValues, onChange: (values: PanelValues, isStep?: boolean) => void) {
  const portal = usePortal();
  const isEmpty = Object.keys(inAddress).length === 0;
  const values = isEmpty ? rememberedFilters(portal, key) : inAddress;
  const change = (changed: PanelValues, isStep?: boolean) => {
    const kept = rememberedFilters(portal, key);
    rememberFilters(portal, key, { ...kept, ...changed });
    onChange(isEmpty ? { ...kept, ...changed } : changed, isStep);
  };
  const text = JSON.stringify(inAddress);
  const keep = useEffectEvent(() => {
    if (isEmpty && Object.keys(values).length > 0) onChange(values);
  });
  useEffect(() => keep(), [key, text]);
  return { values, change };
}
