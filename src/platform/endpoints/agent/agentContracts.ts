import type { Endpoint } from '../endpoint.ts';

const process = {
  method: 'POST',
  access: 'token',
  body: 'json',
  request: 'ContractRequest',
  response: 'ContractResponse',
  idempotent: true,
  reconcile: 'contracts',
  // what is due is paid by the contract as it was
  money: true,
  invalidates: ['contracts', 'contractPreview', 'contractRecords', 'fundsConsolidated', 'agentDownlines', 'agentRevenueReport'],
} as const;

/** Contracts between agents and their downlines, and what they pay. */
export const agentContracts = {
  /** Contracts in which the member has a part. */
  contracts: {
    method: 'GET',
    path: '/wps/relay/MCS2_contracts',
    access: 'token',
    body: 'none',
    request: 'ContractsQuery',
    response: 'ContractsResponse',
    opaque: ['rows'],
    freshMs: 5_000,
  },
  /** What an offer or an acceptance would do. */
  contractPreview: {
    method: 'GET',
    path: '/wps/relay/MCS2_contractPreview',
    access: 'token',
    body: 'none',
    request: 'ContractPreviewQuery',
    response: 'ContractPreviewResponse',
  },
  /** Payments by contracts of a kind. */
  contractRecords: {
    method: 'GET',
    path: '/wps/relay/MCS2_contractRecords',
    access: 'token',
    body: 'none',
    request: 'ContractRecordsQuery',
    response: 'ContractRecordsResponse',
    opaque: ['rows'],
  },
  /** Offers, accepts, rejects or terminates a dividend contract. */
  dividend: { ...process, path: '/wps/relay/MCS2_processDividendReq' },
  /** Offers, accepts, rejects or terminates a daily salary contract. */
  dailySalary: { ...process, path: '/wps/relay/MCS2_processDailySalContract' },
  /** Offers, accepts, rejects or terminates an hourly salary contract. */
  hourSalary: { ...process, path: '/wps/relay/MCS2_processContractHourSalary' },
  /** Offers, accepts, rejects or terminates a real-time salary contract. */
  realTimeSalary: { ...process, path: '/wps/relay/MCSFE_processRealTimeSalaryContract' },
} as const satisfies Record<string, Endpoint>;
