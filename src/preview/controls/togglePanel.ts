import type { PanelName, ToolStore } from './toolState.ts';

/** Opens the tools with the last used tool, or closes them. */
export function togglePanel(store: ToolStore): void {
  const { panel, lastPanel } = store.getState();
  if (panel === null) leadToPanel(store, lastPanel);
  else store.setState({ panel: null, inspecting: false });
}

/** Shows a tool and leads the focus to it: with Tab alone it would go through the whole framed page first. */
export function leadToPanel(store: ToolStore, panel: PanelName): void {
  showPanel(store, panel);
  store.setState({ isLed: true });
}

export function showPanel(store: ToolStore, panel: PanelName): void {
  store.setState({ panel, lastPanel: panel });
}

/** Starts or stops selecting elements with the pointer. */
export function toggleInspecting(store: ToolStore): void {
  const inspecting = !store.getState().inspecting;
  store.setState({ inspecting, hovered: null });
  if (inspecting) leadToPanel(store, 'places');
}

/** Alt+Shift+P and Alt+Shift+I, in tools and page; Escape stops selecting. */
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
