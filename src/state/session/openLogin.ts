import type { Portal } from '#state/portal/portal.ts';

export interface LoginOptions {
  tab?: 'login' | 'register';
  /** Stay on the page of the popup instead of going home afterwards. */
  stay?: boolean;
  /** The popup cannot be dismissed, for brands that require sign-in. */
  locked?: boolean;
}

/** Opens a tab of the login popup; true when a session began. */
export async function openLogin(portal: Portal, options: LoginOptions = {}): Promise<boolean> {
  const open = portal.overlayStore.getState().modals.some((modal) => modal.name === 'loginPopupModal');
  if (open) return false;
  const params = { tab: options.tab ?? 'login', ...(options.stay ? { stay: '1' } : {}) };
  return (await portal.overlay.openModal('loginPopupModal', params, { locked: options.locked ?? false })) === true;
}

/** True for a signed-in member; opens the login popup for a visitor. */
export function requireMember(portal: Portal): boolean {
  if (portal.session.getState().token !== null) return true;
  void openLogin(portal, { stay: true });
  return false;
}
