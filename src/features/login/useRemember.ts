import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { canRemember } from './remember/rememberMe.ts';
import { type Remembered, readRemembered } from './remembered.ts';

interface Remember {
  /** The brand wants it and the browser can; the box is not shown without it. */
  offered: boolean;
  /** Whether the login that follows is to be remembered. */
  checked: boolean;
  setChecked: (checked: boolean) => void;
}

/** The box of a login form, ticked where somebody is remembered; `fill` puts what is known into the form, once. */
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
