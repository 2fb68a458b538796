import controls from '#preview/controls/controls.module.css';
import { type Conflict, keepBoth, takeTheirs } from '../draft/conflicts.ts';
import { changedFiles, takenBack } from '../draft/draft.ts';
import { FindingList } from '../findings/FindingList.tsx';
import { GoingLive } from '../findings/GoingLive.tsx';
import { Difference } from '../history/Difference.tsx';
import { History } from '../history/History.tsx';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import styles from './Studio.module.css';
import { changeWords } from '../model/listWords.ts';
import { fileName, mergedValue, nameOfValue } from '../model/words.ts';

/** The draft in words and as a difference of files; each change can be taken back. */
export function ChangesTool() {
  const draft = useStudioState((state) => state.draft);
  const conflicts = useStudioState((state) => state.conflicts);
  const files = changedFiles(draft);
  return (
    <div className={styles.card}>
      {conflicts.map((conflict) => (
        <Question key={conflict.file} conflict={conflict} />
      ))}
      {draft.edits.length === 0 && <p className={controls.hint}>No changes. Pick something on the page and edit it.</p>}
      <Edits />
      <Findings />
      <GoingLive />
      {files.map(({ file, before, text }) => (
        <Difference key={file} file={file} before={before.text} after={text} />
      ))}
      <History />
    </div>
  );
}

function Edits() {
  const studio = useStudio();
  const edits = useStudioState(({ draft }) => draft.edits);
  const written = useStudioState((state) => state.written);
  if (edits.length === 0) return null;
  return (
    <ul aria-label="Changes" className={styles.edits}>
      {edits.map((edit) => {
        const name = nameOfValue(edit.file, edit.at);
        return (
          <li key={`${edit.file}${edit.at}`}>
            <p className={styles.name}>{name}</p>
            <p>{changeWords(mergedValue(written, fileName(edit), edit.at), edit.value)}</p>
            <p className={controls.code}>{edit.file}</p>
            <button
              type="button"
              className={`${controls.button} ${controls.small}`}
              aria-label={`Take back ${name}`}
              onClick={() => studio.set((draft) => takenBack(draft, (other) => other === edit))}
            >
              Take back
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Findings() {
  const findings = useStudioState((state) => state.findings);
  if (findings === null) return <p className={controls.hint}>Checking…</p>;
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  return <FindingList label="Errors" findings={errors} />;
}

function Question({ conflict }: { conflict: Conflict }) {
  const studio = useStudio();
  const { file, now, both, fault } = conflict;
  return (
    <section className={styles.question} aria-label={`${file} was changed`}>
      <h2>
        {file} was {now.text === null ? 'removed' : 'changed'} by another editor
      </h2>
      <p>
        {fault !== null
          ? `It cannot be read (${fault}): mend it there.`
          : both.length > 0
            ? `Both changed ${both.map(({ at }) => nameOfValue(file, at)).join(', ')}.`
            : 'The changes are of other values, so both can stay.'}
      </p>
      {fault === null && (
        <button type="button" className={controls.button} onClick={() => studio.answer(conflict, keepBoth)}>
          {both.length > 0 ? 'Keep mine' : 'Keep both'}
        </button>
      )}
      <button type="button" className={controls.button} onClick={() => studio.answer(conflict, takeTheirs)}>
        Take theirs
      </button>
    </section>
  );
}
