import controls from '#preview/controls/controls.module.css';
import { type Conflict, keepBoth, takeTheirs } from '../draft/conflicts.ts';
import { changedFiles, changedPictures, hasChanges, pictureTakenBack, takenBack } from '../draft/draft.ts';
import { FindingList } from '../findings/FindingList.tsx';
import { GoingLive } from '../findings/GoingLive.tsx';
import { Difference } from '../history/Difference.tsx';
import { History } from '../history/History.tsx';
import { UnusedPictures } from '../pictures/UnusedPictures.tsx';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import styles from './Studio.module.css';
import { changeWords } from '../model/listWords.ts';
import { pictureWords } from '../model/pictures.ts';
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
      {!hasChanges(draft) && <p className={controls.hint}>No changes. Pick something on the page and edit it.</p>}
      <Edits />
      <UnusedPictures />
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
  const draft = useStudioState((state) => state.draft);
  const written = useStudioState((state) => state.written);
  const { edits } = draft;
  const pictures = changedPictures(draft);
  if (edits.length + pictures.length === 0) return null;
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
              onClick={() => studio.set((now) => takenBack(now, (other) => other === edit))}
            >
              Take back
            </button>
          </li>
        );
      })}
      {pictures.map((picture) => (
        <li key={picture.file}>
          <p className={styles.name}>{pictureWords(picture)}</p>
          <p className={controls.code}>{picture.file}</p>
          <button
            type="button"
            className={`${controls.button} ${controls.small}`}
            aria-label={`Take back ${picture.file}`}
            onClick={() => studio.set((now) => pictureTakenBack(now, picture.file))}
          >
            Take back
          </button>
        </li>
      ))}
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
