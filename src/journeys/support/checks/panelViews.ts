import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PanelMenu, PublishedPanels, PublishedRecords } from '#engine/records/panels.ts';
import { withCentre } from '#state/navigation/centreAddress.ts';
import { dist, type PortalUnderTest } from '../portal.ts';

/** One view of a panel: the panel itself, or one of its tabs. */
export interface PanelView {
  menu: PanelMenu;
  panel: string;
  view: string;
  records: PublishedRecords | undefined;
}

/** Every view of every panel that a brand has published, but those of agents in the panels of members. */
export function panelViews({ brand, snapshot }: PortalUnderTest, menu: PanelMenu): PanelView[] {
  const file = join(dist, 'sites', brand, snapshot.panels.file);
  const panels = JSON.parse(readFileSync(file, 'utf8')) as PublishedPanels;
  return Object.entries(panels[menu]).flatMap(([panel, { views }]) =>
    views
      .filter(({ when }) => menu === 'agent' || !JSON.stringify(when ?? null).includes('"role":"agent'))
      .map(({ name, records }) => ({ menu, panel, view: name, records })),
  );
}

/** The address of a view over a page of few parts. */
export const addressOfView = ({ menu, panel, view }: PanelView, values: Readonly<Record<string, string>> = {}): string =>
  withCentre('/promotions', { menu, panel, values: { view, ...values } });
