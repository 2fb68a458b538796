import type { Brand } from '#engine/brand/snapshot.ts';
import type { JsonObject } from '#engine/brand/json.ts';
import type { RecordFormat } from '#engine/records/formats.ts';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';
import { aliasOf, type Centre, type FieldOffer, type FilterOffer, filterOffers, neededFlags } from './callFields.ts';

/** A column or a sum, as it is ticked. */
export interface TypedField {
  offer: FieldOffer;
  format: RecordFormat;
  /** Its sum stands in the last row. */
  total: boolean;
  /** Words of the brand's own; null where the portal has words for the name. */
  label: string | null;
}

/** What of a filter is chosen. One that is not asked has the value in every request. */
export interface TypedFilter {
  offer: FilterOffer;
  isAsked: boolean;
  /** A value of a select or a span of days; empty: all. */
  value: string;
  label: string | null;
}

/** The key of a text, by the text. */
type KeyOf = (text: string) => string;

/** Settings of a column, a line of the detail or a sum; null where the defaults are right. */
export function fieldSettings({ offer: { usual }, format, total, label }: TypedField, keyOf: KeyOf): JsonObject | null {
  const settings = {
    ...(label !== null && { label: keyOf(label) }),
    ...(format !== usual && { format }),
    ...(total && { total }),
  };
  return Object.keys(settings).length === 0 ? null : settings;
}

export function filterSettings(
  { offer: { name, kind, values, isPart, needsValue }, value, label }: TypedFilter,
  call: ListCall,
  flags: Brand['flags'],
  keyOf: KeyOf,
): JsonObject {
  const choices = neededFlags(call).flatMap(({ field, value: one, flag }) => {
    const alias = aliasOf(flags, flag);
    return field === name && one !== null && values.includes(one) && alias !== null ? [[one, { when: { flag: alias } }]] : [];
  });
  return {
    kind,
    ...(label !== null && { label: keyOf(label) }),
    ...(isPart && { values: [...values] }),
    ...(choices.length > 0 && { choices: Object.fromEntries(choices) as JsonObject }),
    ...(value !== '' && { default: value }),
    ...(needsValue && kind === 'select' && { required: true }),
  };
}

/** The condition under which the platform answers the call; null where it always does. */
function conditionOf(call: ListCall, filters: readonly TypedFilter[], flags: Brand['flags']): JsonObject | null {
  const needed = neededFlags(call).filter(({ field, value }) => {
    const filter = filters.find(({ offer }) => offer.name === field);
    const isFixed = filter !== undefined && !filter.isAsked && filter.value !== '';
    return !isFixed || filter.value === value;
  });
  const aliases = [...new Set(needed.flatMap(({ flag }) => aliasOf(flags, flag) ?? []))];
  return aliases.length === 0 ? null : { flag: aliases.length === 1 ? aliases[0]! : aliases };
}

const listOf = (items: readonly { name: string; settings: JsonObject | null }[]): JsonObject => ({
  order: items.map(({ name }) => name),
  entries: Object.fromEntries(items.flatMap(({ name, settings }) => (settings === null ? [] : [[name, settings] as const]))),
});

export interface TypedPanel {
  call: ListCall;
  title: string;
  columns: readonly TypedField[];
  sums: readonly TypedField[];
  filters: readonly TypedFilter[];
}

/** The panel as it stands in `panels.json`: what has a default is not written. */
export function panelSettings(
  { call, title, columns, sums, filters }: TypedPanel,
  flags: Brand['flags'],
  keyOf: KeyOf,
): JsonObject {
  const when = conditionOf(call, filters, flags);
  const fixed = filters.filter(({ isAsked, value, offer }) => !isAsked && value !== '' && offer.kind === 'select');
  const asked = filters.filter(({ isAsked }) => isAsked);
  const fields = (typed: readonly TypedField[]) =>
    listOf(typed.map((field) => ({ name: field.offer.name, settings: fieldSettings(field, keyOf) })));
  return {
    title: keyOf(title),
    ...(when && { when }),
    records: {
      call: call.name,
      ...(fixed.length > 0 && { fixed: Object.fromEntries(fixed.map(({ offer, value }) => [offer.name, value])) }),
      filters: listOf(asked.map((filter) => ({ name: filter.offer.name, settings: filterSettings(filter, call, flags, keyOf) }))),
      ...(sums.length > 0 && { cards: fields(sums) }),
      columns: fields(columns),
      pageSize: 10,
      export: true,
    },
  };
}

/** The filters of a call before anything is chosen: what every request needs has a value. */
export const startFilters = (call: ListCall, centre: Centre, labelOf: (name: string) => string | null): TypedFilter[] =>
  filterOffers(call, centre).map((offer) => ({
    offer,
    isAsked: offer.kind === 'dateRange',
    value: offer.kind === 'dateRange' ? 'last7' : offer.isRequired ? (offer.values[0] ?? '') : '',
    label: labelOf(offer.name),
  }));

export const startField = (offer: FieldOffer, labelOf: (name: string) => string | null): TypedField => ({
  offer,
  format: offer.formats[0]!,
  total: false,
  label: labelOf(offer.name),
});
