import { useTranslation } from 'react-i18next';
import type { VipLevel, VipPerk } from '#contract/types.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './Benefits.module.css';
import { type PerkRow, perkRows } from './perks.ts';
import { usePerkWords } from './usePerkWords.ts';

interface Props {
  own: VipLevel | undefined;
  /** Compared with the own one; none at the highest level. */
  other: VipLevel | undefined;
  isNext: boolean;
}

const icons: Record<NonNullable<VipPerk['topic']>, IconName> = {
  CASHBACK: 'ticket-percent',
  BIRTHDAY: 'cake',
  BONUS: 'gift',
  WITHDRAWAL: 'circle-arrow-up',
  SERVICE: 'headset',
  POINTS: 'coins',
  EVENT: 'calendar-days',
};

/** What the own level gives, beside another one: what differs is marked, what does not stays quiet. */
export function Benefits({ own, other, isNext }: Props) {
  const { t } = useTranslation('vip');
  const rows = perkRows(own, other);
  return (
    <Card as="section" pad="none" className={styles.benefits} aria-labelledby="vip-benefits">
      <div className={styles.head}>
        <h2 id="vip-benefits" className="h-m">
          {t('benefits')}
        </h2>
        {other && (
          <span className={`small ${styles.legend}`}>{t(isNext ? 'changes_next' : 'compared', { level: other.labelName })}</span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={`muted ${styles.none}`}>{t('no_benefits')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('benefit')}</th>
              <th scope="col">{own === undefined ? t('now') : t('level_now', { level: own.labelName })}</th>
              {other && <th scope="col">{other.labelName}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} isCompared={other !== undefined} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Row({ row, isCompared }: { row: PerkRow; isCompared: boolean }) {
  const words = usePerkWords();
  const { name, topic, own, other, change } = row;
  const isGain = change.kind !== 'same' && change.kind !== 'gone' && change.kind !== 'less';
  return (
    <tr data-change={change.kind}>
      <th scope="row">
        <span className={styles.name}>
          <Icon name={topic === undefined ? 'check' : icons[topic]} size={18} />
          {name}
        </span>
      </th>
      <td className="num">
        <Value perk={own} />
      </td>
      {isCompared && (
        <td className="num">
          <span className={styles.other}>
            <b>
              <Value perk={other} />
            </b>
            {isGain && change.kind !== 'other' ? (
              <Badge tone="accent" className={styles.change} icon={change.kind === 'new' ? 'star' : 'trending-up'}>
                {words.change(change, other?.unit)}
              </Badge>
            ) : (
              <span className={`small ${styles.quiet}`}>{words.change(change, (other ?? own)?.unit)}</span>
            )}
          </span>
        </td>
      )}
    </tr>
  );
}

/** A benefit's value; a tick for one that says no more. */
function Value({ perk }: { perk: VipPerk | null }) {
  const { t } = useTranslation('vip');
  const value = usePerkWords().value(perk);
  if (value !== '') return value;
  return (
    <>
      <Icon name="check" size={18} />
      <span className="visually-hidden">{t('with')}</span>
    </>
  );
}
