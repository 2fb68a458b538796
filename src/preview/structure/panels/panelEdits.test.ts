import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Panels } from '#contract/types.ts';
import type { Json, JsonObject } from '#engine/brand/json.ts';
import { recordRequest } from '#parts/records/useRecords.ts';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { type Draft, startDraft, textOf, undone } from '#preview/studio/draft/draft.ts';
import { resolveDraft } from '#preview/studio/model/resolveDraft.ts';
import { loadBrand } from '../../../../tools/brand-files/loadBrand.ts';
import { listCalls } from '../../../../tools/studio/listCalls.ts';
import { publishedPanels } from '../../../../tools/brand-files/panels/publishedPanels.ts';
import { callsFor, type Centre, columnOffers, sumOffers } from './callFields.ts';
import { after, applied, bundleOf, findingsOf, labelOf, layers } from './drafted.fixture.ts';
import { entryIcons, menusOf, panelEdits, panelFaults, type PanelForm } from './panelEdits.ts';
import { startField, startFilters, type TypedPanel } from './typedPanel.ts';

const runs = process.env['DEEP'] ? 60 : 4;
const casesOf = (id: string) => {
  const { brand } = loadBrand(id);
  return (['member', 'agent'] as const).flatMap((centre) =>
    callsFor(listCalls(), centre, brand).map((call) => ({ centre, call })),
  );
};

/** A panel with all that its call offers. */
function wholeForm(centre: Centre, call: TypedPanel['call'], name: string): PanelForm & TypedPanel {
  const filters = startFilters(call, centre, labelOf).map((filter) => ({
    ...filter,
    isAsked: filter.offer.canBeAsked,
    value: filter.value !== '' || !filter.offer.needsValue ? filter.value : filter.offer.values[0]!,
  }));
  const columns = columnOffers(call).map((offer) => ({ ...startField(offer, labelOf), total: offer.hasSum }));
  const sums = sumOffers(call).map((offer) => startField(offer, labelOf));
  return { call, title: 'Rows', name, columns, sums, filters, menu: centre, icon: 'receipt-text' };
}

/** Puts panels into a draft of a brand, one after the other. */
function drafted(id: string, forms: readonly [Centre, PanelForm & TypedPanel][], put = after): Draft {
  const bundle = bundleOf(id);
  return forms.reduce((draft, [centre, form]) => {
    const layering = layers(bundle, draft);
    expect(panelFaults(form, centre, layering, bundle.schemas['panels']!)).toEqual({});
    return put(draft, panelEdits(layering, centre, form), form.name);
  }, startDraft(bundle.files));
}

/** The first request of each panel is one that the contract allows. */
function expectRequests(panels: Panels, forms: readonly [Centre, PanelForm][]): void {
  const published = publishedPanels(panels);
  for (const [centre, { name }] of forms) {
    const records = published[centre][name]!.views[0]!.records!;
    const request = recordRequest(records, {}, { today: '2026-11-27', timeZone: 'America/Sao_Paulo' });
    const { request: title } = endpoints[records.call as EndpointName];
    const problem = requestValidatorOf(title!)({ pageNo: 1, pageSize: records.pageSize, ...request });
    expect([name, problem]).toEqual([name, null]);
  }
}

test.each(['folia', 'mayloc'])('a panel of every call, with all that it offers, leaves nothing to find in %s', (id) => {
  const cases = casesOf(id);
  expect(cases.length).toBeGreaterThan(40);
  const forms = cases.map(({ centre, call }): [Centre, PanelForm & TypedPanel] => [
    centre,
    wholeForm(centre, call, `own${centre}${call.name}`),
  ]);
  const draft = drafted(id, forms, applied);
  expect(findingsOf(draft, id)).toBe('');
  const { panels } = resolveDraft(bundleOf(id), draft);
  expectRequests(panels, forms);
});

test('any choice of columns, filters, values and sums leaves nothing to find, and undo of all leaves nothing', () => {
  const cases = casesOf('folia');
  const some = fc.record({
    at: fc.nat(cases.length - 1),
    picks: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
    turns: fc.array(fc.nat(20), { minLength: 32, maxLength: 32 }),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 8 }), (all) => {
      const forms = all.map(({ at, picks, turns }, index): [Centre, PanelForm & TypedPanel] => {
        const { centre, call } = cases[at]!;
        const whole = wholeForm(centre, call, `own${index}`);
        const columns = whole.columns
          .filter((_, place) => place === 0 || picks[place])
          .map((field, place) => ({
            ...field,
            format: field.offer.formats[turns[place]! % field.offer.formats.length]!,
            total: field.total && picks[63 - place]!,
          }));
        const filters = whole.filters.map((filter, place) => {
          const { kind, values, isRequired, needsValue, canBeAsked } = filter.offer;
          const isAsked = canBeAsked && ((kind === 'dateRange' && isRequired) || picks[20 + place]!);
          const choices = kind === 'dateRange' ? ['today', 'yesterday', 'last7', 'last30'] : values;
          const isFree = !isRequired && !(isAsked && needsValue) && picks[40 + place]!;
          return { ...filter, isAsked, value: isFree ? '' : (choices[turns[place]! % choices.length] ?? '') };
        });
        return [centre, { ...whole, columns, filters, sums: whole.sums.filter((_, place) => picks[30 + place]) }];
      });
      const draft = drafted('folia', forms);
      expect(findingsOf(draft, 'folia')).toBe('');
      const { panels } = resolveDraft(bundleOf('folia'), draft);
      expectRequests(panels, forms);
      // one step each
      expect(forms.reduce(undone, draft).edits).toEqual([]);
    }),
    // each try takes seconds
    { numRuns: runs, endOnFailure: true },
  );
});

