import { realAccountOnly } from '#state/session/realAccount.ts';
import type { WriteName } from '#state/money/openWrite.ts';
import { askPassword, type PasswordCheck } from '#state/money/passwordCheck.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** Spends points through the password dialog; true when carried out. */
export function useSpend(): <K extends WriteName>(check: PasswordCheck<K>) => Promise<boolean> {
  const portal = usePortal();
  return async (check) => {
    if (!(await realAccountOnly(portal))) return false;
    return askPassword(portal, check);
  };
}
