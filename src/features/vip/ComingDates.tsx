import { useTranslation } from 'react-i18next';
import type { VipDate, VipLevel } from '#contract/types.ts';
import { calendarLeaf } from '#engine/dates/shortMoment.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { Card } from '#ui/content/Card.tsx';
import styles from './ComingDates.module.css';
import { usePerkWords } from './usePerkWords.ts';

/** The next days on which the member receives a benefit, and how much. */
export function ComingDates({ dates, own }: { dates: readonly VipDate[]; own: VipLevel | undefined }) {
  const { brand } = usePortal();
  const { t } = useTranslation('vip');
  const language = usePreferences((state) => state.language);
  const money = useMoney();
  const words = usePerkWords();
  const { exact, short, day } = useMoment();
  // what comes with a day has no time
  const when = (ms: number) => (exact(ms).endsWith(' 00:00:00') ? day(ms) : short(ms));
  return (
    <section className={styles.dates} aria-label={t('dates')}>
      {dates.map(({ at, name, note, perk, amount, estimated }) => {
        const leaf = calendarLeaf(at, { timeZone: brand.timeZone, language });
        const ofLevel = own?.perks?.find(({ id }) => id === perk);
        const value = amount !== undefined ? money(amount) : ofLevel === undefined ? '' : words.value(ofLevel);
        return (
          <Card key={`${at} ${name}`} className={styles.date}>
            <time className={styles.leaf} dateTime={new Date(at).toISOString()} title={exact(at)}>
              <span>{leaf?.month}</span>
              <b className="num">{leaf?.day}</b>
            </time>
            <p className={styles.words}>
              <strong>{name}</strong>
              <span className="small muted">{[when(at), note].filter(Boolean).join(' · ')}</span>
            </p>
            {value !== '' && (
              <b className="num" title={estimated ? t('estimated') : undefined}>
                {estimated && (
                  <>
                    <span aria-hidden="true">≈ </span>
                    <span className="visually-hidden">{t('estimated')} </span>
                  </>
                )}
                {value}
              </b>
            )}
          </Card>
        );
      })}
    </section>
  );
}
