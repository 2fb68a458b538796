import type { ContractKind } from '#contract/types.ts';
import { kindNames } from '#engine/contracts/kinds.ts';
import type { Answer } from '#features/contracts/answer/answers.ts';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import type { PendingWrite } from '#state/money/writeMachine.ts';

/** An answer to a contract that has no final reply. */
export interface OpenAnswer {
  operation: string;
  kind: ContractKind;
  answer: Answer;
  /** The contract. */
  id: string;
}

/** The answers among the open writes of a member. */
export function openAnswers(writes: readonly PendingWrite[], member: string): OpenAnswer[] {
  const operations = new Set(writes.filter((one) => one.member === member).map(({ operation }) => operation));
  return [...operations].flatMap((operation) => {
    const [, call, answer, id] = /^(\w+):(ACCEPT|REJECT|TERMINATE):(.+)$/s.exec(operation) ?? [];
    const kind = kindNames.find((one) => contractKinds[one].call === call);
    return kind === undefined || id === undefined ? [] : [{ operation, kind, answer: answer as Answer, id }];
  });
}
