import { useEffect } from 'react';
import { Panel } from './Panel.tsx';
import { DroppedParts } from './DroppedParts.tsx';
import { Problems } from './Problems.tsx';
import { Stage } from './Stage.tsx';
import { Toolbar } from './Toolbar.tsx';
import { pressKey } from '#preview/controls/togglePanel.ts';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import styles from './Workbench.module.css';

/** The page in a frame, isolated from the tools beside it. */
export function Workbench({ src }: { src: string }) {
  const { store } = useTools();
  const open = useToolState(({ panel }) => panel !== null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(store, event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store]);

  return (
    <div className={styles.workbench} data-open={open ? '' : undefined}>
      <Stage src={src} />
      {open && <Panel />}
      <Problems />
      <DroppedParts />
      <Toolbar />
    </div>
  );
}
