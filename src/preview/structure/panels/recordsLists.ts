import { isJsonObject, type JsonObject } from '#engine/brand/json.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import type { StudioBrand } from '#preview/studio/model/resolveDraft.ts';
import { mergedValue } from '#preview/studio/model/words.ts';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';
import type { Layering } from '../model/layering.ts';
import { allAdded, hiddenNames, type ListPlace, settingsAt, shownNames, tableOf } from '../model/lists.ts';
import { ownWords } from '../model/ownWords.ts';
import type { StructureNode } from '../model/tree.ts';
import { type Centre, columnOffers, type FieldOffer, type FilterOffer, filterOffers, sumOffers } from './callFields.ts';
import { fieldSettings, filterSettings, type TypedField, type TypedFilter } from './typedPanel.ts';

const KINDS = ['columns', 'filters', 'cards', 'detail'] as const;
type ListKind = (typeof KINDS)[number];

/** What a button says that adds to a list. */
export const ADDING: Readonly<Record<ListKind, string>> = {
  columns: 'Add a column',
  filters: 'Add a filter',
  cards: 'Add a sum',
  detail: 'Add to the detail',
};

/** A list of a view of records, to which fields of its call can be added. */
export interface RecordsList {
  kind: ListKind;
  list: ListPlace;
  centre: Centre;
  call: ListCall;
}

const VIEW = /^\/(member|agent)\/[^/]+(?:\/tabs\/entries\/[^/]+)?$/;
const LIST = /^(.+)\/records\/(columns|filters|cards|detail)\/entries$/;

const isKind = (kind: string | undefined): kind is ListKind => (KINDS as readonly (string | undefined)[]).includes(kind);

/** The lists of a panel, of one of its tabs, or of one of their lists; none for other things. */
export function recordsLists(
  { list, name, items, hidden }: StructureNode,
  resolved: StudioBrand,
  calls: readonly ListCall[],
): RecordsList[] {
  const [, ofList, kind] = items?.name === 'panels.json' ? (LIST.exec(items.table) ?? []) : [];
  const view = ofList ?? (list?.name === 'panels.json' && hidden === null ? settingsAt(list, name) : '');
  const centre = VIEW.exec(view)?.[1] as Centre | undefined;
  const records = mergedValue(resolved, 'panels.json', `${view}/records`);
  const call = isJsonObject(records) ? calls.find((one) => one.name === records['call']) : undefined;
  if (centre === undefined || call === undefined) return [];
  return (isKind(kind) ? [kind] : KINDS).map((one) => ({
    kind: one,
    centre,
    call,
    list: { name: 'panels.json', order: `${view}/records/${one}/order`, table: `${view}/records/${one}/entries` },
  }));
}

/** What a list can have of its call and does not show. A detail shows the columns by itself. */
export function lackingFields({ kind, list, call }: RecordsList, resolved: StudioBrand): FieldOffer[] {
  if (kind === 'filters') return [];
  const shown = shownNames(resolved, list);
  const columns = kind === 'detail' ? shownNames(resolved, sideList(list, 'columns')) : [];
  const offers = kind === 'cards' ? sumOffers(call) : columnOffers(call);
  return offers
    .filter(({ name }) => !shown.includes(name) && !columns.includes(name))
    .map((offer) => (kind === 'columns' ? offer : { ...offer, hasSum: false }));
}

export function lackingFilters({ kind, list, call, centre }: RecordsList, resolved: StudioBrand): FilterOffer[] {
  if (kind !== 'filters') return [];
  const shown = shownNames(resolved, list);
  const fixed = mergedValue(resolved, 'panels.json', list.table.replace(/filters\/entries$/, 'fixed'));
  // what has one value in every request cannot be asked for
  const isFixed = (name: string) => isJsonObject(fixed) && Object.hasOwn(fixed, name);
  const table = tableOf(resolved, list);
  // the filter of days may have any name
  const hasDays = shown.some((name) => isJsonObject(table[name]) && table[name]['kind'] === 'dateRange');
  return filterOffers(call, centre).filter(
    ({ name, kind: asked, canBeAsked }) =>
      !shown.includes(name) && !isFixed(name) && canBeAsked && !(hasDays && asked === 'dateRange'),
  );
}

const sideList = ({ name, table }: ListPlace, kind: ListKind): ListPlace => {
  const records = table.replace(/\/\w+\/entries$/, '');
  return { name, order: `${records}/${kind}/order`, table: `${records}/${kind}/entries` };
};

/** Adds fields or filters to a list, with the words that the portal lacks. What was hidden comes back as it was. */
export function fieldEdits(
  layering: Layering,
  { list, call }: RecordsList,
  { fields, filters }: { fields: readonly TypedField[]; filters: readonly TypedFilter[] },
): Edit[] {
  const words = ownWords(layering, 'label');
  const hidden = hiddenNames(layering, list);
  const { flags } = layering.resolved.brand;
  const addition = ({ name }: { name: string }, settings: () => JsonObject | null) => ({
    name,
    settings: hidden.includes(name) ? null : settings(),
  });
  const additions = [
    ...fields.map((field) => addition(field.offer, () => fieldSettings(field, words.keyOf))),
    ...filters.map((filter) => addition(filter.offer, () => filterSettings(filter, call, flags, words.keyOf))),
  ];
  return [...allAdded(layering, list, additions), ...words.edits()];
}
