import { useLayoutEffect, useRef } from 'react';
import { fullAddress } from '#preview/controls/connect.ts';
import controls from '#preview/controls/controls.module.css';
import { CopyButton } from '#preview/controls/CopyButton.tsx';
import styles from './Toolbar.module.css';
import { toggleInspecting, togglePanel } from '#preview/controls/togglePanel.ts';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { addressOf } from '../previewOptions.ts';
import { useMaybeStudio } from '../studio/state/StudioProvider.tsx';
import { shownOptions } from '#preview/controls/shownOptions.ts';
import { labels } from '#preview/controls/labels.ts';

/** The bar that is always visible: the current state, and the button of the tools. */
export function Toolbar() {
  const { store } = useTools();
  const studio = useMaybeStudio();
  const open = useToolState(({ panel }) => panel !== null);
  const inspecting = useToolState((state) => state.inspecting);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    // what had the focus in the tools is gone with them
    if (wasOpen.current && !open && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <footer className={styles.strip} aria-label={labels.strip}>
      <button
        ref={opener}
        type="button"
        className={controls.button}
        aria-expanded={open}
        aria-keyshortcuts="Alt+Shift+P"
        title="Alt+Shift+P"
        onClick={() => togglePanel(store)}
      >
        {open ? labels.closeTools : labels.openTools}
      </button>
      <Summary />
      <button
        type="button"
        className={controls.button}
        aria-pressed={inspecting}
        aria-keyshortcuts="Alt+Shift+I"
        title="Alt+Shift+I"
        onClick={() => toggleInspecting(store)}
      >
        {labels.inspect}
      </button>
      {studio !== null && (
        <a className={controls.button} href="/__preview/new">
          {labels.newBrand}
        </a>
      )}
      <AllBrands />
      <PageOnly />
      <CopyButton label={labels.copyLink} text={() => fullAddress(store.getState())} />
    </footer>
  );
}

/** All brands beside each other at the page that is shown. */
function AllBrands() {
  const href = useToolState(({ page }) => `/__preview/brands?${new URLSearchParams({ path: page.path })}`);
  return (
    <a className={controls.button} href={href}>
      {labels.allBrands}
    </a>
  );
}

/** Leaves the tools for the page in its current state. */
function PageOnly() {
  const href = useToolState((state) => {
    const { tools: _tools, panel: _panel, pick: _pick, frame: _frame, ...options } = shownOptions(state);
    return addressOf(state.page.path, options, state.record.id);
  });
  return (
    <a className={controls.button} href={href}>
      {labels.pageOnly}
    </a>
  );
}

function Summary() {
  const { id, platform, replays } = useToolState(({ record }) => record);
  const page = useToolState((state) => state.page);
  const scenario = useToolState(({ sandbox }) => sandbox?.scenario);
  const working = useToolState(({ hook, busy }) => hook === null || busy);
  const facts = [
    id,
    page.path.split('?')[0],
    replays ? labels.recording : (platform ?? scenario),
    page.user,
    page.lang,
    page.theme,
  ];
  return (
    <p className={styles.summary} aria-live="polite">
      <span className={styles.dot} data-working={working ? '' : undefined} aria-hidden="true" />
      {working && <span className={controls.hidden}>{labels.starting}</span>}
      {facts
        .filter((fact) => fact !== undefined)
        .map((fact, index) => (
          <span key={index}>{fact}</span>
        ))}
    </p>
  );
}
