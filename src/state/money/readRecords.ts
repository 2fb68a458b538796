import { CallError } from '#platform/errors/callError.ts';
import { type Endpoint, type EndpointName, endpoints, type RequestOf } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';
import { callWith } from '#state/reads/queries.ts';

const PAGE_SIZE = 50;
const MOST_PAGES = 10;
/** Tolerated difference between the platform's clock and the known one. */
const EARLIER_MS = 600_000;

interface Records {
  rows?: readonly unknown[];
  totalPages?: number;
}

/** Whether the rows of a read contain a write's key; null when they cannot be read. */
export async function recordsShow(portal: Portal, name: EndpointName, key: string, since: number): Promise<boolean | null> {
  const isPaged = (endpoints[name] as Endpoint).request !== null;
  try {
    for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
      const request = isPaged ? { pageNo, pageSize: PAGE_SIZE, startTime: Math.max(0, since - EARLIER_MS) } : undefined;
      const reply = await callWith(portal, name, request as RequestOf<EndpointName>, {});
      if (!reply.ok) return null;
      const value = reply.value as Records | readonly unknown[];
      const page: Records = Array.isArray(value) ? { rows: value } : (value as Records);
      if (page.rows?.some((row) => (row as { requestKey?: unknown } | null)?.requestKey === key) === true) return true;
      if (pageNo >= (page.totalPages ?? 1)) return false;
    }
    return null;
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return null;
  }
}
