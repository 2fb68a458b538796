import type { ContractKind, ContractPreviewQuery, ContractPreviewResponse, ContractRequest } from '#contract/types.ts';
import { kindsOfTerms, ratesOf } from '#engine/contracts/terms.ts';

/** What the platform is asked about an offer before it is sent. */
export const previewQueryOf = (kind: ContractKind, { account, period, terms = [] }: ContractRequest): ContractPreviewQuery => ({
  kind,
  action: 'OFFER',
  ...(account !== undefined && { account }),
  ...(period !== undefined && { period }),
  ...Object.fromEntries(ratesOf(kind, terms).map((rate, index) => [kindsOfTerms[kind].rates[index], rate])),
});

/** What is confirmed: the offer with all that it would end and leave. */
export const confirmed = (request: ContractRequest, { ends, endsTotal, stays = [] }: ContractPreviewResponse): string =>
  JSON.stringify([request, endsTotal, ends.map(({ id }) => id), stays.map(({ id }) => id)]);
