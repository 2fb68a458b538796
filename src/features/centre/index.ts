import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { defineFeature, type PortalFeature } from '#state/portal/feature.ts';

/**
 * The member centre and the agent centre: a menu and panels over the page, both described by the brand.
 * @param addPanels adds the features behind the panels to the registry
 */
export const centre = (addPanels: () => Promise<void>): PortalFeature =>
  defineFeature({
    id: 'centre',
    provides: {
      modal: {
        centre: lazyEntry(async () => {
          const [{ CentreModal }] = await Promise.all([import('./CentreModal.tsx'), addPanels()]);
          return CentreModal;
        }),
      },
      action: {
        openPanel: async (portal, params) => (await loadChunk(() => import('./openPanel.ts'))).openPanel(portal, params),
        // an action of the features behind the panels, from outside the centres; other parameters are its own
        centreAction: async (portal, { run = '', ...params }) => {
          await addPanels();
          await runAction(portal, run, params);
        },
      },
    },
  });
