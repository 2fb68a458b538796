import type { ContractKind } from '#contract/types.ts';
import { kindNames } from '#engine/contracts/kinds.ts';
import { isWord, type StoredMove, type Worded } from '#sandbox/values/words.ts';

/** Remark of the movements that a kind of contract pays. */
export const remarkOf = (kind: ContractKind): Worded => ({ word: kind });

/** The kind of contract that paid a movement; null for other movements. */
export function kindOfMove({ type, remark }: Pick<StoredMove, 'type' | 'remark'>): ContractKind | null {
  if (type === 'DIVIDEND') return 'dividend';
  if (type !== 'SALARY') return null;
  return kindNames.find((kind) => isWord(remark, kind)) ?? 'dailySalary';
}
