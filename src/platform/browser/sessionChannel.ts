import { localArea } from './storage.ts';

/** Signals between the tabs of one site (T23). Never a token: other tabs react, but do not adopt a session. */
/** `hello` requests the members of other tabs, `here` is the answer; `wrote` names a call that has changed their data. */
export type SessionSignalKind = 'logout' | 'expired' | 'userChanged' | 'hello' | 'here' | 'wrote';

export interface SessionSignal {
  kind: SessionSignalKind;
  /** The member concerned, so that tabs of another member ignore it; null for any member. */
  username: string | null;
  /** The call of `wrote`, untrusted. */
  call?: string;
}

export interface SessionChannel {
  post(kind: SessionSignalKind, username?: string | null, call?: string): void;
  close(): void;
}

const kinds: ReadonlySet<unknown> = new Set<SessionSignalKind>(['logout', 'expired', 'userChanged', 'hello', 'here', 'wrote']);

/** Exchanges signals with the other tabs of the brand, through BroadcastChannel or else storage events. */
export function openSessionChannel(brandId: string, onSignal: (signal: SessionSignal) => void): SessionChannel {
  const name = `session-${brandId}`;
  const hear = (data: unknown) => {
    const signal = readSignal(data);
    if (signal !== null) onSignal(signal);
  };
  return typeof BroadcastChannel === 'undefined' ? overStorage(name, hear) : overBroadcast(name, hear);
}

function overBroadcast(name: string, hear: (data: unknown) => void): SessionChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event) => hear(event.data));
  return {
    post: (kind, username = null, call) => channel.postMessage({ kind, username, call }),
    close: () => channel.close(),
  };
}

function overStorage(name: string, hear: (data: unknown) => void): SessionChannel {
  const listener = (event: StorageEvent) => {
    if (event.key !== 'sessionSignal' || event.newValue === null) return;
    const data = parse(event.newValue);
    if (typeof data === 'object' && data !== null && 'name' in data && data.name === name) hear(data);
  };
  globalThis.addEventListener('storage', listener);
  let sent = 0;
  return {
    // the counter makes each value differ: equal values raise no storage event
    post: (kind, username = null, call) =>
      void localArea.set('sessionSignal', JSON.stringify({ name, kind, username, call, at: `${Date.now()}-${sent++}` })),
    close: () => globalThis.removeEventListener('storage', listener),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readSignal(data: unknown): SessionSignal | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !kinds.has(data.kind)) return null;
  const username = 'username' in data && typeof data.username === 'string' ? data.username : null;
  const call = 'call' in data && typeof data.call === 'string' ? { call: data.call } : {};
  return { kind: data.kind as SessionSignalKind, username, ...call };
}
