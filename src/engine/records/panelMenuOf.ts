import type { PanelIndex, PanelMenu } from './panels.ts';

/** The centre that has the panel of an entry: that of the entry's own menu, else the first that has one of that name. */
export function panelMenuOf(panels: Pick<PanelIndex, PanelMenu>, menu: string, panel: string): PanelMenu | null {
  const has = (one: PanelMenu) => panels[one].includes(panel);
  if ((menu === 'member' || menu === 'agent') && has(menu)) return menu;
  return has('member') ? 'member' : has('agent') ? 'agent' : null;
}
