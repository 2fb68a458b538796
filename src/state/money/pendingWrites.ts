import { readSession, readSessionJson, writeSession } from '#platform/browser/storage.ts';
import type { PendingWrite } from './writeMachine.ts';

/** More than a member has open; the oldest are dropped first. */
const MOST = 50;

/** The writes of this tab without a final answer. They survive a reload and the end of a session. */
export interface PendingWrites {
  /** The member's open write of an operation. */
  find: (operation: string, member: string) => PendingWrite | null;
  keep: (write: PendingWrite) => void;
  forget: (key: string) => void;
}

export const pendingWrites: PendingWrites = {
  find: (operation, member) => stored().findLast((one) => one.operation === operation && one.member === member) ?? null,
  keep: (write) => store([...stored().filter(({ key }) => key !== write.key), write].slice(-MOST)),
  forget: (key) => store(stored().filter((one) => one.key !== key)),
};

const listeners = new Set<() => void>();

/** Calls back after each change of them in this page; returns the end of that. */
export function onPendingWrites(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** All of this tab as text, which tells a change. */
export const pendingText = (): string => readSession('pendingWrites') ?? '';

/** All of this tab, of every member. */
export const allPendingWrites = (): readonly PendingWrite[] => stored();

function store(writes: PendingWrite[]): void {
  writeSession({ pendingWrites: writes.length === 0 ? null : JSON.stringify(writes) });
  for (const changed of listeners) changed();
}

/** Storage may have been edited. */
function stored(): PendingWrite[] {
  const kept = readSessionJson('pendingWrites');
  return Array.isArray(kept) ? kept.filter(isPendingWrite) : [];
}

function isPendingWrite(value: unknown): value is PendingWrite {
  if (typeof value !== 'object' || value === null) return false;
  const { operation, key, at, first = at, member, request } = value as Partial<Record<keyof PendingWrite, unknown>>;
  return (
    typeof operation === 'string' &&
    typeof key === 'string' &&
    /^[\w-]{8,64}$/.test(key) &&
    Number.isFinite(at) &&
    Number.isFinite(first) &&
    typeof member === 'string' &&
    typeof request === 'string'
  );
}
