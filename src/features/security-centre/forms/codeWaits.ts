import { useState } from 'react';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { createExtension } from '#state/portal/extension.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

export type CodeChannel = 'sms' | 'email';

/** By purpose, when another code may be requested, epoch ms of the platform: kept when a form is closed and opened again. */
const waitsOf = createExtension(() => new Map<string, number>());

/** The remaining whole seconds, and the start of a new wait. */
export function useCodeWait(purpose: string): [seconds: number, start: (minutes: number) => void] {
  const portal = usePortal();
  const waits = waitsOf(portal);
  const [, setStarted] = useState(0);
  const until = waits.get(purpose) ?? 0;
  const seconds = useSecond((now) => secondsUntil(until, now), until) ?? 0;
  return [
    seconds,
    (minutes) => {
      waits.set(purpose, portal.client.clock.now() + minutes * 60_000);
      setStarted((count) => count + 1);
    },
  ];
}
