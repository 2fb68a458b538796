import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkError, loadChunk } from '#engine/react/loadChunk.ts';
import type { CsvReader } from '#engine/records/csvWriting.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { CallError } from '#platform/errors/callError.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { useCellFormat } from '../useCellFormat.ts';
import { type FilterValues, recordRequest } from '../useRecords.ts';
import type { Reading } from './createReading.ts';
import { ExportChoice } from './ExportChoice.tsx';

interface Props {
  records: PublishedRecords;
  values: FilterValues;
  /** What the file calls the records, after the brand. */
  name: string;
  /** There are rows to export; a running export is shown in any case. */
  offered: boolean;
}

interface Progress {
  stage: 'none' | 'reading' | 'done' | 'failed';
  /** What is exported. */
  values: FilterValues;
  done: number;
  all: number;
}

const NONE: Progress = { stage: 'none', values: {}, done: 0, all: 0 };

const isSame = (one: FilterValues, other: FilterValues): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a screen reader is told: the beginning, each quarter and the end. */
function newsOf({ stage, done, all }: Progress): { key: string; percent: number } | null {
  if (stage !== 'reading') return stage === 'none' ? null : { key: `export_${stage}`, percent: 100 };
  const quarters = all === 0 ? 0 : Math.min(3, Math.floor((4 * done) / all));
  return { key: quarters === 0 ? 'export_started' : 'export_part', percent: 25 * quarters };
}

/**
 * Saves the filtered rows of all pages as CSV, for a spreadsheet unless a program is chosen, also where the filters change
 * meanwhile. A failed page is tried again without those that were read.
 */
export function ExportButton({ records, values, name, offered }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  const context = useCellFormat();
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController | null>(null);
  const kept = useRef<{ filter: string; reading: Reading } | null>(null);
  const [progress, setProgress] = useState(NONE);
  const [reader, setReader] = useState<CsvReader>('sheet');
  // what failed for other filters is not tried again
  const shown = progress.stage !== 'failed' || isSame(progress.values, values) ? progress : NONE;
  useEffect(() => () => running.current?.abort(), []);

  const start = async (by: CsvReader) => {
    const today = dayOf(portal.client.clock.now(), portal.brand.timeZone);
    const request = recordRequest(records, values, { today, timeZone: portal.brand.timeZone });
    if (request === null) return;
    const filter = JSON.stringify([request, values]);
    if (kept.current?.filter !== filter) kept.current = null;
    const abort = new AbortController();
    running.current = abort;
    setProgress((last) => ({ ...(kept.current === null ? NONE : last), stage: 'reading', values }));
    try {
      const { csvOfRecords, fileName, openReading, saveFile } = await loadChunk(() => import('./exportChunk.ts'));
      if (abort.signal.aborted) return;
      const { reading } = (kept.current ??= { filter, reading: openReading(portal, records.call, request) });
      await reading.readOn((done, all) => setProgress({ stage: 'reading', values, done, all }), abort.signal);
      saveFile(
        fileName(records, values, { brand: portal.brand.id, name, today }),
        csvOfRecords({ records, reading, reader: by, context, say: (key, params) => t(key, { ...params }) }),
      );
      kept.current = null;
      setProgress({ ...NONE, stage: 'done' });
      const [done, all] = [reading.rows.length, reading.all()];
      if (all > done) portal.overlay.toast({ key: 'records:export_cut', params: { done, all } }, 'warn');
    } catch (cause) {
      if (!abort.signal.aborted) setProgress((last) => ({ ...last, stage: 'failed' }));
      if (!(cause instanceof CallError || cause instanceof ChunkError)) throw cause;
    }
  };

  const cancel = () => {
    running.current?.abort();
    kept.current = null;
    setProgress(NONE);
    button.current?.focus();
  };

  const choose = (chosen: CsvReader) => {
    setReader(chosen);
    // the menu goes while the file is read, and its button stays
    button.current?.focus();
    void start(chosen);
  };

  const { stage, done, all } = shown;
  const isReading = stage === 'reading';
  const news = newsOf(shown);
  if (!offered && (stage === 'none' || stage === 'done')) return null;
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="text"
        icon={isReading ? 'x' : stage === 'failed' ? 'refresh-cw' : 'download'}
        onClick={() => (isReading ? cancel() : void start(reader))}
      >
        {t(isReading ? 'portal:cancel' : stage === 'failed' ? 'portal:retry' : 'export')}
      </Button>
      {(stage === 'none' || stage === 'done') && <ExportChoice chosen={reader} onChoose={choose} />}
      {stage === 'failed' && (
        <Button size="sm" variant="text" icon="x" onClick={cancel}>
          {t('portal:cancel')}
        </Button>
      )}
      {all > 0 && <span className="small muted num">{t('exporting', { done, all })}</span>}
      {/* beside the button: what is within one is read with it, and as its name alone */}
      <span role="status" className={stage === 'failed' || (isReading && all === 0) ? 'small' : 'visually-hidden'}>
        {news !== null && t(news.key, { percent: news.percent })}
      </span>
    </>
  );
}
