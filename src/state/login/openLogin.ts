import type { Portal } from '#state/portal/portal.ts';

export interface LoginOptions {
  tab?: 'login' | 'register';
  /** Stay where the popup was opened, instead of going home afterwards. */
  stay?: boolean;
  /** The popup cannot be dismissed: a brand that shows nothing to visitors. */
  locked?: boolean;
}

/** Opens the login popup on one of its tabs; true when a session began. */
export async function openLogin(portal: Portal, options: LoginOptions = {}): Promise<boolean> {
  const open = portal.overlayStore.getState().modals.some((modal) => modal.name === 'loginPopupModal');
  if (open) return false;
  const params = { tab: options.tab ?? 'login', ...(options.stay ? { stay: '1' } : {}) };
  return (await portal.overlay.openModal('loginPopupModal', params, { locked: options.locked ?? false })) === true;
}

/** True when somebody is signed in; a visitor gets the login popup instead. */
export function requireMember(portal: Portal): boolean {
  if (portal.session.getState().token !== null) return true;
  void openLogin(portal, { stay: true });
  return false;
}
