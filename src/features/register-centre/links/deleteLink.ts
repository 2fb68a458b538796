import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { realAccountOnly } from '#state/account/realAccount.ts';
import type { Portal } from '#state/portal/portal.ts';
import { afterWrite } from '#state/session/afterWrite.ts';

/** Deletes a link after a question. Repeating it is harmless, so an unknown outcome only asks to try again. */
export async function deleteLink(portal: Portal, code: string): Promise<void> {
  const { overlay, client } = portal;
  if (!(await realAccountOnly(portal))) return;
  const agreed = await overlay.confirm({
    title: { key: 'register-centre:delete_title' },
    text: { key: 'register-centre:delete_text', params: { code } },
    confirm: { key: 'register-centre:delete' },
    cancel: { key: 'register-centre:keep' },
  });
  if (!agreed) return;
  await overlay.whileBusy(async () => {
    try {
      const reply = await client.call('deleteRegisterLink', { code });
      if (reply.ok) overlay.toast({ key: 'register-centre:deleted' }, 'ok');
      else overlay.toast(messageOf(reply), 'error');
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      overlay.toast(messageOf(cause), 'error');
    }
  });
  afterWrite(portal, 'deleteRegisterLink');
}
