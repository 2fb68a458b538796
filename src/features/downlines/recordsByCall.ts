import { type ConditionContext, holds } from '#engine/conditions.ts';
import { type PublishedPanels, type PublishedRecords, shownRecords } from '#engine/records/panels.ts';

export interface PanelRecords {
  /** Name of the panel. */
  panel: string;
  records: PublishedRecords;
}

/** The first list of the agent centre that shows a call, as somebody may see it; null where the brand has none. */
export function recordsByCall(
  { agent }: Pick<PublishedPanels, 'agent'>,
  call: string,
  conditions: ConditionContext,
): PanelRecords | null {
  for (const [panel, { when, views }] of Object.entries(agent)) {
    const view = views.find((one) => one.records?.call === call && holds(one.when, conditions));
    if (view?.records !== undefined && holds(when, conditions)) return { panel, records: shownRecords(view.records, conditions) };
  }
  return null;
}
