import { useState } from 'react';
import type { Contract, ContractRequest } from '#contract/types.ts';
import { type Preview, usePreview } from '#features/contracts/usePreview.ts';
import { useRefusal } from '#features/contracts/useRefusal.ts';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import type { Answer } from './answers.ts';

interface AnswerInput {
  write: WriteForm<ContractRequest>;
  /** What the platform says about an acceptance; `none` for other answers. */
  preview: Preview;
  /** Asks again what an acceptance ends, after a failure. */
  retryPreview: () => void;
  /** What an acceptance ends is known, and it is allowed; other answers end nothing else. */
  isKnown: boolean;
  /** Why it cannot be accepted, in words. */
  refusal: string | null;
  failure: string | null;
  send: () => void;
}

/** What the platform says about an answer to a contract, and its write. */
export function useAnswer(contract: Contract, action: Answer, onDone: (contract: Contract | null) => void): AnswerInput {
  const { kind, id } = contract;
  const words = useRefusal();
  const [failure, setFailure] = useState<string | null>(null);
  const { preview, retry } = usePreview(action === 'ACCEPT' ? { kind, action, contractId: id } : null, 0);
  const write = useWrite(contractKinds[kind].call, `${action}:${id}`, {
    onDone,
    onRefused({ code, message }) {
      setFailure(words(code, message));
      return true;
    },
  });
  return {
    write,
    preview,
    retryPreview: retry,
    isKnown: preview === 'none' || (typeof preview !== 'string' && preview.allowed),
    refusal: typeof preview === 'string' || preview.allowed ? null : words(preview.code),
    failure,
    send() {
      setFailure(null);
      void write.run(async () => ({ request: { action, contractId: id } }));
    },
  };
}
