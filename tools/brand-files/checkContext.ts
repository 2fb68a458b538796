import type { ResolvedBrand, Theme } from '#contract/types.ts';
import type { ResolvedLayers } from '#engine/brand.ts';
import { nearMatches } from '#engine/nearMatch.ts';
import { type Finding, type Place, type Rule, didYouMean, shown } from './finding.ts';
import type { JsonSource } from './jsonSource.ts';

/** The names that brand files may use; a list that is not given is not checked. */
export interface BrandNames {
  page?: readonly string[];
  region?: readonly string[];
  section?: readonly string[];
  field?: readonly string[];
  modal?: readonly string[];
  action?: readonly string[];
  submenu?: readonly string[];
  panel?: readonly string[];
  icon?: readonly string[];
  /** `namespace:key` of every text of the portal. */
  text?: readonly string[];
}

export interface CheckContext {
  id: string;
  brand: ResolvedBrand;
  theme: Theme;
  texts: ResolvedLayers['texts'];
  names: BrandNames;
  /** Where the value at a pointer of a merged file was written. */
  place: (file: string, pointer: string, what?: 'value' | 'key') => Place;
  report: (finding: Finding) => void;
}

/** A context for one brand: places come from the layer that gave the value. */
export function checkContext(
  id: string,
  resolved: ResolvedLayers,
  sources: ReadonlyMap<string, JsonSource>,
  names: BrandNames,
  findings: Finding[],
): CheckContext {
  return {
    id,
    brand: resolved.brand,
    theme: resolved.theme,
    texts: resolved.texts,
    names,
    place(file, pointer, what = 'value') {
      const origin = resolved.provenance.find(file, pointer);
      if (!origin) return { file: `brands/${id}/${file}`, line: 1, column: 1 };
      return sources.get(origin.file)?.placeOf(pointer, what) ?? { file: origin.file, line: origin.line, column: 1 };
    },
    report: (finding) => findings.push(finding),
  };
}

interface Said {
  rule: Rule;
  file: string;
  pointer: string;
  what?: 'value' | 'key';
  severity?: Finding['severity'];
  expected: string;
  got: string;
  hint?: string;
}

export function say(
  context: CheckContext,
  { rule, file, pointer, what = 'value', severity = 'error', expected, got, hint }: Said,
): void {
  context.report({
    rule,
    severity,
    ...context.place(file, pointer, what),
    path: pointer,
    expected,
    got,
    ...(hint === undefined ? {} : { hint }),
  });
}

/** Reports `name` when `known` is given and does not have it. */
export function sayUnknown(
  context: CheckContext,
  where: { rule: Rule; file: string; pointer: string; what?: 'value' | 'key' },
  name: string,
  known: Iterable<string> | undefined,
  expected: string,
): void {
  if (known === undefined) return;
  const list = [...known];
  if (!list.includes(name)) say(context, { ...where, expected, got: shown(name), ...didYouMean(nearMatches(name, list)) });
}
