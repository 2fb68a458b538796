import { useTranslation } from 'react-i18next';
import type { LotteryGroup } from '#contract/types.ts';
import { LastNumbers } from '#parts/lottery/LastNumbers.tsx';
import { lotteryCode, useNextDraws } from '#state/lottery/lotteries.ts';
import { LotteryCard } from '#parts/lottery/LotteryCard.tsx';
import { useLotteryFavourites } from '#state/lottery/lotteryFavourites.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import styles from './ElottPage.module.css';

interface Props {
  groups: readonly LotteryGroup[];
  favouritesOnly: boolean;
  /** Shows a heading for each group. */
  headings: boolean;
}

export function LotteryCards({ groups, favouritesOnly, headings }: Props) {
  const { t } = useTranslation('lottery');
  const { ids } = useLotteryFavourites();
  const drawOf = useNextDraws(groups.flatMap((group) => group.gameMenus));
  const wanted = groups
    .map((group) => ({
      ...group,
      gameMenus: group.gameMenus.filter((game) => !favouritesOnly || ids.includes(lotteryCode(game))),
    }))
    .filter((group) => group.gameMenus.length > 0);
  if (wanted.length === 0) {
    return <EmptyState icon="star" title={t('favourites_empty')} text={t('favourites_empty_text')} />;
  }
  const drawn = String(Math.min(...groups.flatMap((group) => group.gameMenus.map((game) => drawOf(game)?.drawTime ?? Infinity))));
  return (
    <LastNumbers drawn={drawn}>
      {(numbersOf) =>
        wanted.map((group) => (
          <section key={group.gameGroupCode} aria-label={group.labelName} data-group={group.gameGroupCode}>
            {headings && <h2 className={`h-s ${styles.heading}`}>{group.labelName}</h2>}
            <ul className={styles.cards}>
              {group.gameMenus.map((game) => (
                <li key={lotteryCode(game)}>
                  <LotteryCard game={game} draw={drawOf(game)} last={numbersOf(game)} starred={ids.includes(lotteryCode(game))} />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </LastNumbers>
  );
}
