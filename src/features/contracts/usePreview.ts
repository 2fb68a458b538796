import { useEffect, useState } from 'react';
import type { ContractPreviewQuery, ContractPreviewResponse } from '#contract/types.ts';
import { useRead } from '#state/reads/useRead.ts';

/** How long typing must pause before the platform is asked. */
const PAUSE_MS = 400;

/** What the platform says about a contract: not asked yet, asked, no answer, or its answer. */
export type Preview = 'none' | 'asked' | 'failed' | ContractPreviewResponse;

interface PreviewRead {
  preview: Preview;
  /** Asks again after a failure. */
  retry: () => void;
}

/** Asks the platform about an offer while it is typed. @param request null while it is incomplete */
export function usePreview(request: ContractPreviewQuery | null, pauseMs = PAUSE_MS): PreviewRead {
  const text = JSON.stringify(request);
  const [settled, setSettled] = useState('null');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  const asked = JSON.parse(settled) as ContractPreviewQuery | null;
  const read = useRead('contractPreview', asked ?? undefined, { enabled: asked !== null, freshMs: 0 });
  const preview = (): Preview => {
    if (request === null) return 'none';
    // data of an earlier request stay while the next is asked
    if (settled !== text || read.isFetching) return 'asked';
    return read.isError || read.data === undefined ? 'failed' : read.data;
  };
  return { preview: preview(), retry: read.refetch };
}
