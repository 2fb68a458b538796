import type { Contract, ContractRecord } from '#contract/types.ts';

/** A contract with the keys of the requests about it, by who sent them. */
export type StoredContract = Omit<Contract, 'requestKey'> & { readonly keys: Readonly<Record<string, string>> };

/** The contracts of a sandbox session; missing until they are asked for. */
export interface ContractStore {
  list: StoredContract[];
  /** Payments of the session, the latest first. */
  payments: ContractRecord[];
  /** Until when a contract has been paid, ms. */
  paidUntil: Record<string, number>;
  /** Members to whom the scenario's offers were made. */
  offered: string[];
}
