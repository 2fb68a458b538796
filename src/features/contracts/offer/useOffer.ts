import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Contract,
  ContractKind,
  ContractPreviewQuery,
  ContractPreviewResponse,
  ContractRequest,
  SalaryPeriod,
} from '#contract/types.ts';
import { boundsOf, hasPeriod, kindsOfTerms, ratesOf } from '#engine/contracts/terms.ts';
import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
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

interface Asked {
  request: ContractRequest;
  preview: ContractPreviewResponse;
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
  failure: string | null;
  /** The platform is asked what ends, before the person is. */
  isChecking: boolean;
  asked: Asked | null;
  ask: () => Promise<void>;
  cancel: () => void;
  send: () => Promise<void>;
}

/** The offer being typed, what the platform says about it, the question, and the write. */
export function useOffer(
  { kind, account: given, from, isEdit, held, own }: OfferStart,
  onDone: (contract: Contract | null) => void,
): OfferInput {
  const portal = usePortal();
  const { t } = useTranslation(['contracts', 'errors', 'writes']);
  const refusal = useRefusal();
  const draft = `offer:${kind}:${given}:${isEdit ? from?.id : ''}`;
  const [account, setAccount] = useDraft(`${draft}:account`, given);
  const [chosen, choosePeriod] = useDraft<SalaryPeriod | null>(`${draft}:period`, null);
  // of another period it would be a contract beside the one held, or one that the reader has none to offer from
  const firstPeriod = hasPeriod(kind) ? (from?.period ?? own[0]?.period ?? kindsOfTerms[kind].usualPeriod) : null;
  const period = chosen ?? firstPeriod;
  const tiers = useTiers(`${draft}:tiers`, kind, from?.terms ?? [], boundsOf(kind, own));
  const isPeriodOpen = hasPeriod(kind) && !(isEdit && from?.period);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [accountFault, setAccountFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const requestOf = (terms: Contract['terms']): ContractRequest => ({
    action: 'OFFER',
    account: account.trim(),
    ...(period !== null && { period }),
    terms,
  });
  const typed = tiers.terms !== null && account.trim() !== '' ? requestOf(tiers.terms) : null;
  const queryOf = ({ account: to, period: paid, terms = [] }: ContractRequest): ContractPreviewQuery => ({
    kind,
    action: 'OFFER',
    ...(to !== undefined && { account: to }),
    ...(paid !== undefined && { period: paid }),
    ...Object.fromEntries(ratesOf(kind, terms).map((rate, index) => [kindsOfTerms[kind].rates[index], rate])),
  });
  const { preview } = usePreview(typed === null ? null : queryOf(typed));
  // what a platform does not say is what the form knows
  const withStays = (answer: ContractPreviewResponse, paid: SalaryPeriod | null): ContractPreviewResponse => ({
    ...answer,
    stays: answer.stays ?? held.filter((one) => (one.period ?? null) !== paid),
  });
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
      setFailure(refusal(code, message));
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
    preview: typeof preview === 'string' ? preview : withStays(preview, period),
    failure: failure ?? (write.failure === null ? null : messageText(t, write.failure)),
    isChecking,
    asked,
    async ask() {
      setFailure(null);
      setAccountFault(account.trim() === '' ? t('account_missing') : null);
      const terms = tiers.check();
      if (terms === null || account.trim() === '') return;
      const request = requestOf(terms);
      setChecking(true);
      try {
        const answer = await callWith(portal, 'contractPreview', queryOf(request), {});
        if (!answer.ok) setFailure(refusal(answer.code, messageOf(answer)));
        else if (!answer.value.allowed) setFailure(refusal(answer.value.code));
        else setAsked({ request, preview: withStays(answer.value, request.period ?? null) });
      } catch (cause) {
        if (!(cause instanceof CallError)) throw cause;
        setFailure(refusal(null, messageOf(cause)));
      } finally {
        setChecking(false);
      }
    },
    cancel: () => setAsked(null),
    async send() {
      if (asked !== null) await write.run(async () => ({ request: asked.request })).finally(() => setAsked(null));
    },
  };
}
