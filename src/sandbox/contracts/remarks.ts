import type { ContractKind, Transaction } from '#contract/types.ts';
import { kindNames } from '#engine/contracts/kinds.ts';

/** Remarks of the movements that contracts pay. */
const remarks: Readonly<Record<ContractKind, string>> = {
  dividend: 'Dividend',
  dailySalary: 'Daily salary',
  hourSalary: 'Hourly salary',
  realTimeSalary: 'Real-time salary',
};

export const remarkOf = (kind: ContractKind): string => remarks[kind];

/** The kind of contract that paid a movement; null for other movements. */
export function kindOfMove({ type, remark = '' }: Pick<Transaction, 'type' | 'remark'>): ContractKind | null {
  if (type === 'DIVIDEND') return 'dividend';
  if (type !== 'SALARY') return null;
  return kindNames.find((kind) => remark.startsWith(remarks[kind])) ?? 'dailySalary';
}
