import { filtersKey, rememberFilters, typedKey } from '#state/panels/rememberedFilters.ts';
import { runAction } from '#state/navigation/runAction.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens records of the agent centre with one account, which stands in no address; other filters begin anew. */
export async function openRecordsOf(portal: Portal, { account = '', panel = '' }: Record<string, string>): Promise<void> {
  rememberFilters(portal, filtersKey('agent', panel), {});
  rememberFilters(portal, typedKey('agent', panel), { account });
  await runAction(portal, 'openPanel', { menu: 'agent', panel });
}
