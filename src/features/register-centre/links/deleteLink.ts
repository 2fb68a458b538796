import { confirmedWrite } from '#state/session/confirmedWrite.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Deletes a link. */
export const deleteLink = (portal: Portal, code: string): Promise<void> =>
  confirmedWrite(portal, {
    call: 'deleteRegisterLink',
    request: { code },
    question: {
      title: { key: 'register-centre:delete_title' },
      text: { key: 'register-centre:delete_text', params: { code } },
      confirm: { key: 'register-centre:delete' },
      cancel: { key: 'register-centre:keep' },
    },
    done: { key: 'register-centre:deleted' },
  });
