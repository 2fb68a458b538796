import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract, ContractKind, ContractPreviewResponse, ContractRequest, SalaryPeriod } from '#contract/types.ts';
import { boundsOf, hasPeriod, kindsOfTerms } from '#engine/contracts/terms.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { useRefusal } from '#features/contracts/useRefusal.ts';
import { type TiersInput, useTiers } from '#features/contracts/tiers/useTiers.ts';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useUnsaved } from '#state/drafts/unsaved.ts';
import { useWrite, type WriteForm } from '#state/money/useWrite.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { callWith } from '#state/reads/queries.ts';
import { type Preview, usePreview } from '#features/contracts/usePreview.ts';
import { confirmed, previewQueryOf } from './offerRequest.ts';

/** What an offer begins with. */
export interface OfferStart {
  kind: ContractKind;
  /** The downline; empty where it is typed. */
  account: string;
  /** The contract whose tiers it begins with; null for a first one. */
  from: Contract | null;
  /** It takes the place of `from`, and keeps its period: another one would be a contract beside it. */
  isEdit: boolean;
  /** Active contracts of the kind that the reader offered to the downline; none where it is typed. */
  held: readonly Contract[];
  /** Active contracts of the kind that pay the reader, the one that changed last first. */
  own: readonly Contract[];
}

/** Where a refusal is said: once, at what mends it. */
interface Refusal {
  at: 'rate' | 'account' | 'form';
  text: string;
}

export interface OfferInput {
  write: WriteForm<ContractRequest>;
  account: string;
  setAccount: (account: string) => void;
  accountFault: string | null;
  /** Null for kinds that are paid by the clock. */
  period: SalaryPeriod | null;
  /** Null where it is not to be chosen. */
  setPeriod: ((period: SalaryPeriod) => void) | null;
  tiers: TiersInput;
  preview: Preview;
  refusal: Refusal | null;
  failure: string | null;
  /** The person has confirmed what is shown. A change of anything takes that back, and so does each attempt to send. */
  isTicked: boolean;
  /** Null while there is nothing to confirm. */
  tick: ((isTicked: boolean) => void) | null;
  tickFault: string | null;
  tickBox: RefObject<HTMLInputElement | null>;
  /** How many fields say that they are wrong. */
  faultCount: number;
  /** The platform is asked once more what ends, before it is sent. */
  isChecking: boolean;
  send: () => Promise<void>;
}

/** What a code of the platform is about. */
const places: Readonly<Record<string, Refusal['at']>> = {
  contract_not_higher: 'rate',
  contract_not_below_upline: 'rate',
  contract_downline_higher: 'rate',
  contract_not_in_team: 'account',
};

