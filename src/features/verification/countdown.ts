import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSessionJson, writeSession } from '#platform/browser/storage.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** Purposes of codes; each has its own wait. */
export type CodePurpose = 'register' | 'login' | 'forgot';

/** The reason of a wait: a code was sent, or the external service is overloaded. */
export type WaitReason = 'sent' | 'blocked';

interface Wait {
  /** Epoch ms of the platform. */
  until: number;
  reason: WaitReason;
}

type Waits = Partial<Record<CodePurpose, Wait>>;

const PURPOSES: readonly CodePurpose[] = ['register', 'login', 'forgot'];

/** Longest wait; a longer stored one is invalid. */
const LONGEST_MS = 24 * 3_600_000;

/** The portal's waits, including stored ones of the tab (T20). */
const waitsOf = createExtension((portal) => {
  // hydration needs the initial state that was prerendered
  const store = createStore<Waits>(() => ({}));
  store.setState(readWaits(portal.client.clock.now()));
  store.subscribe((waits) => writeSession({ smsCountdown: JSON.stringify(waits) }));
  return store;
});

function readWaits(now: number): Waits {
  const stored = readSessionJson('smsCountdown');
  if (typeof stored !== 'object' || stored === null) return {};
  const waits: Waits = {};
  for (const purpose of PURPOSES) {
    const { until, reason } = ((stored as Waits)[purpose] ?? {}) as Partial<Wait>;
    if (typeof until !== 'number' || !(until - now < LONGEST_MS)) continue;
    waits[purpose] = { until, reason: reason === 'blocked' ? 'blocked' : 'sent' };
  }
  return waits;
}

/** Starts a wait that survives a reload. */
export function startCountdown(portal: Portal, purpose: CodePurpose, until: number, reason: WaitReason = 'sent'): void {
  waitsOf(portal).setState({ [purpose]: { until, reason } });
}

/**
 * Ms until another code may be requested.
 * @internal Read by tests; components use `useCountdown`.
 */
export function waitLeft(portal: Portal, purpose: CodePurpose): number {
  const wait = waitsOf(portal).getState()[purpose];
  return wait === undefined ? 0 : portal.client.clock.remaining(wait.until);
}

export interface Countdown {
  /** Remaining whole seconds; 0 when a code may be requested. */
  seconds: number;
  /** The reason of the current or last wait; null before the first code. */
  reason: WaitReason | null;
}

/** The current wait, updated every second by the platform's clock. */
export function useCountdown(purpose: CodePurpose): Countdown {
  const portal = usePortal();
  const wait = useStore(waitsOf(portal), (waits) => waits[purpose]);
  const seconds = useSecond((now) => (wait === undefined ? 0 : secondsUntil(wait.until, now)), wait?.until) ?? 0;
  return { seconds, reason: wait?.reason ?? null };
}
