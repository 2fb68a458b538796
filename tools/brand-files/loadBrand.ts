import type { Panels, ResolvedBrand, Theme } from '#contract/types.ts';
import { type Provenance, type ResolvedLayers, resolveBrand } from '../../src/engine/brand/brand.ts';
import { iconNames } from '../../src/ui/icon/iconNames.ts';
import { type BrandFolders, diskFolders } from './brandFolders.ts';
import type { BrandNames } from './brandNames.ts';
import { type CheckContext, checkContext } from './checkContext.ts';
import { checkSemantics } from './checkSemantics.ts';
import { checkLayerFile, checkResolved, layerFile } from './schemas/checkSchemas.ts';
import { type Finding, formatFindings, hasErrors, shown, sortedFindings } from './finding.ts';
import { type FolderReading, readChain, readFolder } from './folder.ts';
import type { JsonSource } from './jsonSource.ts';
import { withAddedLanguages } from './languages/addedLanguages.ts';
import { checkStrings } from './values/checkStrings.ts';

/** A valid brand. */
export interface LoadedBrand {
  id: string;
  /** Ids from base to this brand. */
  chain: string[];
  brand: ResolvedBrand;
  /** Code of its market; null without one. */
  market: string | null;
  theme: Theme;
  panels: Panels;
  /** Overriding texts by language (file name: `pt`, `zh-CN`), namespace, key. */
  texts: ResolvedLayers['texts'];
  /** Merged sandbox data by file name without `.json`. */
  sandbox: ResolvedLayers['sandbox'];
  /** Absolute image paths by file name; the brand's own win over inherited ones. */
  images: ReadonlyMap<string, string>;
  provenance: Provenance;
  /** Source of a merged value. */
  place: CheckContext['place'];
  /** Warnings only. */
  findings: Finding[];
}

/** Result of reading a brand: the brand, unless a finding is an error. */
export interface BrandInspection {
  id: string;
  loaded: LoadedBrand | null;
  findings: Finding[];
  /** Source of a merged value; null when the files could not be merged. */
  place: CheckContext['place'] | null;
}

export interface InspectOptions {
  folders?: BrandFolders;
  /** Allowed names; names without a list are not checked. Icons are always checked. */
  names?: BrandNames;
  /** Shared cache, so that each parent folder is read once. */
  readings?: Map<string, FolderReading | null>;
}

/** An invalid brand folder; the message is the report. */
export class BrandFilesError extends Error {
  override name = 'BrandFilesError';
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    super(formatFindings(findings));
    this.findings = findings;
  }
}

/** Sorted ids of publishable brands: every folder but base. */
export function listBrands(folders: BrandFolders = diskFolders()): string[] {
  return folders.ids().filter((id) => id !== 'base');
}

function readWith(folders: BrandFolders, readings: Map<string, FolderReading | null>): (id: string) => FolderReading | null {
  return (id) => {
    if (!readings.has(id)) {
      const reading = readFolder(folders, id);
      if (reading) reading.findings.push(...structureFindings(reading));
      readings.set(id, reading);
    }
    return readings.get(id) ?? null;
  };
}

/** The findings of a file by itself: `readFolder` returns the same source for the same text. */
const ownFindings = new WeakMap<JsonSource, readonly Finding[]>();

function findingsOf(name: string, source: JsonSource): readonly Finding[] {
  const found = ownFindings.get(source) ?? [...checkLayerFile(name, source), ...checkStrings(name, source)];
  ownFindings.set(source, found);
  return found;
}

function structureFindings({ sources }: FolderReading): Finding[] {
  const found = [...sources].flatMap(([name, source]) => findingsOf(name, source));
  const version = found.filter((finding) => finding.rule === 'schema-version');
  return version.length > 0 ? version : found;
}

function checkFolderName(layers: readonly FolderReading[]): Finding[] {
  return layers.flatMap(({ id, sources }) => {
    const source = sources.get('brand.json');
    const said = source?.value?.['id'];
    // another type is a finding of the schema
    if (!source || typeof said !== 'string' || said === id) return [];
    return [
      {
        rule: 'folder-name' as const,
        severity: 'error' as const,
        ...source.placeOf('/id'),
        path: '/id',
        expected: `"${id}", the name of the folder`,
        got: shown(said),
      },
    ];
  });
}

/** Reads, merges and checks one brand; never throws on file contents. */
export function inspectBrand(
  id: string,
  { folders = diskFolders(), names = {}, readings = new Map() }: InspectOptions = {},
): BrandInspection {
  const { layers, findings } = readChain(id, readWith(folders, readings), folders.ids());
  findings.push(...checkFolderName(layers));
  const stop = (all: Finding[], place: BrandInspection['place'] = null): BrandInspection => ({
    id,
    loaded: null,
    findings: sortedFindings(all),
    place,
  });
  if (hasErrors(findings)) return stop(findings);

  const resolved = withAddedLanguages(
    resolveBrand(
      layers.map((layer) => ({ id: layer.id, files: [...layer.sources].map(([name, source]) => layerFile(name, source)) })),
    ),
  );
  const images = new Map(layers.flatMap((layer) => [...folders.images(layer.id)]));
  const media = (file: string) => layers.reduce<string | null>((path, layer) => folders.media(layer.id, file) ?? path, null);
  const context = checkContext({ id, layers, names: { icon: iconNames, ...names }, images, media }, resolved, findings);
  findings.push(...checkResolved(resolved, context.place));
  if (hasErrors(findings)) return stop(findings, context.place);

  checkSemantics(context);
  if (hasErrors(findings)) return stop(findings, context.place);

  const { brand, market, theme, panels, texts, sandbox, provenance } = resolved;
  const warnings = sortedFindings(findings);
  return {
    id,
    findings: warnings,
    place: context.place,
    loaded: {
      id,
      chain: layers.map((layer) => layer.id),
      brand,
      market,
      theme,
      panels,
      texts,
      sandbox,
      images,
      provenance,
      place: context.place,
      findings: warnings,
    },
  };
}

/** The merged, checked brand. @throws BrandFilesError with the report when the brand is invalid. */
export function loadBrand(id: string, options: InspectOptions = {}): LoadedBrand {
  const { loaded, findings } = inspectBrand(id, options);
  if (!loaded) throw new BrandFilesError(findings);
  return loaded;
}
