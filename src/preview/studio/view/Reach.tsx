import { useEffect, useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import styles from './Studio.module.css';

/** The value that a control edits: the file in a brand's folder, and the pointer there. */
export interface AskedValue {
  label: string;
  name: string;
  at: string;
}

type Answer = { kind: 'known'; changes: string[]; keeps: string[] } | { kind: 'failed'; why: string };

/** Which brands a layer's value changes, and which keep a value of their own, as the files have it now. */
export function Reach({ layer, value: { label, name, at } }: { layer: string; value: AskedValue }) {
  const { calls } = useStudio();
  // files that were written meanwhile may have values of their own
  const written = useStudioState((state) => state.written);
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isLeft = false;
    const tell = (next: Answer) => isLeft || setAnswer(next);
    setAnswer(null);
    calls.reach(layer, name, at).then(
      (reach) => tell({ kind: 'known', ...reach }),
      (cause: unknown) => tell({ kind: 'failed', why: cause instanceof Error ? cause.message : String(cause) }),
    );
    return () => void (isLeft = true);
  }, [calls, layer, name, at, written, asked]);
  if (answer?.kind === 'failed')
    return (
      <div role="status">
        <p className={styles.error}>
          Not known which brands {label} of {layer} changes: {answer.why}
        </p>
        <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => setAsked(asked + 1)}>
          Ask again
        </button>
      </div>
    );
  return (
    <p role="status" className={controls.hint}>
      {answer === null ? `${label}: asking which brands it changes…` : sentence(label, answer)}
    </p>
  );
}

function sentence(label: string, { changes, keeps }: Record<'changes' | 'keeps', readonly string[]>): string {
  const changed =
    changes.length === 0
      ? 'changes no brand'
      : `changes ${changes.length} ${changes.length === 1 ? 'brand' : 'brands'}: ${changes.join(', ')}`;
  return `${label} ${changed}.${keeps.length === 0 ? '' : ` ${keeps.join(', ')} ${keeps.length === 1 ? 'keeps its' : 'keep their'} own.`}`;
}
