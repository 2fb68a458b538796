import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { titleOf } from '#state/launch/launch.ts';
import { LaunchStage } from '#parts/launch/LaunchStage.tsx';
import { useLaunchedGame } from '#state/launch/useLaunchedGame.ts';
import styles from './SeamlessPage.module.css';
import { VendorStrip } from './VendorStrip.tsx';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** The game of this tab beside the menu; without one, the vendors of the single wallet. */
export function SeamlessPage({ slotProps }: PageProps) {
  const { t } = useTranslation('seamless');
  const { view, start, close } = useLaunchedGame();
  if (view.kind === 'none') {
    return (
      <div {...slotProps} className={styles.page}>
        <PageHeading className="display-m">{t('title')}</PageHeading>
        <p className={styles.intro}>{t('intro')}</p>
        <VendorStrip />
      </div>
    );
  }
  const { game } = view;
  return (
    <LaunchStage
      slotProps={slotProps}
      className={styles.game}
      view={view}
      title={titleOf(game)}
      subtitle={game.gameName === undefined ? undefined : game.vendor}
      leave={{ icon: 'x', label: t('close_game'), run: close }}
      onStart={() => start(game)}
    />
  );
}
