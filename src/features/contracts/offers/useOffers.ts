import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract, ContractKind, ContractRequest, SalaryPeriod } from '#contract/types.ts';
import { boundsOf, hasPeriod, kindsOfTerms } from '#engine/contracts/terms.ts';
import { confirmed, previewQueryOf } from '#features/contracts/offer/offerRequest.ts';
import { type TiersInput, useTiers } from '#features/contracts/tiers/useTiers.ts';
import type { Preview } from '#features/contracts/usePreview.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type Changes, changesOf } from './changes.ts';
import { type ConfirmedOffer, type OfferResult, sendOffers } from './sendOffers.ts';

export interface OffersInput {
  /** Null for kinds that are paid by the clock. */
  period: SalaryPeriod | null;
  setPeriod: (period: SalaryPeriod) => void;
  tiers: TiersInput;
  /** What the platform is asked about each downline; empty while a field is refused. */
  asked: readonly ContractRequest[];
  onTold: (query: string, preview: Preview) => void;
  changes: Changes;
  /** The platform is still asked about a downline. */
  isAsking: boolean;
  isTicked: boolean;
  /** Null while there is nothing to confirm. */
  tick: ((isTicked: boolean) => void) | null;
  tickFault: string | null;
  tickBox: RefObject<HTMLInputElement | null>;
  faultCount: number;
  failure: string | null;
  /** How many offers are sent: not those that the platform refuses. */
  count: number;
  send: () => void;
  /** By account, once they are being sent. */
  results: ReadonlyMap<string, OfferResult>;
  isSending: boolean;
  /** How many of those that were not made can be sent again as they are; and that. */
  again: { count: number; send: () => void };
  /** Leads back to the form. */
  edit: () => void;
}

/** What trying again may change; terms that the platform refuses must change first. */
const AGAIN: readonly OfferResult['state'][] = ['open', 'untried', 'refused'];

/** One contract offered to several downlines: what the platform says about each, one confirmation, and what became of each. */
export function useOffers(kind: ContractKind, accounts: readonly string[], own: readonly Contract[]): OffersInput {
  const portal = usePortal();
  const { t } = useTranslation('contracts');
  const [chosen, setPeriod] = useDraft<SalaryPeriod | null>(`offers:${kind}:period`, null);
  const firstPeriod = hasPeriod(kind) ? (own[0]?.period ?? kindsOfTerms[kind].usualPeriod) : null;
  const period = chosen ?? firstPeriod;
  const tiers = useTiers(`offers:${kind}:tiers`, kind, [], boundsOf(kind, own));
  const [told, setTold] = useState<ReadonlyMap<string, Preview>>(new Map());
  const [ticked, setTicked] = useState<string | null>(null);
  const [tickFault, setTickFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const tickBox = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<readonly ConfirmedOffer[]>([]);
  const [results, setResults] = useState<ReadonlyMap<string, OfferResult>>(new Map());
  const [isSending, setSending] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  useUnsaved(sent.length === 0 && (tiers.isChanged || period !== firstPeriod));

  const requestOf = (account: string, terms: Contract['terms']) => ({
    action: 'OFFER' as const,
    account,
    ...(period !== null && { period }),
    terms,
  });
  const { terms } = tiers;
  const asked = terms === null ? [] : accounts.map((account) => requestOf(account, terms));
  const previews = asked.map((request) => ({
    request,
    account: request.account,
    preview: told.get(JSON.stringify(previewQueryOf(kind, request))) ?? ('asked' as const),
  }));
  const isAsking = previews.some(({ preview }) => preview === 'asked');
  // whom the platform refuses is left out; whom it could not say anything about is asked about again
  const offers = previews.flatMap(({ request, preview }): ConfirmedOffer[] => {
    if (typeof preview === 'string') return [{ request, confirmed: JSON.stringify(request) }];
    return preview.allowed ? [{ request, confirmed: confirmed(request, preview) }] : [];
  });
  const shown = isAsking || offers.length === 0 ? null : JSON.stringify(offers.map((one) => one.confirmed));

  const sendAll = async (some: readonly ConfirmedOffer[], before: ReadonlyMap<string, OfferResult>) => {
    setSending(true);
    const openOnes = (account: string) => before.get(account)?.state === 'open';
    try {
      await sendOffers(
        portal,
        kind,
        some.map((offer) => ({ ...offer, isOpen: openOnes(offer.request.account) })),
        {
          onResult: (account, result) => setResults((known) => new Map([...known, [account, result]])),
          isLeft: () => isLeft.current,
        },
      );
    } finally {
      setSending(false);
    }
  };
  const failed = sent.filter(({ request }) => AGAIN.includes(results.get(request.account)?.state ?? 'untried'));
  return {
    period,
    setPeriod,
    tiers,
    asked,
    onTold: (query, preview) => setTold((known) => new Map([...known, [query, preview]])),
    changes: changesOf(previews),
    isAsking,
    isTicked: shown !== null && ticked === shown,
    tick: shown === null ? null : (isTicked) => (setTicked(isTicked ? shown : null), setTickFault(null)),
    tickFault,
    tickBox,
    faultCount: tiers.faults.reduce((count, tier) => count + Object.keys(tier).length, 0),
    failure,
    count: terms === null ? accounts.length : offers.length,
    send() {
      setTickFault(null);
      const isWhole = tiers.check() !== null;
      const nobody = accounts.length === 0 ? 'nobody' : isWhole && !isAsking && offers.length === 0 ? 'none_possible' : null;
      setFailure(nobody === null ? null : t(nobody));
      if (!isWhole || nobody !== null || shown === null) return;
      if (ticked !== shown) {
        setTickFault(t('tick_missing_offers'));
        tickBox.current?.focus();
        return;
      }
      setTicked(null);
      setSent(offers);
      setResults(new Map(offers.map(({ request }) => [request.account, { state: 'untried' }])));
      void sendAll(offers, new Map());
    },
    results,
    isSending,
    again: { count: failed.length, send: () => void sendAll(failed, results) },
    edit() {
      setSent([]);
      setResults(new Map());
      // what was said before is asked anew
      setTold(new Map());
    },
  };
}
