import { useEffect, useRef, useState } from 'react';
import { Outlines } from '../inspector/Outlines.tsx';
import controls from '#preview/controls/controls.module.css';
import { useMaybeStudio } from '../studio/state/StudioProvider.tsx';
import { pressStudioKey } from '../studio/view/StudioBar.tsx';
import styles from './Stage.module.css';
import { pressKey } from '#preview/controls/togglePanel.ts';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';

/** The framed page. The frame has the selected width, so media queries apply; it is scaled down to fit. */
export function Stage({ src }: { src: string }) {
  const tools = useTools();
  const studio = useMaybeStudio();
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = useToolState((state) => state.frame);
  const hook = useToolState((state) => state.hook);
  const { id } = useToolState(({ record }) => record);
  const [room, setRoom] = useState({ width: 0, height: 0 });

  useEffect(() => (frame.current === null ? undefined : tools.follow(frame.current)), [tools]);

  useEffect(() => {
    const inner = hook === null ? null : frame.current?.contentWindow;
    if (!inner) return undefined;
    const press = (event: KeyboardEvent) => {
      pressKey(tools.store, event);
      if (studio !== null) pressStudioKey(studio, tools.store, event);
    };
    inner.addEventListener('keydown', press);
    return () => inner.removeEventListener('keydown', press);
  }, [tools, hook, studio]);

  useEffect(() => {
    if (stage.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const scale = width === null || room.width === 0 ? 1 : Math.min(1, room.width / width);
  const size =
    width === null
      ? { width: '100%', height: '100%' }
      : { width, height: room.height / scale, transform: `scale(${scale})`, marginInline: Math.max(0, (room.width - width) / 2) };

  return (
    <main ref={stage} className={styles.stage} data-framed={width === null ? undefined : ''}>
      <h1 className={controls.hidden}>{labels.title(id)}</h1>
      <div className={styles.frame} style={size}>
        <iframe ref={frame} src={src} title={labels.page} />
        <Outlines />
      </div>
    </main>
  );
}
