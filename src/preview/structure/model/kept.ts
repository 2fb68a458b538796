import { factsOf } from '#engine/fields/fields.ts';
import { header, neededRoutes, protectingRegions, responsible } from '../../../../tools/brand-files/keptParts.ts';
import type { ListPlace } from './lists.ts';

/** The platform's rules of registration fields, by key. */
export type FieldRules = Readonly<Record<string, { enabled?: boolean; required?: boolean }>>;

/** The rules that a brand's simulated platform has. */
export const fieldRules = ({ platform }: { platform?: unknown }): FieldRules =>
  (platform as { settings?: { fields?: FieldRules } } | undefined)?.settings?.fields ?? {};

/** Why a name of a list cannot be taken out; null where it can. The check refuses the same. */
export function whyKept({ name: file, table }: ListPlace, name: string, rules: FieldRules): string | null {
  switch (`${file}#${table}`) {
    case 'layout.json#/regions':
      if (name === header.region) return `${header.has}.`;
      return protectingRegions.includes(name) ? 'it protects players.' : null;
    case 'layout.json#/routes':
      return Object.hasOwn(neededRoutes, name) ? `the portal itself leads to ${neededRoutes[name]}.` : null;
    case 'menus.json#':
      return name === 'footer' ? 'it leads to help with problem gambling.' : null;
    case 'menus.json#/footer/entries':
      return name === responsible ? 'it leads to help with problem gambling: it protects players.' : null;
    case 'register-form.json#/fields':
      if (factsOf(name).onlyWhenNeeded) return 'the forms that need it show it anyway.';
      return rules[name]?.enabled === true && rules[name].required === true ? 'the platform requires it.' : null;
    default:
      return null;
  }
}
