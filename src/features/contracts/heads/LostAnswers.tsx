import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { fetchedOnUse } from '#parts/feedback/fetchedOnUse.tsx';
import { onPendingWrites, pendingText } from '#state/money/pendingWrites.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/** The question has its own form of the same answer. */
const QUESTION = 'contractAnswerModal';

const AnswerOutcomes = fetchedOnUse(
  'contracts/outcomes',
  async () => (await import('../outcome/AnswerOutcomes.tsx')).AnswerOutcomes,
);

/** Answers to contracts without a final reply, as an answered offer has no place of its own where its form could be opened again. */
export function LostAnswers() {
  const { overlayStore } = usePortal();
  const isAsked = useStore(overlayStore, ({ modals }) => modals.some(({ name }) => name === QUESTION));
  const pending = useSyncExternalStore(onPendingWrites, pendingText, () => '');
  const [isShown, setShown] = useState(false);
  // an outcome stays on the page after its write has ended
  if (!isShown && !isAsked && /:(ACCEPT|REJECT|TERMINATE):/.test(pending)) setShown(true);
  return isShown && !isAsked ? <AnswerOutcomes pending={pending} /> : null;
}
