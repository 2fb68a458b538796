import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { CallsTool } from '#preview/calls/CallsTool.tsx';
import { PlacesTool } from '../inspector/PlacesTool.tsx';
import { ReportTool } from '#preview/calls/ReportTool.tsx';
import { useMaybeStudio } from '../studio/state/StudioProvider.tsx';
import { StructureTool } from '../structure/StructureTool.tsx';
import { CompareTool } from '../compare/CompareTool.tsx';
import { SettingsTool } from '../settings/SettingsTool.tsx';
import { ChangesTool } from '../studio/view/ChangesTool.tsx';
import { FlagsTool } from '#preview/flags/FlagsTool.tsx';
import { OutboxTool } from './OutboxTool.tsx';
import styles from './Panel.module.css';
import { StatesTool } from './StatesTool.tsx';
import { StateTool } from './StateTool.tsx';
import { showPanel } from '#preview/controls/togglePanel.ts';
import { type PanelName, panelsOf } from '#preview/controls/toolState.ts';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import { useKeptFocus } from '#preview/controls/useKeptFocus.ts';

const tools: Record<PanelName, ComponentType> = {
  state: StateTool,
  flags: FlagsTool,
  outbox: OutboxTool,
  calls: CallsTool,
  places: PlacesTool,
  states: StatesTool,
  report: ReportTool,
  structure: StructureTool,
  settings: SettingsTool,
  compare: CompareTool,
  changes: ChangesTool,
};

/** Tools that write files. */
const ofStudio: readonly PanelName[] = ['structure', 'settings', 'compare', 'changes'];

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tools beside the page, one at a time; a sheet on phones. */
export function Panel() {
  const { store } = useTools();
  const hasStudio = useMaybeStudio() !== null;
  const panelNames = panelsOf(useToolState(({ record }) => record)).filter((name) => hasStudio || !ofStudio.includes(name));
  const asked = useToolState((state) => state.panel) ?? 'state';
  const panel = panelNames.includes(asked) ? asked : 'state';
  const list = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const isLed = useToolState((state) => state.isLed);
  useKeptFocus(view);
  useLayoutEffect(() => {
    if (!isLed) return;
    view.current?.focus();
    store.setState({ isLed: false });
  }, [store, isLed]);
  const Tool = tools[panel];
  const move = (key: string) => {
    const step = steps[key];
    if (step === undefined) return;
    const next = panelNames.at((panelNames.indexOf(panel) + step) % panelNames.length) ?? 'state';
    showPanel(store, next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <aside className={styles.panel} aria-label={labels.tools}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={labels.tools}>
        {panelNames.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === panel}
            aria-controls="tool"
            tabIndex={name === panel ? 0 : -1}
            onClick={() => showPanel(store, name)}
            onKeyDown={(event) => move(event.key)}
          >
            {labels.tabs[name]}
            {name === 'outbox' && <Unread />}
          </button>
        ))}
      </div>
      <div ref={view} className={styles.tool} role="tabpanel" id="tool" aria-labelledby={`tab-${panel}`} tabIndex={-1}>
        <Tool />
      </div>
    </aside>
  );
}

function Unread() {
  const count = useToolState(({ outbox }) => outbox.length);
  return count === 0 ? null : <span className={styles.count}>{count}</span>;
}
