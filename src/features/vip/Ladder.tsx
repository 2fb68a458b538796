import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VipInfoResponse } from '#contract/types.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { Card } from '#ui/content/Card.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { Benefits } from './Benefits.tsx';
import { ComingDates } from './ComingDates.tsx';
import { placeIn } from './placeIn.ts';
import { percentOf } from './progress.ts';
import { Standing } from './Standing.tsx';
import { useVipInfo } from './useVipInfo.ts';
import styles from './VipPage.module.css';

/** The member's level, the way to the next one, what it changes, and what comes when. */
export function Ladder() {
  const { t } = useTranslation('vip');
  const info = useVipInfo();
  if (info.isPending) {
    return (
      <div role="status" aria-label={t('portal:loading')} className={styles.ladder}>
        <Skeleton shape="block" className={styles.standingSkeleton} />
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
    );
  }
  if (info.data === undefined) return <ReadFailed reads={[info]} />;
  if (info.data.levels.length === 0) return <EmptyState art={<EmptyArt />} title={t('empty_title')} text={t('empty_text')} />;
  return <Levels info={info.data} />;
}

function Levels({ info }: { info: VipInfoResponse }) {
  const { t } = useTranslation('vip');
  const { levels, own, next } = placeIn(info);
  const [chosen, setChosen] = useState<number | null>(null);
  const other = levels.find(({ rankLevel }) => rankLevel === chosen) ?? next;
  const { dates = [] } = info;
  return (
    <div className={styles.ladder}>
      <p className="muted">{t(own?.keep === undefined ? 'intro' : 'intro_keep')}</p>
      <Standing info={info} compared={other?.rankLevel} onCompare={setChosen} />
      <div className={styles.columns}>
        <Benefits own={own} other={other} isNext={other === next} />
        {(dates.length > 0 || own?.keep !== undefined) && (
          <div className={styles.aside}>
            <ComingDates dates={dates} own={own} />
            {own?.keep !== undefined && <Keep level={own.labelName} keep={own.keep} progress={info.progress ?? '0'} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** What is missing in this period to stay at a level. */
function Keep({ level, keep, progress }: { level: string; keep: string; progress: string }) {
  const { t } = useTranslation('vip');
  const money = useMoney();
  const percent = percentOf(progress, keep);
  return (
    <Card as="section" className={styles.keep} aria-label={t('keep', { level })}>
      <p className={styles.keepHead}>
        <strong>{t('keep', { level })}</strong>
        {percent === 100 && (
          <Badge tone="ok" icon="check">
            {t('kept')}
          </Badge>
        )}
      </p>
      <label className="small muted num">
        <Progress value={percent} max={100} />
        {t('keep_so_far', { money: money(progress), required: money(keep) })} {percent === 100 && t('kept_text')}
      </label>
    </Card>
  );
}
