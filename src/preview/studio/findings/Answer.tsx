import type { ReactNode } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { Answered } from '../state/useAnswer.ts';
import styles from './Findings.module.css';

interface Props<Reply> {
  /** What is done while the server is asked. */
  meanwhile: string;
  answer: Answered<Reply>;
  again: () => void;
  children: (reply: Reply) => ReactNode;
}

/** What the server found, or why it could not. */
export function Answer<Reply>({ meanwhile, answer, again, children }: Props<Reply>) {
  if (answer.kind === 'asked') return <p role="status">{meanwhile}</p>;
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
