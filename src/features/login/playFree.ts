import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import type { Portal } from '#state/portal/portal.ts';
import { isAccepted, signIn } from '#state/session/signIn.ts';

/** Starts a demo session without an account: type 4, identified by a sealed random text. With `stay` the page stays. */
export async function playFree(portal: Portal, stay?: string): Promise<void> {
  try {
    const reply = await portal.overlay.whileBusy(() => portal.client.call('freeplay'));
    if (reply.ok && isAccepted(reply.value)) {
      await signIn(portal, reply.value, { kind: 'freePlay', userName: '', stay: stay !== undefined });
      return;
    }
    const failure = reply.ok ? new CallError('badResponse', 'freeplay') : reply;
    await portal.overlay.warn({ title: { key: 'login:free_play_failed' }, text: messageOf(failure) });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    portal.overlay.toast(messageOf(cause), 'error');
  }
}
