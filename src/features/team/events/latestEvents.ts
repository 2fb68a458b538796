import type { Contract, Downline } from '#contract/types.ts';

/** Something that happened in the team, at a moment (epoch ms). */
export interface TeamEvent {
  id: string;
  kind: 'joined' | Contract['status'];
  account: string;
  /** Of an event about a contract. */
  contract?: Contract;
  at: number;
}

/** What happened last, the latest first: who joined, and which contracts with downlines changed. */
export function latestEvents(downlines: readonly Downline[], contracts: readonly Contract[], count: number): TeamEvent[] {
  const joined = downlines.flatMap(({ id, account, registered }): TeamEvent[] =>
    registered === undefined ? [] : [{ id: `joined ${id}`, kind: 'joined', account, at: registered }],
  );
  const changed = contracts.flatMap((contract): TeamEvent[] => {
    const at = contract.changedAt ?? contract.offeredAt;
    return at === undefined ? [] : [{ id: contract.id, kind: contract.status, account: contract.account, contract, at }];
  });
  return [...joined, ...changed].toSorted((one, other) => other.at - one.at).slice(0, count);
}
