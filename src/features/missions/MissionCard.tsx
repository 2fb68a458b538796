import { useMoment } from '#parts/moments/useMoment.ts';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/types.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Claimed } from './ClaimResult.tsx';
import { ClaimMission } from './ClaimMission.tsx';
import { GoButton } from './GoButton.tsx';
import { MissionArt } from './MissionArt.tsx';
import styles from './Missions.module.css';

interface Props {
  mission: Mission;
  onClaimed: (claimed: Claimed) => void;
  refetch: () => void;
}

/** One mission: what to do, how much is done, what it pays until when, and the next step. */
export function MissionCard({ mission, onClaimed, refetch }: Props) {
  const { t, i18n } = useTranslation('missions');
  const language = usePreferences((state) => state.language);
  const money = useMoney();
  const { id, title, description, current, target, reward, endTime, status } = mission;
  const number = new Intl.NumberFormat(htmlLangOf(language), { numberingSystem: 'latn' });
  const done = t('progress', { current: number.format(current), target: number.format(target) });
  const { date } = useMoment();
  const ends = endTime == null ? null : date(endTime);
  // the claim is mounted while it may be open: a claimed mission can be the end of an earlier try
  const mayBeClaimed = status === 'claim' || status === 'claimed';

  return (
    <Card as="li" className={styles.card} data-row={id} data-status={status}>
      <MissionArt mission={mission} />
      <div className={styles.words}>
        <h3 className="h-s">{title}</h3>
        {description !== undefined && description !== '' && <p className="small muted">{description}</p>}
        <label className={styles.progress}>
          <span className="visually-hidden">{t('progress_of', { title })}</span>
          <Progress value={Math.min(current, target)} max={target} />
          <span className="small muted num" data-column="progress">
            {done}
          </span>
        </label>
        {ends != null && <p className="small subtle num">{t('ends', { time: ends })}</p>}
      </div>
      <div className={styles.side}>
        <span className={`num ${styles.reward}`} data-column="reward">
          <Icon name="coins" size={16} />
          <span className="visually-hidden">{t('reward')}</span>+{money(reward)}
        </span>
        {mayBeClaimed && <ClaimMission mission={mission} onClaimed={onClaimed} refetch={refetch} />}
        {status === 'in_process' && <GoButton mission={mission} />}
        {!mayBeClaimed && status !== 'in_process' && (
          <Badge>{i18n.exists(`missions:status_${status}`) ? t(`status_${status}`) : status}</Badge>
        )}
      </div>
    </Card>
  );
}
