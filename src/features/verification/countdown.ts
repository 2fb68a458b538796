import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSessionJson, writeSession } from '#platform/browser/storage.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** What a code is asked for; each waits on its own. */
export type CodePurpose = 'register' | 'login' | 'forgot';

/** Why no other code may be asked for yet: one was sent, or the outside service has had too many. */
export type WaitReason = 'sent' | 'blocked';

interface Wait {
  /** Epoch ms at the platform. */
  until: number;
  reason: WaitReason;
}

type Waits = Partial<Record<CodePurpose, Wait>>;

const PURPOSES: readonly CodePurpose[] = ['register', 'login', 'forgot'];

/** No wait is longer; a stored one that claims to be is broken. */
const LONGEST_MS = 24 * 3_600_000;

/** The portal's waits, with those of the tab's earlier page (T20). */
const waitsOf = createExtension((portal) => {
  // hydration sees the initial state, which has to be the one that was prerendered
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

/** Begins a wait that outlives a reload. */
export function startCountdown(portal: Portal, purpose: CodePurpose, until: number, reason: WaitReason = 'sent'): void {
  waitsOf(portal).setState({ [purpose]: { until, reason } });
}

/**
 * Milliseconds until another code may be requested.
 * @internal Read by tests; screens read `useCountdown`.
 */
export function waitLeft(portal: Portal, purpose: CodePurpose): number {
  const wait = waitsOf(portal).getState()[purpose];
  return wait === undefined ? 0 : portal.client.clock.remaining(wait.until);
}

export interface Countdown {
  /** Whole seconds that are left; 0 when a code may be asked for. */
  seconds: number;
  /** Why there is, or was, something to wait for; null before the first code. */
  reason: WaitReason | null;
}

/** The running wait, drawn anew every second. By the platform's clock, so a changed device clock does not matter. */
export function useCountdown(purpose: CodePurpose): Countdown {
  const portal = usePortal();
  const wait = useStore(waitsOf(portal), (waits) => waits[purpose]);
  const seconds = useSecond((now) => (wait === undefined ? 0 : secondsUntil(wait.until, now)), wait?.until) ?? 0;
  return { seconds, reason: wait?.reason ?? null };
}
