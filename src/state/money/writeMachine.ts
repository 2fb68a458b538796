import { KEY_LIFE_MS } from '#engine/constants.ts';

/** A sent write without a final answer, as stored in the tab: reveals neither request nor member. */
export interface PendingWrite {
  /** The call and its object, such as `redeemPoint:mug`. */
  operation: string;
  /** Its `Idempotency-Key`. */
  key: string;
  /** When it was last sent, epoch ms of the platform. */
  at: number;
  /** When it was first sent, where it was sent again since. */
  first?: number;
  /** SHA-256 of the member's id. */
  member: string;
  /** SHA-256 of the request without passwords and codes. */
  request: string;
}

/** How long a request without an answer may still be carried out after it was sent. */
export const IN_FLIGHT_MS = 120_000;

/**
 * State of a write. `unknown`: the outcome is open and the records cannot be read; `absent`: they were read and do not show it.
 * `before`: when an earlier try of unknown outcome was sent under the same key, null without one. `gives`: whether a write
 * missing in the records is discarded.
 */
export type WriteState =
  | { phase: 'ready' }
  | { phase: 'sending'; write: PendingWrite; before: number | null }
  | { phase: 'checking'; write: PendingWrite; gives: 'back' | 'up' }
  | { phase: 'unknown' | 'absent'; write: PendingWrite };

export type WriteEvent =
  | { kind: 'kept'; write: PendingWrite }
  /** Submitted; `write` has a new key, used if none is open. */
  | { kind: 'send'; write: PendingWrite }
  /** `keptAt`: when the tab last sent under this key, possibly by another form; 0 when that form has ended it. */
  | { kind: 'answer'; key: string; end: 'done' | 'refused' | 'unknown'; keptAt: number }
  /** Result of the records; null when they could not be read. */
  | { kind: 'records'; key: string; found: boolean | null }
  | { kind: 'check' }
  | { kind: 'discard' };

export type WriteEffect =
  | { do: 'keep'; write: PendingWrite }
  | { do: 'forget'; key: string }
  | { do: 'send'; write: PendingWrite }
  | { do: 'read'; write: PendingWrite };

export interface Step {
  state: WriteState;
  effects: WriteEffect[];
}

export const READY: WriteState = { phase: 'ready' };

/** Whether a try of that time can no longer arrive. A time in the future came from a wrong clock. */
export const isOver = (at: number, now: number): boolean => now - at >= IN_FLIGHT_MS || at - now > IN_FLIGHT_MS;

/** When a write was first sent: the records show it from then on, and the platform forgets its key some time after. */
export const firstSent = ({ first, at }: PendingWrite): number => first ?? at;

/** Whether the platform may take a repetition for another write; only the records decide from then on. */
const isForgotten = (write: PendingWrite, now: number): boolean => now - firstSent(write) > KEY_LIFE_MS && isOver(write.at, now);

const stay = (state: WriteState): Step => ({ state, effects: [] });

/**
 * A write that must not happen twice, as a pure function: one try at a time; one key until a final answer, over closing, reload
 * and the session's end; after a lost answer the platform's records decide before a retry.
 * @param now epoch ms of the platform
 */
export function step(state: WriteState, event: WriteEvent, now: number): Step {
  switch (event.kind) {
    case 'kept':
      return state.phase === 'ready' ? read(event.write) : stay(state);
    case 'send':
      return send(state, event.write, now);
    case 'answer':
      return state.phase === 'sending' && state.write.key === event.key ? answered(state, event, now) : stay(state);
    case 'records':
      return state.phase === 'checking' && state.write.key === event.key ? readBack(state, event.found, now) : stay(state);
    case 'check':
    case 'discard':
      // it may have arrived since the records were read
      if (!isOpen(state)) return stay(state);
      return read(state.write, event.kind === 'discard' && isOver(state.write.at, now) ? 'up' : 'back');
  }
}

const isOpen = (state: WriteState): state is Extract<WriteState, { phase: 'unknown' | 'absent' }> =>
  state.phase === 'unknown' || state.phase === 'absent';

const read = (write: PendingWrite, gives: 'back' | 'up' = 'back'): Step => ({
  state: { phase: 'checking', write, gives },
  effects: [{ do: 'read', write }],
});
const end = ({ key }: PendingWrite): Step => ({ state: READY, effects: [{ do: 'forget', key }] });

function send(state: WriteState, fresh: PendingWrite, now: number): Step {
  if (state.phase === 'ready') return sent(fresh, null);
  if (!isOpen(state)) return stay(state);
  const { phase, write } = state;
  // another request is not sent while one is open
  if (phase === 'unknown' || write.request !== fresh.request || isForgotten(write, now)) return read(write);
  return sent({ ...write, first: firstSent(write), at: Math.max(now, write.at + 1) }, write.at);
}

const sent = (write: PendingWrite, before: number | null): Step => ({
  state: { phase: 'sending', write, before },
  effects: [
    { do: 'keep', write },
    { do: 'send', write },
  ],
});

/** A refusal is final, unless another try was sent under the key: it may be carried out or pending, which the records tell. */
function answered(
  { write, before }: Extract<WriteState, { phase: 'sending' }>,
  answer: Extract<WriteEvent, { kind: 'answer' }>,
  now: number,
): Step {
  if (answer.end === 'unknown') return read(write);
  const other = answer.keptAt > write.at ? answer.keptAt : before;
  if (answer.end === 'done' || other === null) return end(write);
  // the later try may have been carried out before the time that it was given, which is never that of the one before
  const open = { ...write, first: firstSent(write), at: other };
  const next = read(open, isOver(other, now) ? 'up' : 'back');
  if (answer.keptAt > 0) next.effects.unshift({ do: 'keep', write: open });
  return next;
}

function readBack({ write, gives }: Extract<WriteState, { phase: 'checking' }>, found: boolean | null, now: number): Step {
  if (found === null) return stay({ phase: 'unknown', write });
  if (found || gives === 'up' || isForgotten(write, now)) return end(write);
  return stay({ phase: 'absent', write });
}
