import { notices } from '../calls/content.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { hostileMessage } from '../messages/hostileMessage.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { languageOf, textReader } from '../model/texts.ts';

/** GET /wps/relay/MCS2_agentAnnouncements: in the caller's language; the oldest is what an attacker would publish. */
export const agentAnnouncements: Handler<'agentAnnouncements'> = ({ context, request }) => {
  const rows = notices(context, 'agent', textReader(context, languageOf(request)));
  const oldest = rows.at(-1);
  if (oldest === undefined) return accept({ rows });
  return accept({ rows: [...rows, { id: 'hostile', ...hostileMessage, date: oldest.date - 86_400_000 }] });
};
