import { createHash } from 'node:crypto';
import type { Panels } from '#contract/types.ts';
import type { PanelIndex, PublishedPanels } from '#engine/records/panels.ts';
import { publishPanels } from './publishPanels.ts';
import { recordCall } from './recordCalls.ts';

/** The merged panels of a brand, with the contract's part filled in: formats of columns, choices of selects. */
export const publishedPanels = (panels: Panels): PublishedPanels => publishPanels(panels, recordCall);

/** The file that a site publishes its panels in, and what its pages say of it. */
export function panelFile(panels: PublishedPanels): { name: string; content: string; index: PanelIndex } {
  const content = JSON.stringify(panels);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const name = `panels.${hash}.json`;
  const { member, agent, pages } = panels;
  const index = { member: Object.keys(member), agent: Object.keys(agent), pages: Object.keys(pages) };
  return { name, content, index: { file: `/${name}`, ...index } };
}
