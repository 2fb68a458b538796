import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { BrandHistory } from '../../../../tools/studio/history/brandHistory.ts';
import { changedFiles } from '../draft/draft.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import { commitMessage } from './commitMessage.ts';
import styles from './History.module.css';
import { VersionRow } from './VersionRow.tsx';

type Read = { kind: 'reading' } | { kind: 'failed'; why: string } | { kind: 'read'; history: BrandHistory };
/** What is known of a brand's history. */
type ReadOf = Read & { of: string };

const saidBy = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The versions that git has of the brand that edits go to: read when it is opened, committed to, compared, brought back. */
export function History() {
  const { calls } = useStudio();
  const brand = useStudioState((state) => state.target);
  const [read, setRead] = useState<ReadOf | null>(null);
  // the answer about a brand that is left, or closed, changes nothing
  const tell = (next: Read) => setRead((now) => (now?.of === brand ? { of: brand, ...next } : now));
  const load = () => {
    setRead({ of: brand, kind: 'reading' });
    calls.history(brand).then(
      (history) => tell({ kind: 'read', history }),
      (cause: unknown) => tell({ kind: 'failed', why: saidBy(cause) }),
    );
  };
  const isOpen = read?.of === brand;
  return (
    <section className={styles.history} aria-label="History">
      <h2>
        <button
          type="button"
          className={controls.button}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? setRead(null) : load())}
        >
          History of {brand}
        </button>
      </h2>
      {isOpen && read.kind === 'reading' && <p role="status">Reading…</p>}
      {isOpen && read.kind === 'failed' && (
        <>
          <p role="alert" className={styles.why}>
            {read.why}
          </p>
          <button type="button" className={controls.button} onClick={load}>
            Try again
          </button>
        </>
      )}
      {isOpen && read.kind === 'read' && (
        <>
          <Pending brand={brand} pending={read.history.pending} onCommitted={(history) => tell({ kind: 'read', history })} />
          {read.history.versions.length === 0 && <p className={controls.hint}>No commit has this brand yet.</p>}
          <ol aria-label="Versions" className={styles.versions}>
            {read.history.versions.map((version) => (
              <VersionRow key={version.commit} brand={brand} version={version} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface PendingProps {
  brand: string;
  pending: readonly string[];
  onCommitted: (history: BrandHistory) => void;
}

/** What is on the disk and in no commit yet. */
function Pending({ brand, pending, onCommitted }: PendingProps) {
  const { calls, store } = useStudio();
  const said = useStudioState((state) => state.said);
  const isSaved = useStudioState(({ draft }) => changedFiles(draft).length === 0);
  const [message, setMessage] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const text = message ?? commitMessage(brand, said);
  const commit = async () => {
    setSending(true);
    setWhy(null);
    try {
      const history = await calls.commit(brand, text);
      store.setState({ said: [] });
      setMessage(null);
      onCommitted(history);
    } catch (cause) {
      setWhy(saidBy(cause));
    } finally {
      setSending(false);
    }
  };
  if (pending.length === 0) return <p className={controls.hint}>All that is saved is committed.</p>;
  return (
    <form
      className={styles.pending}
      aria-label="Commit"
      onSubmit={(event) => {
        event.preventDefault();
        void commit();
      }}
    >
      <p>
        Not committed: <span className={controls.code}>{pending.join(', ')}</span>
      </p>
      {!isSaved && <p className={controls.hint}>Changes that are not saved are not part of it.</p>}
      <label htmlFor="commit-message">Message</label>
      <textarea
        id="commit-message"
        className={controls.input}
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        aria-invalid={why === null ? undefined : true}
        aria-describedby={why === null ? undefined : 'commit-why'}
        onChange={(event) => setMessage(event.target.value)}
      />
      {why !== null && (
        <p id="commit-why" role="alert" className={styles.why}>
          {why}
        </p>
      )}
      <button type="submit" className={controls.button} disabled={isSending || text.trim() === ''}>
        {isSending ? 'Committing…' : 'Commit'}
      </button>
    </form>
  );
}
