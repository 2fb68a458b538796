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

/** The place of a `null`, and its pointer there. */
interface Gone extends Place {
  name: string;
  pointer: string;
  /** Layer index. */
  depth: number;
}

export interface CheckContext {
  id: string;
  brand: ResolvedBrand;
  /** Code of its market; null without one. */
  market: string | null;
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
  /** The `null` by which the value at a pointer is gone, or null for a value that is there or never was. */
  removal: (file: string, pointer: string) => Gone | null;
  /** Layer index of a value's source; 0 is base. */
  depthOf: (file: string, pointer: string) => number;
  report: (finding: Finding) => void;
  /** Reports what names a removed thing, unless the removal itself is refused. */
  reportOf: (gone: Gone, finding: Finding) => void;
  /** Ends the check. */
  settle: () => void;
}

type Given = Pick<CheckContext, 'id' | 'layers' | 'names' | 'images' | 'media'>;

const isDemoDataOfOthers = (id: string, file: string): boolean => file.includes('/sandbox/') && !file.startsWith(`brands/${id}/`);

/** Context of one brand: locations point to the layer that set the value. */
export function checkContext(
  given: Given,
  { brand, market, theme, panels, texts, sandbox, provenance }: ResolvedLayers,
  findings: Finding[],
): CheckContext {
  const sources = new Map<string, JsonSource>(
    given.layers.flatMap((layer) => [...layer.sources.values()].map((source) => [source.file, source] as const)),
  );
  const depths = new Map(given.layers.map((layer, depth) => [layer.id, depth]));
  const ofRemovals: { gone: Gone; finding: Finding }[] = [];
  return {
    ...given,
    brand,
    market,
    theme,
    panels,
    texts,
    sandbox,
    place(file, pointer, what = 'value') {
      const origin = provenance.find(file, pointer);
      if (!origin) return { file: `brands/${given.id}/${file}`, line: 1, column: 1 };
      return sources.get(origin.file)?.placeOf(pointer, what) ?? { file: origin.file, line: origin.line, column: 1 };
    },
    removal(file, pointer) {
      const removal = provenance.removal(file, pointer);
      if (removal === null) return null;
      const { name, pointer: at, layer, line } = removal;
      const place = sources.get(removal.file)?.placeOf(at, 'key') ?? { file: removal.file, line, column: 1 };
      return { ...place, name, pointer: at, depth: depths.get(layer) ?? 0 };
    },
    depthOf: (file, pointer) => depths.get(provenance.find(file, pointer)?.layer ?? '') ?? 0,
    report(finding) {
      // a parent's demo data is judged with the parent: this brand may have no such page, host or language
      if (!isDemoDataOfOthers(given.id, finding.file)) findings.push(finding);
    },
    reportOf: (gone, finding) => ofRemovals.push({ gone, finding }),
    settle() {
      const refused = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file, path }) => `${file}#${path}`));
      for (const { gone, finding } of ofRemovals) if (!refused.has(`${gone.file}#${gone.pointer}`)) findings.push(finding);
    },
  };
}

interface Said extends Spot {
  rule: Rule;
  what?: 'value' | 'key';
  expected: string;
  got: string;
  hint?: string | undefined;
}

function findingOf(context: CheckContext, { rule, file, pointer, what = 'value', expected, got, hint }: Said): Finding {
  const gone = context.removal(file, pointer);
  return {
    rule,
    severity: rules[rule].severity,
    ...(gone === null ? context.place(file, pointer, what) : placeOf(gone)),
    path: gone?.pointer ?? pointer,
    expected,
    got,
    ...(hint === undefined ? {} : { hint }),
  };
}

const placeOf = ({ file, line, column }: Place): Place => ({ file, line, column });

/** Reports a value; one that is gone is reported at the `null` that removed it, or what leads to it. */
export function say(context: CheckContext, said: Said): void {
  const gone = context.removal(said.file, said.pointer);
  const finding = findingOf(context, said);
  if (gone === null || (gone.name === said.file && gone.pointer === said.pointer)) context.report(finding);
  else context.reportOf(gone, finding);
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
  /** Where the definition would be. */
  home?: Spot;
}

/**
 * Reports `name` when `known` is given and does not have it, or when its own layer removes it: what an inherited place names is
 * left out with it, where that is possible.
 */
export function sayUnknown(
  context: CheckContext,
  { home, ...where }: Reference,
  name: string,
  known: Iterable<string> | undefined,
  expected: string,
): void {
  if (known === undefined) return;
  const list = Array.isArray(known) ? (known as readonly string[]) : [...known];
  const gone = home === undefined ? null : context.removal(home.file, home.pointer);
  if (gone === null && list.includes(name)) return;
  const depth = context.depthOf(where.file, where.pointer);
  if (list.includes(name) && gone?.depth !== depth) return;
  if (gone === null) return say(context, { ...where, expected, got: shown(name), ...didYouMean(nearMatches(name, list)) });
  const { rule } = where;
  if (gone.depth > depth) {
    const needed = `${expected}, which ${where.file} ${where.pointer} names`;
    // the same words each time: one finding for all that name it
    const got = 'null, which removes it';
    const finding = { rule, severity: rules[rule].severity, path: gone.pointer, expected: needed, got };
    context.reportOf(gone, { ...finding, ...placeOf(gone) });
  } else {
    const got = `${shown(name)}, which ${gone.file}:${gone.line} removes by ${gone.pointer}`;
    context.reportOf(gone, findingOf(context, { ...where, expected, got }));
  }
}
