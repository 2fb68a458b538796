import type { MessageText } from '#platform/errors/errors.ts';
import type { Outcome } from './outcome.ts';
import type { PendingWrites } from './pendingWrites.ts';
import { firstSent, READY, step, type WriteEffect, type WriteEvent, type WriteState } from './writeMachine.ts';

export interface WritePorts<Request, Value> {
  operation: string;
  pending: PendingWrites;
  newKey: () => string;
  /** Epoch ms of the platform. */
  now: () => number;
  /** A digest of the member; null while unknown. */
  member: () => Promise<string | null>;
  digest: (request: Request) => Promise<string | null>;
  send: (request: Request, key: string) => Promise<Outcome<Value>>;
  /** Whether the records contain the key; null when they cannot be read. `since`: when it was first sent. */
  records: (key: string, since: number) => Promise<boolean | null>;
}

/**
 * Outcome of a try. `found`: its answer was lost and the records show it; `open`: unknown so far; `other`: another request is
 * open; `busy`: a try is pending. `earlier`: the outcome of a try begun before this form.
 */
export type WriteEnd<Value> =
  | { kind: 'done'; value: Value; earlier: boolean }
  | { kind: 'found'; earlier: boolean }
  | { kind: 'refused'; code: string; message: MessageText }
  | { kind: 'open' | 'other' | 'busy' | 'nothing' };

export interface Write<Request, Value> {
  state: () => WriteState;
  /** Whether the current member is the one of the last try. */
  isOwn: () => Promise<boolean>;
  /** The request that the last end is about; null where it was not sent from here. */
  request: () => Request | null;
  subscribe: (changed: () => void) => () => void;
  /** Looks for an earlier try without a final answer, and reconciles it with the records. */
  open: () => Promise<WriteEnd<Value>>;
  /** Sends the request: under a new key, or under that of an equal open try. */
  send: (request: Request) => Promise<WriteEnd<Value>>;
  check: () => Promise<WriteEnd<Value>>;
  /** Discards a try that the records do not show and that can no longer arrive. */
  discard: () => Promise<WriteEnd<Value>>;
}

/** A try that could not be sent: the member is unknown, or the browser has no WebCrypto. */
const NOT_SENT: WriteEnd<never> = { kind: 'refused', code: '', message: { key: 'errors:network_abnormal' } };

/** Executes the decisions of the write machine against storage, platform and records. */
export function createWrite<Request, Value>(ports: WritePorts<Request, Value>): Write<Request, Value> {
  const { operation, pending } = ports;
  const listeners = new Set<() => void>();
  let state = READY;
  let owner: string | null = null;
  let isEarlier = false;
  let isBusy = false;
  let outcome: Outcome<Value> | null = null;
  let isOther = false;
  let isFound = false;
  /** To be sent, unless another one is open. */
  let wanted: Request | null = null;
  let sent: Request | null = null;

  const change = (next: WriteState) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const perform = async (effect: WriteEffect): Promise<void> => {
    if (effect.do === 'keep') pending.keep(effect.write);
    else if (effect.do === 'forget') pending.forget(effect.key);
    else if (effect.do === 'read') {
      const { key } = effect.write;
      const found = await ports.records(key, firstSent(effect.write));
      // what the records of another member lack says nothing
      if (found !== null && !(await isReported())) return;
      isFound = found === true;
      await dispatch({ kind: 'records', key, found });
    } else if (wanted !== null) {
      const { key, member } = effect.write;
      sent = wanted;
      const end = await ports.send(sent, key);
      if (end.kind === 'done' && !(await isReported())) return;
      outcome = end;
      const kept = pending.find(operation, member);
      await dispatch({ kind: 'answer', key, end: end.kind, keptAt: kept?.key === key ? kept.at : 0 });
    }
  };
  /** An outcome is reported to its member only: until then the write stays open, and the records will show it. */
  const isReported = async (): Promise<boolean> => {
    if (await isOwn()) return true;
    change(READY);
    return false;
  };
  const isOwn = async (): Promise<boolean> => owner !== null && (await ports.member()) === owner;
  const dispatch = async (event: WriteEvent): Promise<void> => {
    const next = step(state, event, ports.now());
    change(next.state);
    // the first at once: stored before anything is sent, and before another caller reads
    for (const effect of next.effects) await perform(effect);
  };
  /** The write of the current member; another member's is ignored. */
  const identify = async (): Promise<string | null> => {
    const member = await ports.member();
    if (member !== owner) {
      owner = member;
      isEarlier = false;
      sent = null;
      change(READY);
    }
    return member;
  };
  const takeUp = async (member: string): Promise<boolean> => {
    const kept = state.phase === 'ready' ? pending.find(operation, member) : null;
    if (kept === null) return false;
    isEarlier = true;
    await dispatch({ kind: 'kept', write: kept });
    return true;
  };
  const endOf = (): WriteEnd<Value> => {
    const earlier = isEarlier;
    if (state.phase === 'ready') isEarlier = false;
    // also where the last press was refused: the write under this key is carried out
    if (isFound) return { kind: 'found', earlier };
    if (isOther) return { kind: 'other' };
    if (outcome?.kind === 'done') return { kind: 'done', value: outcome.value, earlier };
    if (outcome?.kind === 'refused') return outcome;
    return { kind: state.phase === 'ready' ? 'nothing' : 'open' };
  };
  const alone = async (work: () => Promise<WriteEnd<Value>>): Promise<WriteEnd<Value>> => {
    if (isBusy) return { kind: 'busy' };
    isBusy = true;
    outcome = null;
    isOther = false;
    isFound = false;
    // what is open from now on may have been sent by another form
    if (state.phase === 'ready') sent = null;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };

  return {
    state: () => state,
    isOwn,
    request: () => sent,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    open: () =>
      alone(async () => {
        const member = await identify();
        if (member !== null) await takeUp(member);
        return endOf();
      }),
    send: (request) =>
      alone(async () => {
        const [member, digest] = [await identify(), await ports.digest(request)];
        if (member === null || digest === null) return NOT_SENT;
        if (await takeUp(member)) return endOf();
        const write = { operation, key: ports.newKey(), at: ports.now(), member, request: digest };
        // told unless the records show the open one
        isOther = state.phase !== 'ready' && state.write.request !== digest;
        wanted = request;
        await dispatch({ kind: 'send', write });
        return endOf();
      }),
    check: () =>
      alone(async () => {
        await dispatch({ kind: 'check' });
        return endOf();
      }),
    discard: () =>
      alone(async () => {
        await dispatch({ kind: 'discard' });
        return endOf();
      }),
  };
}
