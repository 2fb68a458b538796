import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract, ContractKind, SalaryPeriod } from '#contract/types.ts';
import { PeriodNote } from '#features/contracts/offer/PeriodNote.tsx';
import { previewQueryOf } from '#features/contracts/offer/offerRequest.ts';
import { TierRows } from '#features/contracts/tiers/TierRows.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { ModalFoot } from '#ui/overlay/ModalFoot.tsx';
import { OfferChanges } from './OfferChanges.tsx';
import { OfferResults } from './OfferResults.tsx';
import styles from './Offers.module.css';
import { PreviewReader } from './PreviewReader.tsx';
import { Recipients } from './Recipients.tsx';
import { useOffers } from './useOffers.ts';

const PERIODS: readonly SalaryPeriod[] = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'];

interface Props {
  kind: ContractKind;
  /** The choice of the kind. */
  kinds: ReactNode;
  accounts: readonly string[];
  onAccounts: (accounts: readonly string[]) => void;
  most: number;
  /** Active contracts of the kind that pay the reader. */
  own: readonly Contract[];
  onClose: (hasOffered: boolean) => void;
}

/** One contract for several downlines: to whom, which tiers, what changes; a tick confirms all of that, and each gets its own offer. */
export function OffersForm({ kind, kinds, accounts, onAccounts, most, own, onClose }: Props) {
  const { t } = useTranslation(['contracts', 'records']);
  const offers = useOffers(kind, accounts, own);
  const { changes, results, period } = offers;
  if (results.size > 0) {
    const offered = [...results].filter(([, { state }]) => state === 'offered').map(([account]) => account);
    return (
      <OfferResults
        results={results}
        isSending={offers.isSending}
        again={offers.again}
        onEdit={() => {
          onAccounts(accounts.filter((account) => !offered.includes(account)));
          offers.edit();
        }}
        onClose={() => onClose(offered.length > 0)}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    offers.send();
  };
  return (
    <form className={styles.form} noValidate aria-label={t('offer')} onSubmit={submit}>
      {offers.asked.map((request) => (
        <PreviewReader key={request.account} query={previewQueryOf(kind, request)} onTold={offers.onTold} />
      ))}
      <div className={styles.main}>
        <FormFailure text={offers.failure} />
        <Recipients
          accounts={accounts}
          refused={changes.refused.map(({ account }) => account)}
          onChange={onAccounts}
          most={most}
        />
        {kinds}
        {period !== null && (
          <>
            <Segmented
              label={t('paid')}
              block
              options={PERIODS.map((value) => ({ value, label: t(`records:period_${value}`) }))}
              value={period}
              onChange={offers.setPeriod}
            />
            <PeriodNote period={period} own={own} />
          </>
        )}
        <TierRows kind={kind} input={offers.tiers} />
      </div>
      <OfferChanges changes={offers.asked.length === 0 ? null : changes} isAsking={offers.isAsking} />
      <div className={styles.foot}>
        <ModalFoot>
          <div className={styles.ways}>
            <Checkbox
              className={styles.tick}
              ref={offers.tickBox}
              data-action="confirmOffers"
              disabled={offers.tick === null}
              checked={offers.isTicked}
              error={offers.tickFault}
              onChange={(event) => offers.tick?.(event.currentTarget.checked)}
            >
              {t(changes.endsTotal > 0 ? 'tick_ends_offers' : 'tick_offers', { count: changes.endsTotal })}
            </Checkbox>
            {offers.faultCount > 0 && <p className={`small ${styles.mend}`}>{t('mend', { count: offers.faultCount })}</p>}
            <Button type="submit" size="lg" data-action="sendOffers">
              {t('send_offers', { count: offers.count })}
            </Button>
          </div>
        </ModalFoot>
      </div>
    </form>
  );
}
