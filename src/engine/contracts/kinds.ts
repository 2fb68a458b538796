import type { ContractKind } from '#contract/types.ts';

/** The flag of the platform without which a kind of contracts does not exist (FLG-12 to FLG-15). */
export const kindFlags = {
  dividend: 'dividend',
  dailySalary: 'salary',
  hourSalary: 'hourSalary',
  realTimeSalary: 'agentRealtimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>;

/** The four kinds of contracts (CON-01). */
export const kindNames = Object.keys(kindFlags) as ContractKind[];
