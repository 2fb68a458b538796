import { type Json, pointerTo } from '#engine/brand/json.ts';
import type { LoggedCall } from '../../inside/callLog.ts';

/** Where a reply of the platform has what the page shows. */
export interface ReplyPlace {
  /** `GET /wps/system/banner` */
  call: string;
  /** JSON pointer in the reply. */
  at: string;
}

/** Shorter ones, such as `1` and `EN`, stand at too many places to be traced to one. */
const SHORTEST = 3;

/** Pointers of the texts of each reply; a call that changes is another object. */
const known = new WeakMap<LoggedCall, ReadonlyMap<string, string>>();

function* leavesOf(value: Json, at = ''): IterableIterator<[text: string, at: string]> {
  if (typeof value === 'string') {
    if (value.trim().length >= SHORTEST) yield [value.trim(), at];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* leavesOf(child as Json, pointerTo(at, key));
  }
}

function textsOf(call: LoggedCall): ReadonlyMap<string, string> {
  const before = known.get(call);
  if (before !== undefined) return before;
  const found = new Map<string, string>();
  try {
    const leaves = call.reply === null ? [] : leavesOf(JSON.parse(call.reply) as Json);
    // the first place of a text counts
    for (const [text, at] of leaves) if (!found.has(text)) found.set(text, at);
  } catch {
    // no JSON: nothing of it is shown
  }
  known.set(call, found);
  return found;
}

/** The place of a text in the newest reply that has it; null when none has. */
export function replyPlaceOf(text: string, calls: readonly LoggedCall[]): ReplyPlace | null {
  for (const call of calls) {
    const at = textsOf(call).get(text.trim());
    if (at !== undefined) return { call: `${call.method} ${call.path}`, at };
  }
  return null;
}

/** The place of a picture's address, which the page may have put behind an origin. */
export function picturePlaceOf(address: string, calls: readonly LoggedCall[]): ReplyPlace | null {
  for (const call of calls)
    for (const [text, at] of textsOf(call))
      if (text.includes('/') && (address === text || (text.startsWith('/') && address.endsWith(text))))
        return { call: `${call.method} ${call.path}`, at };
  return null;
}
