import type { Contract } from '#contract/types.ts';
import type { Preview } from '#features/contracts/usePreview.ts';

/** What the offers to several downlines change, as the platform says of each. */
export interface Changes {
  /** Contracts that end, the downline's own before those below it. `above` is the downline of the offer, null for its own. */
  ends: readonly { contract: Contract; above: string | null }[];
  /** How many end, with those that the platform does not name. */
  endsTotal: number;
  stays: readonly Contract[];
  /** Downlines for whom nothing ends. */
  unchanged: readonly string[];
  /** Downlines to whom it cannot be offered, and the code of why. */
  refused: readonly { account: string; code: string | null }[];
  /** Downlines about whom the platform could not say it. */
  unknown: readonly string[];
}

/** Puts together what the platform says; a contract that two acceptances would end counts once. */
export function changesOf(previews: readonly { account: string; preview: Preview }[]): Changes {
  const told = previews.flatMap(({ account, preview }) => (typeof preview === 'string' ? [] : [{ account, preview }]));
  const allowed = told.filter(({ preview }) => preview.allowed);
  const named = allowed.flatMap(({ account, preview }) =>
    preview.ends.map((contract) => ({ contract, above: contract.account === account ? null : account })),
  );
  const isFirst = ({ contract }: (typeof named)[number], index: number) =>
    named.findIndex((one) => one.contract.id === contract.id) === index;
  const ends = named.filter(isFirst);
  const total = allowed.reduce((sum, { preview }) => sum + preview.endsTotal, 0);
  return {
    ends,
    endsTotal: total - (named.length - ends.length),
    stays: allowed.flatMap(({ preview }) => preview.stays ?? []),
    unchanged: allowed.filter(({ preview }) => preview.endsTotal === 0).map(({ account }) => account),
    refused: told
      .filter(({ preview }) => !preview.allowed)
      .map(({ account, preview }) => ({ account, code: preview.code ?? null })),
    unknown: previews.filter(({ preview }) => preview === 'failed').map(({ account }) => account),
  };
}
