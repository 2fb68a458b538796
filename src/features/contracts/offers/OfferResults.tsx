import { useTranslation } from 'react-i18next';
import { useRefusal } from '#features/contracts/useRefusal.ts';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { ModalFoot } from '#ui/overlay/ModalFoot.tsx';
import styles from './Offers.module.css';
import type { OfferResult } from './sendOffers.ts';

interface Props {
  results: ReadonlyMap<string, OfferResult>;
  isSending: boolean;
  again: { count: number; send: () => void };
  onEdit: () => void;
  onClose: () => void;
}

const tones = {
  offered: 'ok',
  refused: 'error',
  changed: 'warn',
  open: 'warn',
  other: 'warn',
  untried: 'neutral',
  sending: 'info',
} as const satisfies Record<OfferResult['state'], string>;

/** What became of each offer, and the ways on for those that were not made. */
export function OfferResults({ results, isSending, again, onEdit, onClose }: Props) {
  const { t } = useTranslation(['contracts', 'portal', 'writes']);
  const words = useRefusal();
  const all = [...results];
  const done = all.filter(([, { state }]) => state === 'offered').length;
  const hasFailed = !isSending && done < all.length;
  const wordsOf = (result: OfferResult) => {
    if (result.state === 'refused') return words(result.code, result.message);
    if (result.state === 'changed') return t('result_changed_text');
    if (result.state === 'open') return t('writes:absent');
    return result.state === 'other' ? t('writes:other_request') : null;
  };
  return (
    <div className={styles.results} aria-busy={isSending}>
      <p role="status">
        <b>{t('results', { done, count: all.length })}</b>
      </p>
      <ul>
        {all.map(([account, result]) => (
          <li key={account} data-account={account} data-result={result.state}>
            <b className="ellipsis">{account}</b>
            {result.state === 'offered' && result.reference !== null && (
              <span className="small muted num">
                {result.reference} <CopyButton text={result.reference} />
              </span>
            )}
            <Badge tone={tones[result.state]}>{t(`result_${result.state}`)}</Badge>
            {wordsOf(result) !== null && <span className={`small ${styles.why}`}>{wordsOf(result)}</span>}
          </li>
        ))}
      </ul>
      <ModalFoot>
        <div className={styles.ways}>
          {hasFailed && (
            <Button variant="secondary" data-action="changeOffer" onClick={onEdit}>
              {t('change_offer')}
            </Button>
          )}
          {hasFailed && again.count > 0 && (
            <Button data-action="tryAgain" onClick={again.send}>
              {t('try_again', { count: again.count })}
            </Button>
          )}
          {!hasFailed && (
            <Button loading={isSending} onClick={onClose}>
              {t('portal:close')}
            </Button>
          )}
        </div>
      </ModalFoot>
    </div>
  );
}
