import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { dayOf } from '#state/filters/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { callWith } from '#state/queries/queries.ts';
import { Button } from '#ui/actions/Button.tsx';
import { csvOfRecords, readAllRows } from './exportRecords.ts';
import { saveFile } from './saveFile.ts';
import { useCellFormat } from '../useCellFormat.ts';
import { type FilterValues, type RecordPage, recordRequest } from '../useRecords.ts';

interface Props {
  records: PublishedRecords;
  values: FilterValues;
  /** Name of the file, without its ending. */
  name: string;
}

/** Saves the filtered rows of all pages as CSV, with progress; a second press cancels. */
export function ExportButton({ records, values, name }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  const format = useCellFormat();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const today = dayOf(portal.client.clock.now(), portal.brand.timeZone);
    const request = recordRequest(records, values, { today, timeZone: portal.brand.timeZone });
    if (request === null) return;
    const abort = new AbortController();
    running.current = abort;
    setProgress({ done: 0, all: 0 });
    try {
      let total = 0;
      const read = async (pageNo: number, pageSize: number) => {
        const asked = { ...request, pageNo, pageSize } as RequestOf<'memTransDet'>;
        const reply = await callWith(portal, records.call as 'memTransDet', asked, { signal: abort.signal });
        if (abort.signal.aborted) throw new CallError('aborted', records.call);
        if (!reply.ok) throw new CallError('badResponse', records.call);
        const page = reply.value as unknown as RecordPage;
        total = page.total ?? 0;
        return page;
      };
      const rows = await readAllRows(read, (done, all) => setProgress({ done, all }));
      saveFile(
        `${name}.csv`,
        csvOfRecords(records, rows, format, (label) => t(label)),
      );
      if (total > rows.length)
        portal.overlay.toast({ key: 'records:export_cut', params: { done: rows.length, all: total } }, 'warn');
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      if (!abort.signal.aborted) portal.overlay.toast({ key: 'records:export_failed' }, 'error');
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  if (progress === null) {
    return (
      <Button size="sm" variant="text" icon="download" onClick={() => void start()}>
        {t('export')}
      </Button>
    );
  }
  return (
    <Button size="sm" variant="text" icon="x" onClick={() => running.current?.abort()}>
      <span role="status">{t('exporting', { done: progress.done, all: progress.all })}</span>
    </Button>
  );
}
