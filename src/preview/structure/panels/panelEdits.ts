import { isJsonObject, type JsonObject } from '#engine/brand/json.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import { nameFault, partsAt } from '#preview/studio/model/parts.ts';
import type { StudioBrand } from '#preview/studio/model/resolveDraft.ts';
import { schemaAt } from '#preview/studio/model/schema.ts';
import type { Layering } from '../model/layering.ts';
import { added, hiddenNames, type ListPlace, shownNames, tableOf } from '../model/lists.ts';
import { freeName, ownWords, wordsFault } from '../model/ownWords.ts';
import { entriesOf } from '../model/tree.ts';
import type { Centre } from './callFields.ts';
import { panelSettings, type TypedField, type TypedFilter, type TypedPanel } from './typedPanel.ts';

export const panelsOf = (centre: Centre): ListPlace => ({ name: 'panels.json', order: null, table: `/${centre}` });

/** The centre whose panels a list is; null for other lists. */
export const centreOf = ({ name, table }: ListPlace): Centre | null =>
  name !== 'panels.json' ? null : table === '/member' ? 'member' : table === '/agent' ? 'agent' : null;

/** The menus whose entries a centre shows: its own, and those that are spread in it. */
export function menusOf(resolved: StudioBrand, centre: Centre): string[] {
  const { menus } = resolved.brand;
  const found = new Set<string>(Object.hasOwn(menus, centre) ? [centre] : []);
  for (const name of found) {
    const { order, entries } = menus[name]!;
    for (const { menu, spread } of order.flatMap((one) => entries[one] ?? []))
      if (spread === true && menu !== undefined && Object.hasOwn(menus, menu)) found.add(menu);
  }
  return [...found];
}

/** Icons that an entry of a menu can have. */
export function entryIcons(schemas: Readonly<Record<string, JsonObject>>): string[] {
  const choices = schemaAt(schemas['menus'] ?? {}, '/x/entries/x/icon')?.['enum'];
  return Array.isArray(choices) ? choices.filter((icon): icon is string => typeof icon === 'string') : [];
}

/** A panel as the form has it. */
export interface PanelForm extends Omit<TypedPanel, 'call'> {
  call: TypedPanel['call'] | null;
  name: string;
  /** The menu that gets its entry; empty where the centre has none. */
  menu: string;
  /** Icon of the entry; empty for none. */
  icon: string;
}

/** What is wrong, by the field: `call`, `columns`, `title`, `name`, `columns/amount`, `sums/amount`, `filters/status`. */
export type PanelFaults = Readonly<Record<string, string>>;

function labelFaults(typed: readonly (TypedField | TypedFilter)[], at: string): [string, string][] {
  return typed.flatMap(({ offer: { name }, label }) => {
    if (label === null) return [];
    if (label.trim() === '') return [[`${at}/${name}`, 'The portal has no words for it: it needs a label.']];
    const fault = wordsFault(label);
    return fault === null ? [] : [[`${at}/${name}`, `A label has ${fault}.`]];
  });
}

export const fieldFaults = (fields: readonly TypedField[], at: string): [string, string][] => labelFaults(fields, at);

export function filterFaults(filters: readonly TypedFilter[]): [string, string][] {
  const asked = filters.filter(({ isAsked }) => isAsked);
  const empty = filters.filter(
    ({ isAsked, value, offer }) => value === '' && (offer.isRequired || (isAsked && offer.needsValue)),
  );
  return [
    ...labelFaults(asked, 'filters'),
    ...empty.map(({ offer: { name } }): [string, string] => [`filters/${name}`, 'Every request needs a value of it.']),
  ];
}

/** @param schema that of `panels.json` */
export function panelFaults(form: PanelForm, centre: Centre, layering: Layering, schema: JsonObject): PanelFaults {
  const { call, title, name, columns, sums, filters } = form;
  const list = panelsOf(centre);
  const taken = [...Object.keys(tableOf(layering.resolved, list)), ...hiddenNames(layering, list)];
  const parts = partsAt(schema, list.table);
  const rule = parts?.kind === 'object' && parts.names !== null ? parts.names : { options: null, patterns: [], examples: [] };
  const words = wordsFault(title);
  const isTaken = taken.includes(name);
  return Object.fromEntries([
    ...(call === null ? [['call', 'Choose the call whose rows the panel lists.'] as const] : []),
    ...(call !== null && columns.length === 0 ? [['columns', 'Tick at least one column.'] as const] : []),
    ...fieldFaults(columns, 'columns'),
    ...fieldFaults(sums, 'sums'),
    ...filterFaults(filters),
    ...(title.trim() === '' ? [['title', 'A panel needs a title.'] as const] : []),
    ...(words === null ? [] : [['title', `A title has ${words}.`] as const]),
    ...(isTaken ? [['name', `A panel ${name} is there already, shown or hidden.`] as const] : []),
    ...(!isTaken && nameFault(rule, name, []) !== null
      ? [['name', 'Expected a small letter, then letters and digits, such as bigMoves.'] as const]
      : []),
  ]);
}

/** The panel, its words in every language of the brand, and the entry of a menu that opens it. */
export function panelEdits(layering: Layering, centre: Centre, form: PanelForm & TypedPanel): Edit[] {
  const { name, title, menu, icon } = form;
  const { brand } = layering.resolved;
  const words = ownWords(layering, 'panel');
  const settings = panelSettings(form, brand.flags, words.keyOf);
  const { when } = settings;
  const entries = entriesOf(menu);
  const entry = {
    label: words.keyOf(title),
    ...(icon !== '' && { icon }),
    panel: name,
    ...(isJsonObject(when) && { when }),
  };
  const entryName = freeName(name, {
    ...tableOf(layering.resolved, entries),
    ...Object.fromEntries(hiddenNames(layering, entries).map((one) => [one, null])),
  });
  return [
    ...added(layering, panelsOf(centre), name, settings, 0),
    ...(menu === '' ? [] : added(layering, entries, entryName, entry, shownNames(layering.resolved, entries).length)),
    ...words.edits(),
  ];
}
