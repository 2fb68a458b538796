import { useEffect, useEffectEvent } from 'react';
import type { DepositOrder, DepositStatus } from '#contract/types.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { type Read, useRead } from '#state/reads/useRead.ts';
import { useRefresh } from '#state/panels/useRefresh.ts';
import type { DepositRecordsResponse } from '#contract/types.ts';

const REFRESH_MS = 5_000;
const open: readonly DepositStatus[] = ['PENDING', 'APPROVED'];

/** A deposit, read again every five seconds until its status is final. */
export function useDepositOrder(
  referenceNumber: string,
  initial: DepositOrder | null,
  onFinal: () => void,
): { order: DepositOrder | null; isPending: boolean; read: Read<DepositRecordsResponse> } {
  const portal = usePortal();
  const read = useRead('depositRecords', { pageNo: 1, pageSize: 1, referenceNumber });
  const rows = useCheckedRows('depositRecords', read.data)?.rows;
  const order = rows?.[0] ?? initial;
  const status = order?.status ?? null;
  const isOpen = status !== null && open.includes(status);
  const isFinal = status !== null && !isOpen;
  useRefresh(read, isOpen, REFRESH_MS);
  const final = useEffectEvent(onFinal);
  useEffect(() => {
    if (isFinal) final();
  }, [isFinal]);
  const credited = useEffectEvent(() => portal.serverState.current()?.invalidateAfter('applyDeposit'));
  useEffect(() => {
    if (status === 'CREDITED') credited();
  }, [status]);
  return { order, isPending: rows === undefined && !read.isError, read };
}
