import type { Panel } from '#contract/types.ts';
import { rolesOf } from '#engine/conditions.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { DRAFT_WORDS } from '#preview/inside/rows/draftRows.ts';
import type { SeedUser } from '#preview/inside/rows/readerOf.ts';
import { contractOf } from '#preview/studio/model/resolveDraft.ts';
import { publishPanels } from '../../../../tools/brand-files/panels/publishPanels.ts';
import type { Centre } from './callFields.ts';
import { panelSettings, type TypedPanel } from './typedPanel.ts';

/** The list of a panel as a site would publish it, and its own words by their keys, before anything is in the draft. */
export function draftRecords(
  typed: TypedPanel,
  { flags }: Pick<Brand, 'flags'>,
): { records: PublishedRecords; words: Record<string, string> } {
  const words: string[] = [];
  const keyOf = (text: string) => `${DRAFT_WORDS}:${words.push(text) - 1}`;
  const panel = panelSettings(typed, flags, keyOf) as unknown as Panel;
  const { member } = publishPanels({ member: { draft: panel }, agent: {}, pages: {} }, contractOf([typed.call]));
  // a panel of records has one view, and that its records
  const records = member['draft']!.views[0]!.records!;
  return { records, words: Object.fromEntries(words.entries()) };
}

/** The first seed user who is at home in a centre; null where there is none. */
export function seedFor(centre: Centre, { users }: SandboxData['users'], { agent }: Pick<Brand, 'agent'>): SeedUser | null {
  const fitting = Object.entries(users).flatMap(([account, { type }]) => {
    const roles = rolesOf({ token: account, type, agent });
    return roles.has(centre) ? [{ account, type, isAgent: roles.has('agent') }] : [];
  });
  // an agent is a member, too, with rows of a team
  const found = fitting.find(({ isAgent }) => isAgent === (centre === 'agent')) ?? fitting[0];
  return found === undefined ? null : { account: found.account, type: found.type };
}
