import controls from '#preview/controls/controls.module.css';
import { textOf } from '../draft/draft.ts';
import type { Edit } from '../draft/edits.ts';
import { diffLines } from '../draft/lines.ts';
import { fileName } from '../model/words.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import { Difference } from './Difference.tsx';
import styles from './Difference.module.css';

interface Props {
  /** A step that is not in the draft yet; null while something is missing for it. */
  edits: readonly Edit[] | null;
}

/** The lines that a step will write: how many in which files, and their difference. */
export function StepDifference({ edits }: Props) {
  const draft = useStudioState((state) => state.draft);
  if (edits === null)
    return <p className={controls.hint}>The lines that will be written stand here as soon as nothing is missing.</p>;
  const next = { ...draft, edits: [...draft.edits, ...edits] };
  const files = [...new Set(edits.map(({ file }) => file))].flatMap((file) => {
    const [before, after] = [textOf(draft, file), textOf(next, file)];
    return before === after ? [] : [{ file, before, after }];
  });
  return (
    <details className={styles.step}>
      <summary>
        Will be written:{' '}
        {files.map(({ file, before, after }) => (
          <span key={file} className={controls.code}>
            {fileName({ file })} {countsOf(before, after)}{' '}
          </span>
        ))}
      </summary>
      {files.map((one) => (
        <Difference key={one.file} {...one} />
      ))}
    </details>
  );
}

/** `+19 −1` */
function countsOf(before: string | null, after: string | null): string {
  const lines = diffLines(before, after);
  const count = (kind: 'added' | 'removed') => lines.filter((line) => line.kind === kind).length;
  const removed = count('removed');
  return `+${count('added')}${removed === 0 ? '' : ` −${removed}`}`;
}
