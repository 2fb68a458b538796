import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { canRemember } from './remember/rememberMe.ts';
import { type Remembered, readRemembered } from './remembered.ts';

interface Remember {
  /** The brand allows it and the browser supports it; otherwise the box is hidden. */
  offered: boolean;
  /** Whether to remember the next login. */
  checked: boolean;
  setChecked: (checked: boolean) => void;
}

/** The remember box of a login form, ticked for a remembered user; `fill` fills in the stored data, once. */
export function useRemember(withPassword: boolean, fill: (remembered: Remembered) => void): Remember {
  const { brand } = usePortal();
  const [checked, setChecked] = useState(false);
  const [offered] = useState(() => brand.login.rememberMe && canRemember());
  const known = useEffectEvent((remembered: Remembered) => {
    setChecked(true);
    fill(remembered);
  });

  useEffect(() => {
    if (!offered) return undefined;
    let current = true;
    void readRemembered(withPassword).then((remembered) => current && remembered !== null && known(remembered));
    return () => {
      current = false;
    };
  }, [offered, withPassword]);

  return { offered, checked, setChecked };
}
