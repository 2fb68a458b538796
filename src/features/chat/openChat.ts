import type { Portal } from '#state/portal.ts';
import { realAccountOnly } from '#state/realAccount.ts';

/** Shows the chat to a member with a real account, where the operator has one (CHT-03..05, FLG-07). */
export async function openChat(portal: Portal): Promise<void> {
  if (!portal.system.getState().flags.isOn('chat')) {
    await portal.overlay.warn({ title: { key: 'portal:in_function_not_open' } });
    return;
  }
  if (!(await realAccountOnly(portal))) return;
  portal.overlayStore.setState(({ chat }) => (chat.shown === 'closed' ? { chat: { shown: 'small', unread: 0 } } : { chat }));
}
