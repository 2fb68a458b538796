import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './closeOnBack.ts';

/** Lets Back close a menu or list while it is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(() => onBack(), { layer: 'top' }) : undefined), [isOpen]);
}
