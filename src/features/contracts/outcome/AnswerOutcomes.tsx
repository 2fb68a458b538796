import { useEffect, useState } from 'react';
import { memberDigest } from '#state/money/openWrite.ts';
import { allPendingWrites } from '#state/money/pendingWrites.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { AnswerOutcome } from './AnswerOutcome.tsx';
import { type OpenAnswer, openAnswers } from './openAnswers.ts';

/** The answers of the member without a final reply, each with its outcome. @param pending tells that they changed */
export function AnswerOutcomes({ pending }: { pending: string }) {
  const portal = usePortal();
  const [shown, setShown] = useState<readonly OpenAnswer[]>([]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isCurrent = true;
    void memberDigest(portal).then((member) => {
      if (!isCurrent) return;
      const answers = member === null ? [] : openAnswers(allPendingWrites(), member);
      setOpen(new Set(answers.map(({ operation }) => operation)));
      setShown((before) => [...before, ...answers.filter(({ operation }) => !before.some((one) => one.operation === operation))]);
    });
    return () => void (isCurrent = false);
  }, [portal, pending]);
  return shown.map((one) => <AnswerOutcome key={one.operation} of={one} isOpen={open.has(one.operation)} />);
}
