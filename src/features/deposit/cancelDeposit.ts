import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import type { Portal } from '#state/portal/portal.ts';
import { afterWrite } from '#state/session/afterWrite.ts';

/** Cancels a pending deposit after a question. Repeating it is harmless, so an unknown outcome only asks to try again. */
export async function cancelDeposit(portal: Portal, referenceNumber: string): Promise<void> {
  const { overlay, client } = portal;
  if (!(await realAccountOnly(portal))) return;
  const agreed = await overlay.confirm({
    title: { key: 'deposit:cancel_title' },
    text: { key: 'deposit:cancel_text', params: { reference: referenceNumber } },
    confirm: { key: 'deposit:cancel' },
    cancel: { key: 'deposit:keep' },
  });
  if (!agreed) return;
  await overlay.whileBusy(async () => {
    try {
      const reply = await client.call('cancelDeposit', { referenceNumber });
      if (reply.ok) overlay.toast({ key: 'deposit:cancelled' }, 'ok');
      else overlay.toast(messageOf(reply), 'error');
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      overlay.toast(messageOf(cause), 'error');
    }
  });
  afterWrite(portal, 'cancelDeposit');
}
