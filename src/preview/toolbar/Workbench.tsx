import { useEffect } from 'react';
import { Panel } from './Panel.tsx';
import { DroppedParts } from './DroppedParts.tsx';
import { Problems } from './Problems.tsx';
import { useMaybeStudio } from '../studio/state/StudioProvider.tsx';
import { useShownDraft } from '../studio/state/useShownDraft.ts';
import { pressStudioKey, StudioBar } from '../studio/view/StudioBar.tsx';
import { Stage } from './Stage.tsx';
import { Toolbar } from './Toolbar.tsx';
import { pressKey } from '#preview/controls/togglePanel.ts';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import styles from './Workbench.module.css';

/** The page in a frame, isolated from the tools beside it. */
export function Workbench({ src }: { src: string }) {
  const { store } = useTools();
  const studio = useMaybeStudio();
  useShownDraft();
  const open = useToolState(({ panel }) => panel !== null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      pressKey(store, event);
      if (studio !== null) pressStudioKey(studio, store, event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, studio]);

  return (
    <div className={styles.workbench} data-open={open ? '' : undefined} data-studio={studio === null ? undefined : ''}>
      {studio !== null && <StudioBar />}
      <Stage src={src} />
      {open && <Panel />}
      <Problems />
      <DroppedParts />
      <Toolbar />
    </div>
  );
}
