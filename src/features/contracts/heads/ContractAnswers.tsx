import type { PanelProps } from '#engine/registry.ts';
import { LostAnswers } from './LostAnswers.tsx';

/** Above a list of contracts: what became of answers whose reply was lost. */
export function ContractAnswers({ slotProps }: PanelProps) {
  return (
    <div {...slotProps}>
      <LostAnswers />
    </div>
  );
}
