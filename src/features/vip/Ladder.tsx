import { useTranslation } from 'react-i18next';
import { formatMoney } from '#engine/money/money.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { usePortal, usePreferences, useSession } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { GradientBadge } from '#ui/member/GradientBadge.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { missingOf, percentOf } from './progress.ts';
import styles from './VipPage.module.css';

/** The member's level, the progress to the next one, and the benefits of each. */
export function Ladder() {
  const portal = usePortal();
  const { t } = useTranslation('vip');
  const language = usePreferences((state) => state.language);
  const vipService = useSession((state) => state.vipService);
  const info = useRead('vipInfo', { language });
  const money = (amount: unknown) => formatMoney(amount, { ...portal.brand.currency, language }) ?? '';

  if (info.isPending) {
    return (
      <div role="status" aria-label={t('portal:loading')}>
        <Skeleton shape="block" className={styles.nowSkeleton} />
        <div className={styles.ladder}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.skeleton} />
          ))}
        </div>
      </div>
    );
  }
  if (info.data === undefined) {
    return <ReadFailed reads={[info]} />;
  }
  const { rankLevel, progress = '0' } = info.data;
  const levels = info.data.levels.toSorted((a, b) => a.rankLevel - b.rankLevel);
  if (levels.length === 0) return <EmptyState art={<EmptyArt />} title={t('empty_title')} text={t('empty_text')} />;
  const current = levels.find((level) => level.rankLevel === rankLevel);
  const next = levels.find((level) => level.rankLevel > rankLevel);
  return (
    <>
      <Card as="section" pad="lg" className={styles.now} aria-label={t('your_level')}>
        <div className={styles.who}>
          <span className="small muted">{t('your_level')}</span>
          <p className={`h-l ${styles.level}`}>
            <Icon name="crown" size={24} />
            {current?.labelName ?? t('level', { level: rankLevel })}
          </p>
        </div>
        <div className={styles.way}>
          {next === undefined ? (
            <p>{t('highest')}</p>
          ) : (
            <label className="num">
              {t('to_next', { money: money(missingOf(progress, next.required)), level: next.labelName })}
              <Progress value={percentOf(progress, next.required)} max={100} />
              <span className="small muted">{t('bets_so_far', { money: money(progress), required: money(next.required) })}</span>
            </label>
          )}
        </div>
        {vipService && (
          <Button icon="headset" data-entry="vipService" onClick={() => void runAction(portal, 'customerService')}>
            {t('vip_service')}
          </Button>
        )}
      </Card>
      <ol className={styles.ladder}>
        {levels.map((level) => (
          <Card
            as="li"
            key={level.rankLevel}
            aria-current={level.rankLevel === rankLevel ? 'step' : undefined}
            className={styles.step}
          >
            <p className={styles.name}>
              <GradientBadge from={level.color ?? ''} to={level.color2 ?? ''}>
                {level.labelName}
              </GradientBadge>
              {level.rankLevel === rankLevel && <Badge tone="primary">{t('you')}</Badge>}
            </p>
            <p className="small subtle num">{t('from_bets', { money: money(level.required ?? '0') })}</p>
            <ul className={styles.benefits}>
              {(level.benefits ?? []).map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" size={16} />
                  {benefit}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ol>
    </>
  );
}
