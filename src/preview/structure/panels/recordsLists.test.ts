import { expect, test } from 'vitest';
import { startDraft, textOf } from '#preview/studio/draft/draft.ts';
import type { JsonObject } from '#engine/brand/json.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import type { Layering } from '../model/layering.ts';
import { everyNode, structureOf } from '../model/tree.ts';
import { after, applied, bundleOf, findingsOf, labelOf, layers } from './drafted.fixture.ts';
import { fieldEdits, lackingFields, lackingFilters, type RecordsList, recordsLists } from './recordsLists.ts';
import { startField } from './typedPanel.ts';

const bundle = bundleOf('folia');

/** The lists of each view of records, by the id of its row. */
function viewsOf(layering: Layering): Map<string, RecordsList[]> {
  const nodes = [...everyNode(structureOf({ layering, rules: {}, textOf: () => null }))];
  const views = nodes.map(({ id, ...node }) => [id, recordsLists({ id, ...node }, layering.resolved, bundle.calls)] as const);
  return new Map(views.filter(([, lists]) => lists.length > 1));
}

/** The edits that add all that a list can still have of its call. */
function allOf(layering: Layering, list: RecordsList): Edit[] {
  const fields = lackingFields(list, layering.resolved).map((offer) => ({ ...startField(offer, labelOf), total: offer.hasSum }));
  const filters = lackingFilters(list, layering.resolved).map((offer) => ({
    offer,
    isAsked: true,
    value: offer.needsValue ? (offer.values[0] ?? 'last7') : '',
    label: labelOf(offer.name),
  }));
  return fields.length + filters.length === 0 ? [] : fieldEdits(layering, list, { fields, filters });
}

test('every list of every panel can have all that its call offers, and then nothing more', () => {
  const start = startDraft(bundle.files);
  const layering = layers(bundle, start);
  const views = viewsOf(layering);
  expect(views.size).toBeGreaterThan(35);
  const edits = [...views.values()].flatMap((lists) => lists.flatMap((list) => allOf(layering, list)));
  const draft = applied(start, edits);
  expect(findingsOf(draft, 'folia')).toBe('');
  const full = layers(bundle, draft);
  for (const [id, lists] of viewsOf(full))
    for (const list of lists) expect([id, list.kind, ...allOf(full, list)]).toEqual([id, list.kind]);
});

test('what every request of a view has, and a second filter of days, is not offered', () => {
  const layering = layers(bundle, startDraft(bundle.files));
  const offered = (id: string) => {
    const filters = viewsOf(layering)
      .get(id)!
      .find(({ kind }) => kind === 'filters')!;
    return lackingFilters(filters, layering.resolved).map(({ name }) => name);
  };
  // its kind is fixed
  expect(offered('panels-agent/agentDividendRecordCopy2/records')).toEqual(['account']);
  // `registered` is its filter of days
  expect(offered('panels-agent/downlineManagmentView')).not.toContain('date');
});

test('a list that a panel lacks is made, and one that it has gets a longer order', () => {
  const start = startDraft(bundle.files);
  const panel = {
    title: 'portal:help',
    records: {
      call: 'bonusDetails',
      filters: { order: [], entries: {} },
      columns: { order: ['time'], entries: {} },
      pageSize: 10,
      export: true,
    },
  };
  const made = after(start, [{ file: 'brands/folia/panels.json', at: '/member/walletless', value: panel }], 'made');
  const [columns, , cards] = viewsOf(layers(bundle, made)).get('panels-member/walletless')!;
  const some = (list: RecordsList, names: string[]) =>
    lackingFields(list, layers(bundle, made).resolved)
      .filter(({ name }) => names.includes(name))
      .map((offer) => startField(offer, labelOf));
  const edits = (list: RecordsList, names: string[]) =>
    fieldEdits(layers(bundle, made), list, { fields: some(list, names), filters: [] });
  const next = after(made, [...edits(cards!, ['amount']), ...edits(columns!, ['amount', 'status'])], 'more');
  const own = JSON.parse(textOf(next, 'brands/folia/panels.json')!) as { member: Record<string, typeof panel & JsonObject> };
  expect(own.member['walletless']!.records).toEqual({
    ...panel.records,
    columns: { order: ['time', 'amount', 'status'], entries: {} },
    cards: { order: ['amount'], entries: {} },
  });
});
