import type { PanelName, ToolStore } from './toolState.ts';

/** Opens the tools where they were left, or closes them. */
export function togglePanel(store: ToolStore): void {
  const { panel, lastPanel } = store.getState();
  if (panel === null) showPanel(store, lastPanel);
  else store.setState({ panel: null, inspecting: false });
}

export function showPanel(store: ToolStore, panel: PanelName): void {
  store.setState({ panel, lastPanel: panel });
}

/** Points at places of the page with the mouse, or stops. */
export function toggleInspecting(store: ToolStore): void {
  const inspecting = !store.getState().inspecting;
  store.setState({ inspecting, hovered: null });
  if (inspecting) showPanel(store, 'places');
}

/** Alt+Shift+P and Alt+Shift+I, in the tools as in the page; Escape ends pointing. */
export function pressKey(store: ToolStore, event: KeyboardEvent): void {
  if (event.key === 'Escape' && store.getState().inspecting) {
    event.preventDefault();
    store.setState({ inspecting: false, hovered: null });
    return;
  }
  if (!event.altKey || !event.shiftKey) return;
  if (event.code === 'KeyP') togglePanel(store);
  else if (event.code === 'KeyI') toggleInspecting(store);
  else return;
  event.preventDefault();
}