const own = (draft: Draft, file: string): JsonObject => JSON.parse(textOf(draft, `brands/folia/${file}`) ?? '{}') as JsonObject;
const callOf = (name: string) => listCalls().find((call) => call.name === name)!;

test('what is written is what a careful person would write: no default, no empty list', () => {
  const whole = wholeForm('agent', callOf('memTransDet'), 'bigMoves');
  const form = {
    ...whole,
    title: 'Big moves',
    columns: whole.columns
      .filter(({ offer: { name } }) => ['time', 'amount', 'status'].includes(name))
      .map((field) => (field.offer.name === 'amount' ? { ...field, format: 'signedMoney' as const } : field)),
    sums: [],
    filters: whole.filters.map((filter) => {
      const { name } = filter.offer;
      if (name === 'status') return { ...filter, isAsked: false, value: 'CREDITED' };
      return ['date', 'scope'].includes(name)
        ? { ...filter, value: name === 'scope' ? 'TEAM' : 'last30' }
        : { ...filter, isAsked: false };
    }),
  };
  const draft = drafted('folia', [['agent', form]]);
  expect((own(draft, 'panels.json')['agent'] as JsonObject)['bigMoves']).toEqual({
    title: 'brand:big_moves',
    records: {
      call: 'memTransDet',
      fixed: { status: 'CREDITED' },
      filters: {
        order: ['date', 'scope'],
        entries: {
          date: { kind: 'dateRange', default: 'last30' },
          scope: { kind: 'select', default: 'TEAM', required: true },
        },
      },
      columns: {
        order: ['time', 'amount', 'status'],
        entries: { amount: { format: 'signedMoney', total: true } },
      },
      pageSize: 10,
      export: true,
    },
  });
  const { order, entries } = (own(draft, 'menus.json') as { agent: { order: string[]; entries: Record<string, Json> } }).agent;
  expect(order.at(-1)).toBe('bigMoves');
  expect(entries['bigMoves']).toEqual({ label: 'brand:big_moves', icon: 'receipt-text', panel: 'bigMoves' });
  for (const tag of ['en', 'pt']) expect(own(draft, `texts/${tag}.json`)).toMatchObject({ brand: { big_moves: 'Big moves' } });
});

test('a member’s panel has no value that is for agents, and waits for the flags of what it lists', () => {
  const scope = startFilters(callOf('memBetDet'), 'member', labelOf).find(({ offer }) => offer.name === 'scope')!;
  expect(scope.offer).toMatchObject({ values: ['SELF'], canBeAsked: false });
  const cases = casesOf('folia');
  const names = (centre: Centre) => cases.flatMap((one) => (one.centre === centre ? one.call.name : []));
  expect(names('agent')).toContain('agentDownlines');
  expect(names('member')).not.toContain('agentDownlines');
  // the brand's market forbids the feature
  expect(names('member')).not.toContain('redEnvelopes');
  const whole = wholeForm('member', callOf('contracts'), 'mine');
  const all = drafted('folia', [['member', whole]]);
  const flags = ['dividend', 'salary', 'hourSalary', 'agentRealtimeSalary'];
  const read = (draft: Draft) => resolveDraft(bundleOf('folia'), draft).panels.member['mine']!;
  expect(read(all).when).toEqual({ flag: flags });
  expect(read(all).records!.filters.entries['scope']?.values).toEqual(['MINE', 'REQUESTS']);
  expect(read(all).records!.filters.entries['kind']?.choices).toMatchObject({ dailySalary: { when: { flag: 'salary' } } });
  const filters = whole.filters.map((filter) =>
    filter.offer.name === 'kind' ? { ...filter, isAsked: false, value: 'dailySalary' } : filter,
  );
  const one = drafted('folia', [['member', { ...whole, filters }]]);
  expect(read(one)).toMatchObject({ when: { flag: 'salary' }, records: { fixed: { kind: 'dailySalary' } } });
  expect(resolveDraft(bundleOf('folia'), one).brand.menus['member']?.entries['mine']?.when).toEqual({ flag: 'salary' });
});

test('what is missing or wrong is said by its field', () => {
  const bundle = bundleOf('folia');
  const layering = layers(bundle, startDraft(bundle.files));
  const faults = (changes: Partial<PanelForm>) =>
    panelFaults(
      { ...wholeForm('member', callOf('memberProfit'), 'free'), ...changes },
      'member',
      layering,
      bundle.schemas['panels']!,
    );
  expect(faults({})).toEqual({});
  expect(faults({ call: null, columns: [] })).toEqual({ call: expect.any(String) as string });
  expect(Object.keys(faults({ columns: [] }))).toEqual(['columns']);
  expect(Object.keys(faults({ title: ' ' }))).toEqual(['title']);
  expect(faults({ title: 'A <b>' })).toEqual({ title: 'A title has no <, >, {{ or $t(.' });
  expect(faults({ name: 'Big moves' })['name']).toContain('such as bigMoves');
  expect(faults({ name: '' })['name']).toContain('such as bigMoves');
  expect(faults({ name: 'transactionHistory' })['name']).toContain('is there already');
  const { filters, columns } = wholeForm('member', callOf('memberProfit'), 'free');
  const noDays = filters.map((filter) => (filter.offer.name === 'date' ? { ...filter, value: '' } : filter));
  expect(Object.keys(faults({ filters: noDays }))).toEqual(['filters/date']);
  expect(Object.keys(faults({ columns: [{ ...columns[0]!, label: ' ' }] }))).toEqual(['columns/category']);
});

test('menus and icons of an entry are those that there are', () => {
  const bundle = bundleOf('folia');
  const resolved = resolveDraft(bundle, startDraft(bundle.files));
  expect(menusOf(resolved, 'member')).toEqual(['member']);
  expect(entryIcons(bundle.schemas)).toContain('receipt-text');
});
