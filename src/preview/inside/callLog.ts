import type { Exchange, WatchExchange } from '#sandbox/protocol/exchange.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';

export interface LoggedCall extends Exchange {
  /** Reports about the reply, such as `callFailed: badResponse`. */
  remarks: readonly string[];
  /** Lists of the reply that lost more than a tenth of their items. */
  losses: readonly string[];
}

export interface CallLog {
  /** Newest first; a changed call is a new object. */
  list: () => readonly LoggedCall[];
  subscribe: (changed: () => void) => () => void;
  clear: () => void;
  watch: WatchExchange;
  /** Adds the portal's reports to the newest call of that name. */
  remark: (event: ReportEvent) => void;
}

const KEPT = 200;

export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = [];
  const listeners = new Set<() => void>();
  const replace = (next: readonly LoggedCall[]) => {
    calls = next.slice(0, KEPT);
    for (const listener of listeners) listener();
  };
  return {
    list: () => calls,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    clear: () => replace([]),
    watch(exchange) {
      const known = calls.find(({ id }) => id === exchange.id);
      if (known === undefined) return replace([{ ...exchange, remarks: [], losses: [] }, ...calls]);
      return replace(calls.map((call) => (call === known ? { ...exchange, remarks: call.remarks, losses: call.losses } : call)));
    },
    remark(event) {
      const text = remarkOf(event);
      const call = 'endpoint' in event ? calls.find(({ name }) => name === event.endpoint) : undefined;
      if (text === null || call === undefined) return;
      const losses = [...call.losses, ...lossesOf(event)];
      replace(calls.map((one) => (one === call ? { ...one, remarks: [...one.remarks, text], losses } : one)));
    },
  };
}

function remarkOf(event: ReportEvent): string | null {
  if (event.kind === 'callFailed') return `The call failed: ${event.reason}`;
  if (event.kind === 'replyRepaired') return `Parts that do not fit were left out: ${JSON.stringify(event.removals)}`;
  return null;
}

const lossesOf = (event: ReportEvent): string[] =>
  event.kind === 'replyRepaired'
    ? event.shortened.map(
        ({ path, dropped, of }) => `${event.endpoint}: ${dropped} of ${of} items of ${path || '/'} do not fit the contract`,
      )
    : [];
