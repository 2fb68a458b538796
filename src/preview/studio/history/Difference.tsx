import { useRef } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useScrollFocus } from '#ui/dom/useScrollFocus.ts';
import { diffRows } from '../draft/lines.ts';
import styles from './Difference.module.css';

interface Props {
  file: string;
  /** Null: there is no such file. */
  before: string | null;
  after: string | null;
}

/** The lines of a file that differ between two texts, with some of those around. */
export function Difference({ file, before, after }: Props) {
  const lines = useRef<HTMLOListElement>(null);
  useScrollFocus(lines);
  return (
    <section aria-label={file} className={styles.diff}>
      <h3 className={controls.code}>{file}</h3>
      <ol ref={lines}>
        {diffRows(before, after).map((row, index) =>
          row.kind === 'gap' ? (
            <li key={index} data-kind="gap">
              {row.count} {row.count === 1 ? 'line' : 'lines'} alike
            </li>
          ) : (
            <li key={index} data-kind={row.kind}>
              <span className={styles.number}>{row.after ?? row.before}</span>
              <span aria-label={row.kind === 'same' ? undefined : row.kind}>
                {{ same: ' ', added: '+', removed: '−' }[row.kind]}
              </span>
              <code>{row.text}</code>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
