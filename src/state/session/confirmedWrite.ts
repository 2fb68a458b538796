import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import type { EndpointName, RequestOf } from '#platform/endpoints/endpoints.ts';
import type { Message, Overlay } from '#state/portal/overlay.ts';
import type { Portal } from '#state/portal/portal.ts';
import { callWith } from '#state/reads/queries.ts';
import { afterWrite } from './afterWrite.ts';
import { realAccountOnly } from './realAccount.ts';

interface AskedWrite<K extends EndpointName> {
  call: K;
  request: RequestOf<K>;
  question: Parameters<Overlay['confirm']>[0];
  done: Message;
}

/** Sends a write after a question. Repeating it must be harmless: an unknown outcome only asks to try again. */
export async function confirmedWrite<K extends EndpointName>(
  portal: Portal,
  { call, request, question, done }: AskedWrite<K>,
): Promise<void> {
  const { overlay } = portal;
  if (!(await realAccountOnly(portal)) || !(await overlay.confirm(question))) return;
  await overlay.whileBusy(async () => {
    try {
      const reply = await callWith(portal, call, request, {});
      if (reply.ok) overlay.toast(done, 'ok');
      else overlay.toast(messageOf(reply), 'error');
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      overlay.toast(messageOf(cause), 'error');
    }
  });
  afterWrite(portal, call);
}
