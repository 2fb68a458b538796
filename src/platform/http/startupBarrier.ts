import { withDeadline } from './deadline.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';

/** Sent before the platform has said that this visitor may use the site; all others wait. */
const startUpCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'permission',
  'systemStatus',
  'whitelabel',
  'registerSettings',
  'announcements',
  'announcementsV2',
  'countryCodes',
  'domainRoute',
  'memberInfo',
  'customerService',
]);

export interface StartUpGate {
  /** Closes the gate; the result opens it for good. */
  hold(): () => void;
  /** Resolves when the call may be sent. @throws CallError aborted while it waits */
  pass(name: EndpointName, signal: AbortSignal | undefined): Promise<void>;
}

export function createStartUpGate(): StartUpGate {
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
    async pass(name, signal) {
      const gate = closed;
      if (gate !== null && !startUpCalls.has(name)) await withDeadline(name, null, signal, () => gate.opened);
    },
  };
}

function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
