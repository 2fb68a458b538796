import { openLogin, requireMember } from '#state/login/openLogin.ts';
import type { Portal } from '#state/portal/portal.ts';

/**
 * True for a signed-in member with a real account. A visitor gets the login popup; a demo account the warning, whose
 * confirmation leads to registering where that is open (D-04).
 */
export async function realAccountOnly(portal: Portal): Promise<boolean> {
  if (!requireMember(portal)) return false;
  if (portal.session.getState().memberType !== portal.brand.agent.demoType) return true;
  const confirmed = await portal.overlay.warn({
    title: { key: 'portal:in_need_true_account' },
    text: { key: 'portal:register_real_account' },
  });
  const mayRegister = portal.system.getState().flags.isOn('directRegister');
  if (confirmed && mayRegister) void openLogin(portal, { tab: 'register', stay: true });
  return false;
}
