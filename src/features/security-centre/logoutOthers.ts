import { confirmedWrite } from '#state/session/confirmedWrite.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Ends the member's sessions on other devices. */
export const logoutOthers = (portal: Portal): Promise<void> =>
  confirmedWrite(portal, {
    call: 'logoutOthers',
    request: undefined,
    question: {
      title: { key: 'security-centre:logout_others_title' },
      text: { key: 'security-centre:logout_others_text' },
      confirm: { key: 'security-centre:logout_others_confirm' },
      cancel: { key: 'security-centre:logout_others_keep' },
    },
    done: { key: 'security-centre:logout_others_done' },
  });
