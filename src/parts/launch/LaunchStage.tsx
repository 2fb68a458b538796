import { usePageTitle } from '#state/navigation/pageTitle.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '#engine/registry.ts';
import type { GameView } from '#state/launch/useLaunchedGame.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Stage } from '#ui/media/Stage.tsx';
import { ChatUnread } from './ChatUnread.tsx';
import styles from './LaunchStage.module.css';
import { LaunchView } from './LaunchView.tsx';

interface LaunchStageProps {
  slotProps: SlotProps;
  view: Exclude<GameView, { kind: 'none' }>;
  title: string;
  subtitle?: string | undefined;
  /** The button that leaves the game: its label, and whether it goes back or closes. */
  leave: { label: string; icon: 'arrow-left' | 'x'; run: () => void };
  onStart: () => void;
  actions?: ReactNode;
  /** Fills the page below the header, unless `className` sets a size. */
  whole?: boolean | undefined;
  className?: string | undefined;
}

/** A game below its bar: name, leave, restart. Nothing floats over the game. */
export function LaunchStage({ slotProps, view, title, subtitle, leave, onStart, actions, whole, className }: LaunchStageProps) {
  const { t } = useTranslation('launch');
  usePageTitle(title);
  const way = <IconButton icon={leave.icon} label={leave.label} onClick={leave.run} />;
  const leads = leave.icon === 'arrow-left';
  return (
    <Stage
      {...slotProps}
      data-stage=""
      className={cx(whole === true && styles.whole, className)}
      title={title}
      subtitle={subtitle}
      fullscreen={{ enter: t('fullscreen'), leave: t('fullscreen_leave') }}
      leading={leads ? way : null}
      actions={
        <>
          {actions}
          <ChatUnread />
          <IconButton
            icon="refresh-cw"
            label={t('reload')}
            busy={view.kind === 'starting'}
            disabled={view.kind === 'visitor'}
            onClick={onStart}
          />
          {!leads && way}
        </>
      }
    >
      <LaunchView view={view} onRetry={onStart} onLeave={leave.run}>
        <Button size="sm" variant="text" {...(leads ? { icon: leave.icon } : {})} onClick={leave.run}>
          {leave.label}
        </Button>
      </LaunchView>
    </Stage>
  );
}
