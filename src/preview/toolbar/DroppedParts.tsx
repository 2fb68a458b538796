import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import styles from './Problems.module.css';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';

/** Replies of which the page shows a part only, because more than a tenth of a list does not fit the contract. */
export function DroppedParts() {
  const calls = useToolState((state) => state.calls);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const losses = [...new Set(calls.flatMap((call) => call.losses))].filter((line) => !dismissed.includes(line));
  return (
    <div role="status" aria-label={labels.losses}>
      {losses.length > 0 && (
        <div className={styles.problems}>
          <ul>
            {losses.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button
            type="button"
            className={`${controls.button} ${controls.small}`}
            onClick={() => setDismissed([...dismissed, ...losses])}
          >
            {labels.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
