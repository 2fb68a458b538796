import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '#parts/moments/useMoment.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { confirmedWrite } from '#state/session/confirmedWrite.ts';
import { renewRestriction } from '#state/session/playRestriction.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Protection.module.css';

const DAYS = ['1', '7', '30', '42'] as const;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A pause of some days; the question says what it blocks and until when. */
export function PauseCard() {
  const portal = usePortal();
  const { t } = useTranslation('protection');
  const { date: moment } = useMoment();
  const isOnline = useOnline();
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const minute = useSecond((now) => Math.floor(now / MINUTE_MS)) ?? Math.floor(portal.client.clock.now() / MINUTE_MS);
  const until = moment(minute * MINUTE_MS + Number(days) * DAY_MS);
  const pause = () =>
    void confirmedWrite(portal, {
      call: 'pausePlay',
      request: { days: Number(days) },
      question: {
        title: { key: 'protection:pause_title', params: { date: until } },
        text: { key: 'protection:pause_question', params: { date: until } },
        confirm: { key: 'protection:pause_confirm' },
        cancel: { key: 'portal:cancel' },
      },
      done: { key: 'protection:pause_done' },
    }).then(() => renewRestriction(portal));
  return (
    <section className={styles.way} aria-labelledby="protection-pause">
      <h3 id="protection-pause" className={`h-s ${styles.title}`}>
        <Icon name="pause" size={20} />
        {t('pause')}
      </h3>
      <p className="small muted">{t('pause_text')}</p>
      <FilterChips
        label={t('pause_length')}
        options={DAYS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        value={days}
        onChange={setDays}
      />
      <Button variant="outline" data-action="pausePlay" disabled={!isOnline} onClick={pause}>
        {t('pause_until', { date: until })}
      </Button>
    </section>
  );
}
