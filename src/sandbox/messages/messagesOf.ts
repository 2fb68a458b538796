import type { Message } from '#contract/types.ts';
import { HISTORY_DAYS, historyEnd } from '../history/history.ts';
import { activityOf } from '../model/activity.ts';
import { seedOf } from '#sandbox/values/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { ReadText } from '../model/texts.ts';
import { hostileMessage } from './hostileMessage.ts';

const MESSAGES = 30;
/** Which of them has hostile HTML. */
const HOSTILE_AT = 11;
const hourMs = 3_600_000;
const stepHours = (HISTORY_DAYS * 24) / MESSAGES;

const untouched = { read: [], deleted: [] };

/**
 * What the platform has written to a seed member, the newest first: the same for the same brand and account. The seed says how
 * many of the newest are unread. A member that registered in the sandbox has none.
 */
export function messagesOf(context: SandboxContext, member: Member, read: ReadText): Message[] {
  const seed = context.data.users.users[member.account];
  const texts = Object.values(context.data.content.messages ?? {});
  if (seed === undefined || texts.length === 0) return [];
  const { unread = 0 } = seed;
  const own = activityOf(context, member).messages ?? untouched;
  const end = historyEnd(context);
  return Array.from({ length: Math.max(MESSAGES, unread) }, (_, index): Message => {
    const id = `M${member.id}-${index}`;
    const random = seedOf(`${context.brand.id} ${id}`);
    // each text comes once before one comes again
    const text = texts[(index + seedOf(member.id)) % texts.length]!;
    const words = index === HOSTILE_AT ? hostileMessage : { title: read(text.title), content: read(text.content) };
    const time = end - index * stepHours * hourMs - (random % (stepHours * 60)) * 60_000;
    return { id, time, ...words, status: index < unread && !own.read.includes(id) ? 'UNREAD' : 'READ' };
  }).filter(({ id }) => !own.deleted.includes(id));
}

/** How many messages are unread. */
export const unreadOf = (context: SandboxContext, member: Member): number =>
  messagesOf(context, member, () => '').filter(({ status }) => status === 'UNREAD').length;
