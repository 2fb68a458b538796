import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract, SalaryPeriod } from '#contract/types.ts';
import styles from '#features/contracts/Contracts.module.css';
import { TierRows } from '#features/contracts/tiers/TierRows.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { ModalFoot } from '#ui/overlay/ModalFoot.tsx';
import { CurrentContract } from './CurrentContract.tsx';
import { PeriodNote } from './PeriodNote.tsx';
import { PreviewNote } from './PreviewNote.tsx';
import { type OfferStart, useOffer } from './useOffer.ts';

const PERIODS: readonly SalaryPeriod[] = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'];

interface Props {
  start: OfferStart;
  /** With the contract, or null where its answer was lost and the records show it; and the account. */
  onDone: (contract: Contract | null, account: string) => void;
}

/** To whom, how often and with which tiers; what the platform says about it; a tick confirms all of that, and it is sent. */
export function OfferForm({ start, onDone }: Props) {
  const { t } = useTranslation(['contracts', 'records', 'writes']);
  const { kind } = start;
  const offer = useOffer(start, (contract) => onDone(contract, offer.account.trim()));
  const { write, account, preview, refusal } = offer;
  const ends = typeof preview === 'string' ? 0 : preview.endsTotal;
  const isBusy = offer.isChecking || write.phase === 'sending' || write.phase === 'checking';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void offer.send();
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
          error={offer.accountFault ?? (refusal?.at === 'account' ? refusal.text : null)}
          onChange={(event) => offer.setAccount(event.currentTarget.value)}
        />
      ) : (
        <CurrentContract account={account} contract={start.from} />
      )}
      {offer.setPeriod !== null && offer.period !== null && (
        <>
          <Segmented
            label={t('paid')}
            block
            options={PERIODS.map((value) => ({ value, label: t(`records:period_${value}`) }))}
            value={offer.period}
            onChange={offer.setPeriod}
          />
          <PeriodNote
            period={offer.period}
            own={start.own}
            downline={start.account === '' ? undefined : { account: start.account, held: start.held }}
          />
        </>
      )}
      <TierRows kind={kind} input={offer.tiers} refusal={refusal?.at === 'rate' ? refusal.text : null} />
      <PreviewNote
        preview={preview}
        refusal={refusal?.at === 'form' && offer.failure === null ? refusal.text : null}
        account={account.trim()}
      />
      <ModalFoot>
        {offer.faultCount > 0 && <p className={`small ${styles.mend}`}>{t('mend', { count: offer.faultCount })}</p>}
        <Checkbox
          className={styles.tick}
          ref={offer.tickBox}
          data-action="confirmOffer"
          disabled={offer.tick === null || isBusy}
          checked={offer.isTicked}
          error={offer.tickFault}
          onChange={(event) => offer.tick?.(event.currentTarget.checked)}
        >
          {t(ends > 0 ? 'tick_ends' : 'tick_offer', { account: account.trim(), count: ends })}
        </Checkbox>
        <Button type="submit" block size="lg" loading={isBusy} disabled={write.phase === 'unknown'} data-action="offerContract">
          {write.phase === 'absent' ? t('writes:send_again') : t('send')}
        </Button>
      </ModalFoot>
    </form>
  );
}
