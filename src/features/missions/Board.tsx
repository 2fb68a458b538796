import { useTranslation } from 'react-i18next';
import type { MissionRank } from '#contract/types.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { RecordTable } from '#ui/records/RecordTable.tsx';
import { Avatar } from '#ui/member/Avatar.tsx';
import styles from './Board.module.css';

interface Props {
  rows: readonly MissionRank[];
  own: MissionRank | null;
}

/** Places on the podium. */
const PODIUM = 3;

/** The first three on a podium, the others in a table, and the member's own rank in view below. */
export function Board({ rows, own }: Props) {
  const { t } = useTranslation('missions');
  const language = usePreferences((state) => state.language);
  const money = useMoney();
  const points = (score: number) => new Intl.NumberFormat(htmlLangOf(language), { numberingSystem: 'latn' }).format(score);
  const paid = (reward: MissionRank['reward']) => (reward == null ? '–' : money(reward));
  // by place: members with as many points share a rank
  const others = rows.slice(PODIUM);
  return (
    <>
      <ol className={styles.podium} aria-label={t('podium')}>
        {rows.slice(0, PODIUM).map(({ rank, name, score, reward }, index) => (
          <li key={index} className={styles.place} data-row={index + 1}>
            <Avatar size={index === 0 ? 'lg' : 'md'} initials={[...name].slice(0, 2).join('').toUpperCase()} />
            <b>{name}</b>
            <span className="small muted num">{t('points', { points: points(score) })}</span>
            <span className={`small num ${styles.paid}`}>{paid(reward)}</span>
            <span className={`num ${styles.step}`}>{rank}</span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <RecordTable
          caption={t('tab_leaderboard')}
          columns={[
            { key: 'rank', label: t('rank'), place: 'lead' },
            { key: 'name', label: t('player'), place: 'title' },
            { key: 'score', label: t('score'), numeric: true, place: 'value' },
            { key: 'reward', label: t('reward'), numeric: true, place: 'note' },
          ]}
          rows={others.map(({ rank, name, score, reward }, index) => ({
            id: String(PODIUM + index + 1),
            cells: { rank: <span className="num">{rank}</span>, name, score: points(score), reward: paid(reward) },
          }))}
        />
      )}
      <p className={styles.own} data-total="own">
        <b className="num">{own === null ? '–' : own.rank}</b>
        <span className={styles.you}>{own === null ? t('own_none') : t('you', { name: own.name })}</span>
        {own !== null && <span className="small num">{paid(own.reward)}</span>}
        {own !== null && <b className="num">{t('points', { points: points(own.score) })}</b>}
      </p>
    </>
  );
}
