import { useTranslation } from 'react-i18next';
import type { VipInfoResponse } from '#contract/types.ts';
import type { SectionProps, SlotProps } from '#engine/registry.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Card } from '#ui/content/Card.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LevelArt } from './art/LevelArt.tsx';
import { LevelRing } from './art/LevelRing.tsx';
import { gainsOf, perkRows } from './perks.ts';
import { placeIn } from './placeIn.ts';
import { missingOf, percentOf } from './progress.ts';
import { usePerkWords } from './usePerkWords.ts';
import { useVipInfo } from './useVipInfo.ts';
import styles from './VipCard.module.css';

const FACTS = 3;

/** The member's level and three facts about it, leading to the levels; nothing for others, or where there are no levels. */
export function VipCard({ slotProps }: SectionProps) {
  const { brand } = usePortal();
  const isMember = useSession((state) => state.token !== null && state.memberType !== brand.agent.demoType);
  const path = pathOfRoute(brand, 'vip');
  return isMember && path !== null ? <LoadedCard slotProps={slotProps} path={path} /> : null;
}

function LoadedCard({ slotProps, path }: { slotProps: SlotProps; path: string }) {
  const { t } = useTranslation('vip');
  const money = useMoney();
  const facts = useFacts();
  const { data, isPending } = useVipInfo();
  if (isPending) {
    return (
      <div {...slotProps} className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (data === undefined || data.levels.length === 0) return null;
  const { rankLevel, progress = '0' } = data;
  const { levels, own, next } = placeIn(data);
  const toNext =
    next === undefined ? t('highest') : t('to_next', { money: money(missingOf(progress, next.required)), level: next.labelName });
  return (
    <Card {...slotProps} as="section" pad="none" className={styles.card} aria-label={t('your_level')}>
      <PageLink to={path} className={styles.head}>
        <LevelRing percent={next === undefined ? 100 : percentOf(progress, next.required)} label={toNext} className={styles.ring}>
          <LevelArt place={own === undefined ? 0 : levels.indexOf(own)} color={own?.color} color2={own?.color2} />
        </LevelRing>
        <span className={styles.words}>
          <strong className="h-s">{own?.labelName ?? t('level', { level: rankLevel })}</strong>
          <span className="small muted num">{toNext}</span>
        </span>
        <Icon name="chevron-right" size={18} />
      </PageLink>
      <dl className={styles.facts}>
        {facts(data).map(([label, value]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The next days on which something is received, else what was bet and what is asked for, and what the next level adds. */
function useFacts(): (info: VipInfoResponse) => (readonly [label: string, value: string])[] {
  const { t } = useTranslation('vip');
  const { short } = usePerkWords();
  const { day } = useMoment();
  return (info) => {
    const { own, next } = placeIn(info);
    const { dates = [], progress = '0' } = info;
    const last = next === undefined ? null : ([t('next_level'), t('gains', { count: gainsOf(perkRows(own, next)) })] as const);
    const others = [
      ...dates.map(({ name, at }) => [name, day(at)] as const),
      [t('bets'), short(progress)] as const,
      ...(next?.required === undefined ? [] : [[t('next_at', { level: next.labelName }), short(next.required)] as const]),
    ];
    return [...others.slice(0, FACTS - (last === null ? 0 : 1)), ...(last === null ? [] : [last])];
  };
}
