import type { Panels, ResolvedBrand, Theme } from '#contract/types.ts';
import type { ResolvedLayers } from '#engine/brand/brand.ts';
import { nearMatches } from '#engine/brand/nearMatch.ts';
import type { BrandNames } from './brandNames.ts';
import { type Finding, type Place, type Rule, didYouMean, shown } from './finding.ts';
import type { FolderReading } from './folder.ts';
import type { JsonSource } from './jsonSource.ts';
import { rules } from './rules.ts';

/** A value of a merged file. */
export interface Spot {
  file: string;
  pointer: string;
}

export interface CheckContext {
  id: string;
  brand: ResolvedBrand;
  theme: Theme;
  panels: Panels;
  texts: ResolvedLayers['texts'];
  /** Merged sandbox data by file name without `.json`, validated by schema. */
  sandbox: ResolvedLayers['sandbox'];
  /** Base first, this brand last. */
  layers: readonly FolderReading[];
  names: BrandNames;
  /** Image paths by name; the brand's own win over inherited ones. */
  images: ReadonlyMap<string, string>;
  /** Path of a sandbox image, own or inherited. */
  media: (file: string) => string | null;
  /** Source of the value at a pointer of a merged file. */
  place: (file: string, pointer: string, what?: 'value' | 'key') => Place;
  /** Where a layer removed the value at a pointer, or null. */
  removedAt: (file: string, pointer: string) => Place | null;
  /** Layer index of a value's source; 0 is base. */
  depthOf: (file: string, pointer: string) => number;
  report: (finding: Finding) => void;
}

type Given = Pick<CheckContext, 'id' | 'layers' | 'names' | 'images' | 'media'>;

/** Context of one brand: locations point to the layer that set the value. */
export function checkContext(
  given: Given,
  { brand, theme, panels, texts, sandbox, provenance }: ResolvedLayers,
  findings: Finding[],
): CheckContext {
  const sources = new Map<string, JsonSource>(
    given.layers.flatMap((layer) => [...layer.sources.values()].map((source) => [source.file, source] as const)),
  );
  const depths = new Map(given.layers.map((layer, depth) => [layer.id, depth]));
  return {
    ...given,
    brand,
    theme,
    panels,
    texts,
    sandbox,
    place(file, pointer, what = 'value') {
      const origin = provenance.find(file, pointer);
      if (!origin) return { file: `brands/${given.id}/${file}`, line: 1, column: 1 };
      return sources.get(origin.file)?.placeOf(pointer, what) ?? { file: origin.file, line: origin.line, column: 1 };
    },
    removedAt(file, pointer) {
      const source = sources.get(provenance.find(file, pointer)?.file ?? '');
      return source?.has(pointer) ? source.placeOf(pointer, 'key') : null;
    },
    depthOf: (file, pointer) => depths.get(provenance.find(file, pointer)?.layer ?? '') ?? 0,
    report: (finding) => findings.push(finding),
  };
}

interface Said extends Spot {
  rule: Rule;
  what?: 'value' | 'key';
  expected: string;
  got: string;
  hint?: string | undefined;
}

export function say(context: CheckContext, { rule, file, pointer, what = 'value', expected, got, hint }: Said): void {
  context.report({
    rule,
    severity: rules[rule].severity,
    ...context.place(file, pointer, what),
    path: pointer,
    expected,
    got,
    ...(hint === undefined ? {} : { hint }),
  });
}

/** Of conflicting values, the first one from the nearest layer. */
export function latest<S extends Spot>(context: CheckContext, first: S, ...others: readonly S[]): S {
  let chosen = first;
  for (const spot of others) {
    if (context.depthOf(spot.file, spot.pointer) > context.depthOf(chosen.file, chosen.pointer)) chosen = spot;
  }
  return chosen;
}

interface Reference extends Spot {
  rule: Rule;
  what?: 'value' | 'key';
  /** Pointer of the definition: when a layer removed it, that layer is reported and not the reference. */
  home?: Spot;
}

/** Reports `name` when `known` is given and does not have it. */
export function sayUnknown(
  context: CheckContext,
  { home, ...where }: Reference,
  name: string,
  known: Iterable<string> | undefined,
  expected: string,
): void {
  if (known === undefined) return;
  const list = Array.isArray(known) ? (known as readonly string[]) : [...known];
  if (list.includes(name)) return;
  const removed = home && context.removedAt(home.file, home.pointer);
  if (home && removed && context.depthOf(home.file, home.pointer) > context.depthOf(where.file, where.pointer)) {
    const { rule } = where;
    const got = `null, which removes it while ${where.file} ${where.pointer} references it`;
    context.report({ rule, severity: rules[rule].severity, ...removed, path: home.pointer, expected, got });
    return;
  }
  say(context, { ...where, expected, got: shown(name), ...didYouMean(nearMatches(name, list)) });
}
