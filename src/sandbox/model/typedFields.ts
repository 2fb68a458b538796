import { readRule } from '#engine/fields/fieldRules.ts';
import { fieldText } from '#engine/fields/fieldText.ts';
import type { SandboxContext } from './sandboxContext.ts';

/** A field's value as forms send it; another client may send it as it was typed. */
export function typedField({ settings }: SandboxContext, name: string, typed: string): string {
  const rule = settings.fields[name];
  return fieldText(name, typed, rule === undefined ? undefined : readRule(rule));
}

/** The same of all fields of a request. */
export function typedFields<Body extends object>(context: SandboxContext, body: Body): Body {
  const read = (name: string, value: unknown) => (typeof value === 'string' ? typedField(context, name, value) : value);
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, read(name, value)])) as Body;
}
