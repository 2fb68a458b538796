import type { ReactNode } from 'react';
import controls from '#preview/controls/controls.module.css';
import styles from './Compare.module.css';
import type { Compared } from './useCompared.ts';

interface Props<Reply> {
  answer: Compared<Reply>;
  again: () => void;
  children: (reply: Reply) => ReactNode;
}

/** What the server found, or why it could not. */
export function Answer<Reply>({ answer, again, children }: Props<Reply>) {
  if (answer.kind === 'asked') return <p role="status">Comparing…</p>;
  if (answer.kind === 'known') return children(answer.reply);
  return (
    <>
      <p role="alert" className={styles.why}>
        {answer.why}
      </p>
      <button type="button" className={controls.button} onClick={again}>
        Try again
      </button>
    </>
  );
}
