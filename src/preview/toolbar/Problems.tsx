import controls from '#preview/controls/controls.module.css';
import styles from './Problems.module.css';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';

/** Rejected options of the address or of the last change. */
export function Problems() {
  const { store } = useTools();
  const problems = useToolState((state) => state.problems);
  return (
    <div role="status" aria-label={labels.problems}>
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
            {labels.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
