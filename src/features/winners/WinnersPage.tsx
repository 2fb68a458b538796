import { Moment } from '#parts/moments/Moment.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import type { RankRow } from '#contract/types.ts';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { RecordTable } from '#ui/records/RecordTable.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import styles from './WinnersPage.module.css';
import { PageHeading } from '#parts/page/PageHeading.tsx';

const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

type Period = (typeof PERIODS)[number];

/** The winners' boards, one per period of the platform. */
export function WinnersPage({ slotProps }: PageProps) {
  const { t } = useTranslation('winners');
  const money = useMoney();
  const board = useRead('rankList', {});
  const [wanted, setWanted] = useState<Period>('DAY');
  const all = board.data ?? [];
  const periods = PERIODS.filter((period) => all.some((row) => row.period === period));
  const period = periods.includes(wanted) ? wanted : periods[0];
  const rows = all.filter((row) => row.period === undefined || row.period === period).toSorted((a, b) => a.rank - b.rank);

  const table = (
    <RecordTable
      caption={t('title')}
      columns={[
        { key: 'rank', label: t('rank'), place: 'lead' },
        { key: 'name', label: t('player'), place: 'title' },
        { key: 'game', label: t('game'), place: 'subtitle' },
        { key: 'amount', label: t('amount'), numeric: true, place: 'value' },
        { key: 'time', label: t('time'), numeric: true, place: 'note' },
      ]}
      rows={rows.map((row) => ({
        id: `${row.period ?? ''} ${row.rank}`,
        cells: {
          rank: (
            <span className={`num ${styles.rank}`} data-top={row.rank <= 3 || undefined}>
              {row.rank}
            </span>
          ),
          name: row.name,
          game: <PlayedGame row={row} />,
          amount: <strong>{money(row.amount)}</strong>,
          time: row.time === undefined ? '' : <Moment ms={row.time} />,
        },
      }))}
    />
  );

  return (
    <div {...slotProps} className={styles.page}>
      <PageHeading className="display-m">{t('title')}</PageHeading>
      <p className="muted">{t('note')}</p>
      {board.isPending && <RecordSkeleton rows={10} label={t('portal:loading')} />}
      {board.isError && <ReadFailed reads={[board]} />}
      {board.isSuccess && all.length === 0 && <EmptyState art={<EmptyArt />} title={t('empty_title')} text={t('empty_text')} />}
      {rows.length > 0 &&
        (period === undefined || periods.length < 2 ? (
          table
        ) : (
          <>
            <Tabs
              id="winners"
              label={t('periods')}
              tabs={periods.map((value) => ({ value, label: t(`period_${value}`) }))}
              value={period}
              onChange={setWanted}
            />
            <div {...tabPanel('winners', period)}>{table}</div>
          </>
        ))}
    </div>
  );
}

/** A game's name with its picture, where the platform sends one. */
function PlayedGame({ row: { game, played } }: { row: RankRow }) {
  const portal = usePortal();
  const fallback = <img src={`/images/${portal.brand.images.defaultGameIcon}`} alt="" width={28} height={28} />;
  return (
    <span className={styles.game}>
      {played?.icon && (
        <LazyImage className={styles.art} src={imageUrl(portal, played.icon)} alt="" width={40} height={40} fallback={fallback} />
      )}
      <span className={styles.title}>{game ?? played?.gameName}</span>
    </span>
  );
}
