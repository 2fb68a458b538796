import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { titleOf } from '#state/launch.ts';
import { LaunchView } from '#parts/LaunchView.tsx';
import { useLaunchedGame } from '#state/useLaunchedGame.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Stage } from '#ui/Stage.tsx';
import styles from './SeamlessPage.module.css';
import { VendorStrip } from './VendorStrip.tsx';

/** The game of this tab beside the menu; without one, the vendors whose games play from the one wallet (D-28). */
export function SeamlessPage({ slotProps }: PageProps) {
  const { t } = useTranslation('seamless');
  const { view, start, close } = useLaunchedGame();
  if (view.kind === 'none') {
    return (
      <div {...slotProps} className={styles.page}>
        <h1 className="display-m">{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <VendorStrip />
      </div>
    );
  }
  const { game } = view;
  return (
    <Stage
      {...slotProps}
      className={styles.game}
      title={titleOf(game)}
      subtitle={game.gameName === undefined ? undefined : game.vendor}
      fullscreen={{ enter: t('launch:fullscreen'), leave: t('launch:fullscreen_leave') }}
      actions={
        <>
          <IconButton icon="refresh-cw" label={t('launch:reload')} busy={view.kind === 'starting'} onClick={() => start(game)} />
          <IconButton icon="x" label={t('close_game')} onClick={close} />
        </>
      }
    >
      <LaunchView view={view} onRetry={() => start(game)} onLeave={close} className={styles.frame}>
        <Button size="sm" variant="text" onClick={close}>
          {t('close_game')}
        </Button>
      </LaunchView>
    </Stage>
  );
}
