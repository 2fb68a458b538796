import { useEffect, useEffectEvent, useRef } from 'react';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { useRefresh } from '#state/panels/useRefresh.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { moneyReads } from '#state/reads/invalidatedBy.ts';
import type { Read } from '#state/reads/useRead.ts';
import { idOf } from './recordId.ts';
import type { RecordPage } from './useRecords.ts';

const REFRESH_MS = 10_000;

interface Props {
  /** Statuses that the platform changes soon. */
  follow: NonNullable<PublishedRecords['follow']>;
  read: Read<RecordPage>;
  /** Identifies the filters and the page. */
  page: string;
}

/**
 * Reads a page of records again while a row of it waits for the platform. When such a row has changed, the balance and what
 * belongs to it are read again, too. Renders nothing: the clock renders this alone, not the table.
 */
export function FollowRecords({ follow, read, page }: Props): null {
  const portal = usePortal();
  const waiting = (read.data?.rows ?? []).flatMap((row, index) => {
    const { status } = row;
    return typeof status === 'string' && follow.includes(status) ? [`${idOf(row, index)} ${status}`] : [];
  });
  useRefresh(read, waiting.length > 0, REFRESH_MS);
  const known = useRef({ page, waiting });
  const compare = useEffectEvent(() => {
    // rows of the last filter stay until those of the next are there
    if (read.isFetching) return;
    const changed = known.current.page === page && known.current.waiting.some((one) => !waiting.includes(one));
    known.current = { page, waiting };
    if (!changed) return;
    for (const name of moneyReads) void portal.serverState.current()?.queries.invalidateQueries({ queryKey: [name] });
  });
  const state = `${read.isFetching} ${page} ${waiting.join()}`;
  useEffect(() => compare(), [state]);
  return null;
}
