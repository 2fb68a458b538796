import { useEffect, useState } from 'react';
import { type ChangedFile, changedFiles, type ChangedPicture, changedPictures } from '../draft/draft.ts';
import type { StudioCalls } from './calls.ts';
import { useStudio, useStudioState } from './StudioProvider.tsx';

export type Answered<Reply> = { kind: 'asked' } | { kind: 'failed'; why: string } | { kind: 'known'; reply: Reply };

/** An answer of the preview server about the brands with the draft, asked again with each other draft. */
export function useAnswer<Reply>(
  ask: (calls: StudioCalls, ...draft: [readonly ChangedFile[], readonly ChangedPicture[]]) => Promise<Reply>,
  about: string,
): { answer: Answered<Reply>; again: () => void } {
  const { calls } = useStudio();
  const draft = useStudioState((state) => state.draft);
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answered<Reply>>({ kind: 'asked' });
  useEffect(() => {
    let isLeft = false;
    const tell = (next: Answered<Reply>) => isLeft || setAnswer(next);
    setAnswer({ kind: 'asked' });
    ask(calls, changedFiles(draft), changedPictures(draft)).then(
      (reply) => tell({ kind: 'known', reply }),
      (cause: unknown) => tell({ kind: 'failed', why: cause instanceof Error ? cause.message : String(cause) }),
    );
    return () => void (isLeft = true);
    // `about` says what is asked: the function is another one with each render
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [calls, draft, about, turn]);
  return { answer, again: () => setTurn(turn + 1) };
}
