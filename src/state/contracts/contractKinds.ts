import type { ContractKind } from '#contract/types.ts';
import type { WriteName } from '#state/money/openWrite.ts';

interface KindFacts {
  /** Flag of the platform without which the kind does not exist. */
  flag: string;
  /** The write of its contracts (CON-08 to CON-11). */
  call: ContractKind & WriteName;
  /** Panel of the agent centre. */
  panel: string;
  /** Key of the consolidated data that counts its pending offers. */
  pending: 'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype';
}

/** The four kinds of contracts (CON-01). */
export const contractKinds: Readonly<Record<ContractKind, KindFacts>> = {
  dividend: { call: 'dividend', flag: 'dividend', panel: 'agentDividendRecordCopy2', pending: 'divtypereq' },
  dailySalary: { call: 'dailySalary', flag: 'salary', panel: 'agentDailyWages2', pending: 'dailysalreqtype' },
  hourSalary: { call: 'hourSalary', flag: 'hourSalary', panel: 'agentHourSalary', pending: 'contracthoursalreq' },
  realTimeSalary: {
    call: 'realTimeSalary',
    flag: 'agentRealtimeSalary',
    panel: 'agentRealtimeSalary',
    pending: 'realtimesalreqtype',
  },
};

export const kindNames = Object.keys(contractKinds) as ContractKind[];
