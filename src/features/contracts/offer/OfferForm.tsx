import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract, SalaryPeriod } from '#contract/types.ts';
import { ContractLines } from '#features/contracts/ContractLines.tsx';
import styles from '#features/contracts/Contracts.module.css';
import { EndedContracts } from '#features/contracts/EndedContracts.tsx';
import { StayingContracts } from '#features/contracts/StayingContracts.tsx';
import { TierRows } from '#features/contracts/tiers/TierRows.tsx';
import { ConfirmWrite } from '#parts/money/ConfirmWrite.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { ModalFoot } from '#ui/overlay/ModalFoot.tsx';
import { CurrentContract } from './CurrentContract.tsx';
import { PreviewNote } from './PreviewNote.tsx';
import { type OfferStart, useOffer } from './useOffer.ts';

const PERIODS: readonly SalaryPeriod[] = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'];

interface Props {
  start: OfferStart;
  /** With the contract, or null where its answer was lost and the records show it; and the account. */
  onDone: (contract: Contract | null, account: string) => void;
}

/** To whom, how often and with which tiers; what the platform says about it; then a question with all figures. */
export function OfferForm({ start, onDone }: Props) {
  const { t } = useTranslation(['contracts', 'records', 'writes']);
  const { kind } = start;
  const offer = useOffer(start, (contract) => onDone(contract, offer.account.trim()));
  const { write, account, asked } = offer;
  const isBusy = offer.isChecking || write.phase === 'sending' || write.phase === 'checking';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void offer.ask();
  };
  return (
    <form className={styles.form} noValidate aria-label={t(`offer_${kind}`)} onSubmit={submit}>
      <OpenWrite write={write} />
      <FormFailure text={offer.failure} />
      {start.account === '' ? (
        <TextField
          label={t('account')}
          name="account"
          required
          icon="user-round"
          autoComplete="off"
          maxLength={64}
          value={account}
          error={offer.accountFault}
          onChange={(event) => offer.setAccount(event.currentTarget.value)}
        />
      ) : (
        <CurrentContract account={account} contract={start.from} />
      )}
      {offer.setPeriod !== null && offer.period !== null && (
        <Segmented
          label={t('paid')}
          block
          options={PERIODS.map((value) => ({ value, label: t(`records:period_${value}`) }))}
          value={offer.period}
          onChange={offer.setPeriod}
        />
      )}
      <TierRows kind={kind} input={offer.tiers} />
      <PreviewNote preview={offer.preview} account={account.trim()} />
      <ModalFoot>
        <Button type="submit" block size="lg" loading={isBusy} disabled={write.phase === 'unknown'} data-action="offerContract">
          {write.phase === 'absent' ? t('writes:send_again') : t('send')}
        </Button>
      </ModalFoot>
      {asked !== null && (
        <ConfirmWrite
          title={t('confirm_title')}
          lines={[]}
          confirm={t('confirm')}
          action="confirmOffer"
          busy={isBusy}
          onConfirm={() => void offer.send()}
          onCancel={offer.cancel}
        >
          <ContractLines
            contract={{ kind, period: asked.request.period ?? null, terms: asked.request.terms ?? [] }}
            with={{ label: 'to', account: asked.request.account ?? '' }}
          />
          <EndedContracts preview={asked.preview} account={account.trim()} />
          <StayingContracts preview={asked.preview} account={account.trim()} />
        </ConfirmWrite>
      )}
    </form>
  );
}
