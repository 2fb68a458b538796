import type { Handler } from '#sandbox/protocol/handler.ts';
import { activityOf } from '../model/activity.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Activity, Member } from '../model/state.ts';
import { languageOf, textReader } from '../model/texts.ts';
import { messagesOf, unreadOf } from './messagesOf.ts';

/** GET /wps/relay/CSP_unreadCount */
export const unreadCount: Handler<'unreadCount'> = ({ context, member }) => accept({ unreadCount: unreadOf(context, member) });

/** GET /wps/v2/relay/CSP_unreadCount */
export const unreadCountV2: Handler<'unreadCountV2'> = ({ context, member }) =>
  accept({ unreadCount: unreadOf(context, member) });

/** GET /wps/relay/CSP_messageList */
export const messageList: Handler<'messageList'> = ({ context, member, request }, { pageNo, pageSize, status }) => {
  const all = messagesOf(context, member, textReader(context, languageOf(request)));
  const { items, ...page } = pageOf(status === undefined ? all : all.filter((row) => row.status === status), pageNo, pageSize);
  return accept({ rows: items, ...page, totals: { unread: all.filter((row) => row.status === 'UNREAD').length } });
};

/** PUT /wps/relay/CSP_messageRead */
export const messageRead: Handler<'messageRead'> = ({ context, member }, { ids = [], until }) => {
  const known = knownMessages(context, member);
  if (ids.some((id) => !known.has(id))) return refuse('invalid_request', { field: 'ids' });
  const seen = until === undefined ? [] : [...known].filter(([, time]) => time <= until).map(([id]) => id);
  change(context, member, 'read', [...ids, ...seen]);
  return accept(undefined);
};

/** DELETE /wps/relay/CSP_message */
export const messageDelete: Handler<'messageDelete'> = ({ context, member }, { id }) => {
  if (!knownMessages(context, member).has(id)) return refuse('invalid_request', { field: 'id' });
  change(context, member, 'deleted', [id]);
  return accept(undefined);
};

/** The member's messages by id, with when they were sent; deleted ones, too: the answer to a deletion may have been lost. */
function knownMessages(context: SandboxContext, member: Member): Map<string, number> {
  const deleted = activityOf(context, member).messages?.deleted ?? [];
  const left = messagesOf(context, member, () => '').map(({ id, time }) => [id, time] as const);
  return new Map([...left, ...deleted.map((id) => [id, 0] as const)]);
}

function change(context: SandboxContext, member: Member, list: keyof NonNullable<Activity['messages']>, ids: string[]): void {
  const activity = activityOf(context, member);
  const own = activity.messages ?? { read: [], deleted: [] };
  activity.messages = { ...own, [list]: [...new Set([...own[list], ...ids])] };
}
