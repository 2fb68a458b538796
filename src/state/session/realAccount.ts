import { openLogin, requireMember } from './openLogin.ts';
import type { Portal } from '#state/portal/portal.ts';

/**
 * True for a member with a real account. Opens the login popup for a visitor, and for a demo account a warning that leads to
 * registration if that is open (D-04).
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
