import { useEffect } from 'react';
import type { PageProps } from '#engine/registry.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { HomePage } from './HomePage.tsx';

/** `/login`: the home page under the login popup, which cannot be dismissed where the brand requires sign-in (D-25). */
export function LoginPage(props: PageProps) {
  const portal = usePortal();
  const signedIn = useSession((state) => state.token !== null);
  useEffect(() => {
    if (!signedIn) void openLogin(portal, { locked: portal.brand.loginedToHomePage });
    return () => portal.overlay.closeModals('loginPopupModal');
  }, [portal, signedIn]);
  return <HomePage {...props} />;
}
