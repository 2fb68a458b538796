import { useTranslation } from 'react-i18next';
import type { VipInfoResponse } from '#contract/types.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { LevelArt } from './art/LevelArt.tsx';
import { LevelRing } from './art/LevelRing.tsx';
import { LevelPath } from './LevelPath.tsx';
import { placeIn } from './placeIn.ts';
import { missingOf, percentOf } from './progress.ts';
import styles from './Standing.module.css';

interface Props {
  info: VipInfoResponse;
  /** Rank of the level that the own one is compared with. */
  compared: number | undefined;
  onCompare: (rankLevel: number) => void;
}

/** The member's level in a ring that fills towards the next one, beside all levels. */
export function Standing({ info, compared, onCompare }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('vip');
  const vipService = useSession((state) => state.vipService);
  const money = useMoney();
  const { day } = useMoment();
  const { rankLevel, progress = '0', until } = info;
  const { levels, own, next } = placeIn(info);
  const name = own?.labelName ?? t('level', { level: rankLevel });
  const toNext =
    next === undefined ? t('highest') : t('to_next', { money: money(missingOf(progress, next.required)), level: next.labelName });
  return (
    <Card as="section" pad="none" className={styles.standing} aria-label={t('your_level')}>
      <LevelRing percent={next === undefined ? 100 : percentOf(progress, next.required)} label={toNext} className={styles.ring}>
        <LevelArt place={own === undefined ? 0 : levels.indexOf(own)} color={own?.color} color2={own?.color2} />
      </LevelRing>
      <div className={styles.words}>
        <span className="small muted">{t('your_level')}</span>
        <h2 className={`display-m ${styles.name}`}>{name}</h2>
        <p className="num">{toNext}</p>
        <p className={`small muted num ${styles.period}`}>
          {next !== undefined && <span>{t('bets_so_far', { money: money(progress), required: money(next.required) })}</span>}
          {until !== undefined && <span>{t('until', { date: day(until) })}</span>}
        </p>
        {vipService && (
          <Button
            size="sm"
            variant="secondary"
            icon="headset"
            className={styles.service}
            data-entry="vipService"
            onClick={() => void runAction(portal, 'customerService')}
          >
            {t('vip_service')}
          </Button>
        )}
      </div>
      <LevelPath levels={levels} rankLevel={rankLevel} next={next} compared={compared} onCompare={onCompare} />
    </Card>
  );
}
