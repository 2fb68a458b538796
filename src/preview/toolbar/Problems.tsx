import controls from '#preview/controls/controls.module.css';
import styles from './Problems.module.css';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { words } from '#preview/controls/words.ts';

/** Rejected options of the address or of the last change. */
export function Problems() {
  const { store } = useTools();
  const problems = useToolState((state) => state.problems);
  return (
    <div role="status" aria-label={words.problems}>
      {problems.length > 0 && (
        <div className={styles.problems}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <button
            type="button"
            className={`${controls.button} ${controls.small}`}
            onClick={() => store.setState({ problems: [] })}
          >
            {words.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
