import { useEffect, useState } from 'react';
import type { Withdrawal } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { useRefresh } from '#state/panels/useRefresh.ts';
import { LATEST, LatestWithdrawal } from './LatestWithdrawal.tsx';
import { missingTurnover } from './turnover.ts';
import { useWithdrawInfo } from './useWithdrawInfo.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHead } from './WithdrawHead.tsx';
import { WithdrawStates } from './WithdrawStates.tsx';

const REFRESH_MS = 10_000;

/** The form of a withdrawal below the withdrawable balance, and what became of the latest one. */
export function WithdrawPanel({ slotProps, onState }: PanelProps) {
  const info = useWithdrawInfo();
  const cards = useRead('bankCards', undefined, { enabled: !info.isDemo });
  const [requested, setRequested] = useState<Withdrawal | null>(null);
  // until a game in another tab has brought the turnover, or the day has ended
  const isBlocked = info.data !== undefined && (info.data.dailyLeft === 0 || missingTurnover(info.data) !== null);
  useRefresh(info, isBlocked, REFRESH_MS);
  const records = useRead('withdrawRecords', LATEST, { enabled: !info.isDemo });
  const found = stateOfReads([info, cards]);
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && !records.isPending) setAnswered(true);
  // the latest one stands above the form: coming later it would push the form down below a finger
  const state = info.isDemo ? 'forbidden' : found === 'ready' && !isAnswered ? 'loading' : found;
  useEffect(() => void onState?.(state), [onState, state]);
  return (
    <WithdrawStates slotProps={slotProps} state={state} isDemo={info.isDemo} reads={[info, cards]}>
      {info.data !== undefined && cards.data !== undefined && (
        <>
          <WithdrawHead info={info.data} />
          <LatestWithdrawal requested={requested} />
          <WithdrawForm info={info.data} cards={cards.data.rows} onRequested={setRequested} />
        </>
      )}
    </WithdrawStates>
  );
}