/** The offer being typed, what the platform says about it, its confirmation, and the write. */
export function useOffer(
  { kind, account: given, from, isEdit, held, own }: OfferStart,
  onDone: (contract: Contract | null) => void,
): OfferInput {
  const portal = usePortal();
  const { t } = useTranslation(['contracts', 'errors', 'writes']);
  const words = useRefusal();
  const draft = `offer:${kind}:${given}:${isEdit ? from?.id : ''}`;
  const [account, setAccount] = useDraft(`${draft}:account`, given);
  const [chosen, choosePeriod] = useDraft<SalaryPeriod | null>(`${draft}:period`, null);
  // of another period it would be a contract beside the one held, or one that the reader has none to offer from
  const firstPeriod = hasPeriod(kind) ? (from?.period ?? own[0]?.period ?? kindsOfTerms[kind].usualPeriod) : null;
  const period = chosen ?? firstPeriod;
  const tiers = useTiers(`${draft}:tiers`, kind, from?.terms ?? [], boundsOf(kind, own));
  const isPeriodOpen = hasPeriod(kind) && !(isEdit && from?.period);
  const [accountFault, setAccountFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [ticked, setTicked] = useState<string | null>(null);
  const [tickFault, setTickFault] = useState<string | null>(null);
  const tickBox = useRef<HTMLInputElement>(null);
  /** What sending was refused for; other values may not be. */
  const [refused, setRefused] = useState<{ query: string; refusal: Refusal } | null>(null);

  const requestOf = (terms: Contract['terms']): ContractRequest => ({
    action: 'OFFER',
    account: account.trim(),
    ...(period !== null && { period }),
    terms,
  });
  const typed = tiers.terms !== null && account.trim() !== '' ? requestOf(tiers.terms) : null;
  const queryOf = (request: ContractRequest) => previewQueryOf(kind, request);
  const query = typed === null ? null : queryOf(typed);
  const { preview: said, retry } = usePreview(query);
  // what a platform does not say is what the form knows
  const withStays = (answer: ContractPreviewResponse, paid: SalaryPeriod | null): ContractPreviewResponse => ({
    ...answer,
    stays: answer.stays ?? held.filter((one) => (one.period ?? null) !== paid),
  });
  const preview = typeof said === 'string' ? said : withStays(said, period);
  const refusalOf = (code: string | null | undefined, message?: MessageText): Refusal => {
    const at = places[code ?? ''] ?? 'form';
    return { at: at === 'account' && given !== '' ? 'form' : at, text: words(code, message) };
  };
  const isRefused = typeof preview !== 'string' && !preview.allowed;
  const refusal = isRefused ? refusalOf(preview.code) : refused?.query === JSON.stringify(query) ? refused.refusal : null;
  const isAllowed = typeof preview !== 'string' && preview.allowed;
  const shown =
    typed === null ? null : isAllowed ? confirmed(typed, preview) : preview === 'failed' ? JSON.stringify(typed) : null;
  const refuse = (request: ContractRequest, code: string | null | undefined, message?: MessageText) => {
    const next = refusalOf(code, message);
    if (next.at === 'form') setFailure(next.text);
    else setRefused({ query: JSON.stringify(queryOf(request)), refusal: next });
    if (next.at === 'rate') tiers.focusRate();
  };
  const forget = () => {
    setAccount(given);
    choosePeriod(null);
    tiers.clear();
  };
  const write = useWrite(contractKinds[kind].call, `offer:${given}`, {
    onDone(value) {
      forget();
      onDone(value);
    },
    onRefused({ code, message }) {
      if (typed === null) setFailure(words(code, message));
      else refuse(typed, code, message);
      return true;
    },
  });
  const isChanged = tiers.isChanged || period !== firstPeriod || account.trim() !== given;
  useUnsaved(isChanged && write.phase === 'ready');

  return {
    write,
    account,
    setAccount(text) {
      setAccount(text);
      setAccountFault(null);
    },
    accountFault,
    period,
    setPeriod: isPeriodOpen ? choosePeriod : null,
    tiers,
    preview,
    refusal,
    failure: failure ?? (write.failure === null ? null : messageText(t, write.failure)),
    isTicked: shown !== null && ticked === shown,
    tick: shown === null ? null : (isTicked) => (setTicked(isTicked ? shown : null), setTickFault(null)),
    tickFault,
    tickBox,
    faultCount:
      tiers.faults.reduce((count, tier) => count + Object.keys(tier).length, 0) +
      [accountFault !== null, refusal !== null && refusal.at !== 'form'].filter(Boolean).length,
    isChecking,
    async send() {
      setFailure(null);
      setTickFault(null);
      setAccountFault(account.trim() === '' ? t('account_missing') : null);
      const terms = tiers.check();
      if (terms === null || account.trim() === '') return;
      const request = requestOf(terms);
      if (refusal !== null) {
        if (refusal.at === 'rate') tiers.focusRate();
        return;
      }
      // the platform is still asked, and nothing can be confirmed
      if (shown === null) return;
      if (ticked !== shown) {
        setTickFault(t('tick_missing'));
        tickBox.current?.focus();
        return;
      }
      setChecking(true);
      try {
        const answer = await callWith(portal, 'contractPreview', queryOf(request), {});
        if (!answer.ok) refuse(request, answer.code, messageOf(answer));
        else if (!answer.value.allowed) refuse(request, answer.value.code);
        else if (confirmed(request, withStays(answer.value, request.period ?? null)) === ticked) {
          await write.run(async () => ({ request }));
        } else {
          setTickFault(t('tick_again'));
          retry();
        }
      } catch (cause) {
        if (!(cause instanceof CallError)) throw cause;
        setFailure(words(null, messageOf(cause)));
      } finally {
        setChecking(false);
        setTicked(null);
      }
    },
  };
}
