import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useStudioState } from '../state/StudioProvider.tsx';
import { useAnswer } from '../state/useAnswer.ts';
import { Answer } from './Answer.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './Findings.module.css';

/** What is left until the brand, with the draft, can go live: asked for when it is opened, and with each change then. */
export function GoingLive() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.live} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Until it goes live</summary>
      {isOpen && <Left />}
    </details>
  );
}

function Left() {
  const id = useStudioState(({ bundle }) => bundle.id);
  const { answer, again } = useAnswer((calls, ...draft) => calls.live(...draft), 'live');
  return (
    <div className={styles.left}>
      <p className={controls.hint}>
        What <code className={controls.code}>npm run brand -- check {id} --live</code> finds beside the errors. None of these
        stops the preview.
      </p>
      <Answer meanwhile="Checking…" answer={answer} again={again}>
        {(findings) =>
          findings.length === 0 ? (
            <p role="status">Nothing is left.</p>
          ) : (
            <>
              <p role="status">{findings.length === 1 ? '1 is left' : `${findings.length} are left`}</p>
              <FindingList label="Left until it goes live" findings={findings} />
            </>
          )
        }
      </Answer>
    </div>
  );
}
