import type { ContractKind } from '#contract/types.ts';

/** What a field of a tier takes: an amount, a rate in percent, or a whole number. */
export type FieldType = 'money' | 'rate' | 'count';

export interface TierField {
  name: string;
  type: FieldType;
}

const wage: readonly TierField[] = [
  { name: 'betAmount', type: 'money' },
  { name: 'rate', type: 'rate' },
];

/** The fields of a tier, in their order in the form. */
export const tierFields: Readonly<Record<ContractKind, readonly TierField[]>> = {
  dividend: [
    { name: 'periodValidBet', type: 'money' },
    { name: 'periodProfitLoss', type: 'money' },
    { name: 'activeMember', type: 'count' },
    { name: 'rate', type: 'rate' },
  ],
  dailySalary: wage,
  hourSalary: wage,
  realTimeSalary: [
    { name: 'profitRate', type: 'rate' },
    { name: 'lossRate', type: 'rate' },
    { name: 'singleBet', type: 'money' },
  ],
};
