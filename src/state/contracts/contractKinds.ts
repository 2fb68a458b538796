import type { ContractKind } from '#contract/types.ts';
import type { WriteName } from '#state/money/openWrite.ts';

interface KindFacts {
  /** The write of its contracts (CON-08 to CON-11). */
  call: ContractKind & WriteName;
  /** Panel of the agent centre. */
  panel: string;
  /** Key of the consolidated data that counts its pending offers. */
  pending: 'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype';
}

/** What the portal knows of a kind. */
export const contractKinds: Readonly<Record<ContractKind, KindFacts>> = {
  dividend: { call: 'dividend', panel: 'agentDividendRecordCopy2', pending: 'divtypereq' },
  dailySalary: { call: 'dailySalary', panel: 'agentDailyWages2', pending: 'dailysalreqtype' },
  hourSalary: { call: 'hourSalary', panel: 'agentHourSalary', pending: 'contracthoursalreq' },
  realTimeSalary: {
    call: 'realTimeSalary',
    panel: 'agentRealtimeSalary',
    pending: 'realtimesalreqtype',
  },
};
