import { withDeadline } from './deadline.ts';
import type { Endpoint, EndpointName } from '#platform/endpoints/endpoints.ts';

export interface StartupBarrier {
  /** Closes the barrier; the returned function opens it for good. */
  hold(): () => void;
  /** Resolves when the call may be sent; start-up calls never wait. @throws CallError aborted while it waits */
  pass(name: EndpointName, endpoint: Endpoint, signal: AbortSignal | undefined): Promise<void>;
}

export function createStartupBarrier(): StartupBarrier {
  let closed: { opened: Promise<void>; open: () => void } | null = null;
  return {
    hold() {
      closed ??= createGate();
      const held = closed;
      return () => {
        if (closed === held) closed = null;
        held.open();
      };
    },
    async pass(name, { phase }, signal) {
      const gate = closed;
      if (gate !== null && phase !== 'startup') await withDeadline(name, null, signal, () => gate.opened);
    },
  };
}

function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
