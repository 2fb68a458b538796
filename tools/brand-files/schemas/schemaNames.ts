import { type Json, type JsonObject, isJsonObject, pointerTo } from '#engine/brand/json.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { iconNames } from '../../../src/ui/icon/iconNames.ts';
import type { BrandNames } from '../brandNames.ts';
import type { Rule } from '../finding.ts';

/** Names from base; brands may add others. */
interface BaseNames {
  routes: readonly string[];
  panels: readonly string[];
  flags: readonly string[];
  modIds: readonly string[];
}

/** Name lists for editors: closed, or `open` where a brand can add names. */
interface NameList {
  /** Schema pointers that use the list. */
  at: RegExp;
  names: readonly string[];
  open?: true;
  /** Rule and expectation of an unknown name. */
  rule: Rule;
  expected: string;
}

function lists({ page, region, section, field, modal, action, submenu, panel, text }: BrandNames, base: BaseNames): NameList[] {
  const inEntry = (key: string) => new RegExp(`PartialMenuEntry/properties/${key}$`);
  const unknown = 'unknown-name';
  const labels = (text ?? []).filter((key) => /^(?:portal|fields):/.test(key));
  return [
    { at: /PartialRouteEntry\/properties\/page$/, names: page ?? [], rule: unknown, expected: 'a registered page' },
    {
      at: /^\/properties\/regions\/propertyNames$|PartialRouteEntry\/properties\/regions\/items$/,
      names: region ?? [],
      rule: unknown,
      expected: 'a registered region',
    },
    {
      at: /home\/properties\/(?:order\/items|sections\/propertyNames)$/,
      names: section ?? [],
      open: true,
      rule: unknown,
      expected: '',
    },
    {
      at: /sections\/additionalProperties\/properties\/section$/,
      names: section ?? [],
      rule: unknown,
      expected: 'a registered section',
    },
    {
      at: /^\/properties\/(?:order\/items|fields\/propertyNames)$/,
      names: field ?? [],
      rule: unknown,
      expected: 'a registered field',
    },
    { at: inEntry('modal'), names: modal ?? [], rule: unknown, expected: 'a registered modal' },
    { at: /PartialRecordActionEntry\/properties\/action$/, names: action ?? [], rule: unknown, expected: 'a registered action' },
    { at: inEntry('action'), names: action ?? [], rule: unknown, expected: 'a registered action' },
    { at: inEntry('submenu'), names: submenu ?? [], rule: unknown, expected: 'a registered submenu' },
    { at: inEntry('panel'), names: base.panels, open: true, rule: unknown, expected: '' },
    {
      at: /(?:PanelTab|PartialPanel)\/properties\/component$/,
      names: panel ?? [],
      rule: unknown,
      expected: 'a registered panel',
    },
    {
      at: /Partial\w+Entry\/properties\/icon(?:s\/additionalProperties)?$/,
      names: iconNames,
      rule: 'unknown-icon',
      expected: 'an icon of the portal',
    },
    {
      at: /\/(?:endpoints|calls)\/propertyNames$/,
      names: Object.keys(endpoints),
      rule: 'unknown-endpoint',
      expected: 'a call of the endpoint table',
    },
    { at: /\/properties\/label$/, names: labels, open: true, rule: unknown, expected: '' },
    {
      at: /Partial(?:MenuEntry|Condition)\/properties\/route$/,
      names: base.routes,
      open: true,
      rule: unknown,
      expected: '',
    },
    { at: /PartialCondition\/properties\/flag$/, names: base.flags, open: true, rule: unknown, expected: '' },
    { at: /\/(?:modId|(?:required|forbidden)\/items)$/, names: base.modIds, open: true, rule: unknown, expected: '' },
  ];
}

function named(schema: JsonObject, { names, open, rule, expected }: NameList): JsonObject {
  const sorted = [...names].sort();
  if (open) return { ...schema, examples: sorted };
  const nullable = Array.isArray(schema['type']) && schema['type'].includes('null');
  // the schema carries the rule, so that the check reports the same finding either way
  return { ...schema, enum: nullable ? [...sorted, null] : sorted, $comment: `${rule}: ${expected}` };
}

/** Adds the registered names to a schema, for completion and errors in editors. */
export function withNames(schema: JsonObject, names: BrandNames, base: BaseNames): JsonObject {
  const all = lists(names, base).filter((list) => list.names.length > 0);
  const walk = (value: Json, at: string): Json => {
    if (Array.isArray(value)) return value;
    if (!isJsonObject(value)) return value;
    const walked = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child, pointerTo(at, key))]));
    const list = all.find((candidate) => candidate.at.test(at));
    return list ? named(walked, list) : walked;
  };
  return walk(schema, '') as JsonObject;
}
