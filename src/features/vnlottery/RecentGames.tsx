import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { lotteryCode } from '#state/lottery/lotteries.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePreferences, useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './GameChooser.module.css';

interface Props {
  pathOf: (game: Game) => string;
}

/** The lotteries that the member played, the latest first; renders nothing for a visitor. */
export function RecentGames({ pathOf }: Props) {
  const signedIn = useSession((state) => state.token !== null);
  return signedIn ? <MemberRecent pathOf={pathOf} /> : null;
}

function MemberRecent({ pathOf }: Props) {
  const { t } = useTranslation('lottery');
  const language = usePreferences((state) => state.language);
  const recent = useRead('vnRecent', { language });
  if (recent.isPending)
    return (
      <Loading>
        <Skeleton shape="block" className={styles.skeleton} />
      </Loading>
    );
  if (!recent.data?.length) return null;
  return (
    <nav className={styles.recent} aria-labelledby="vn-recent">
      <h2 id="vn-recent" className="small subtle">
        {t('recent')}
      </h2>
      <ul className={styles.row}>
        {recent.data.map((game) => (
          <li key={lotteryCode(game)}>
            <PageLink to={pathOf(game)} className={styles.game}>
              {game.gameName}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
