import { nearMatches } from '../../src/engine/brand/nearMatch.ts';
import { languageCatalogue } from '../../src/engine/values/languageCatalogue.ts';
import type { BrandFolders, Other } from './brandFolders.ts';
import { type Finding, didYouMean, shown } from './finding.ts';
import { type JsonSource, readJsonSource } from './jsonSource.ts';
import type { LayerKind } from '../schemas/layerKinds.ts';
import { rules } from './rules.ts';

/** Languages that may have texts, by file name. */
const textLanguages = languageCatalogue.map(({ htmlLang }) => htmlLang);

const fixedNames: Record<string, LayerKind> = {
  'brand.json': 'brand',
  'theme.json': 'theme',
  'layout.json': 'layout',
  'menus.json': 'menus',
  'flags.json': 'flags',
  'register-form.json': 'register-form',
  'panels.json': 'panels',
  'mappings.json': 'mappings',
};

/** Files of the sandbox folder. */
const sandboxNames = ['platform', 'users', 'content', 'games', 'scenarios'].map((name) => `sandbox/${name}.json`);

const knownNames = [...Object.keys(fixedNames), ...textLanguages.map((language) => `texts/${language}.json`), ...sandboxNames];

/** Schema kind of a file; null for sandbox data and unknown files. */
export function kindOf(name: string): LayerKind | null {
  if (Object.hasOwn(fixedNames, name)) return fixedNames[name]!;
  return name.startsWith('texts/') ? 'texts' : null;
}

/** One brand folder, read and parsed. */
export interface FolderReading {
  id: string;
  sources: ReadonlyMap<string, JsonSource>;
  findings: Finding[];
}

/** The finding on a file or link that is no part of a brand, or that cannot be read as one. */
export function otherFinding(folder: string, { name, isLink, why }: Other): Finding {
  const rule = isLink ? 'linked-file' : why === undefined ? 'unread-file' : 'unknown-file';
  const expected = isLink ? 'a file of the folder itself' : why === undefined ? 'only files that the engine reads' : 'a file';
  const got = isLink ? 'a link' : (why ?? 'a file that nothing reads');
  return { rule, severity: rules[rule].severity, file: `${folder}/${name}`, line: 1, column: 1, path: '', expected, got };
}

/** The last reading of each file: a file that has not changed is parsed, and checked, once in a process. */
const parsed = new Map<string, { text: string; source: JsonSource }>();

/** How many of them are kept, the oldest leave first: those of some ten brands. */
const MOST_PARSED = 200;

function sourceOf(path: string, text: string): JsonSource {
  const last = parsed.get(path);
  if (last?.text === text) return last.source;
  const source = readJsonSource(path, text);
  parsed.delete(path);
  parsed.set(path, { text, source });
  if (parsed.size > MOST_PARSED) parsed.delete(parsed.keys().next().value!);
  return source;
}

/** Forgets the files of a folder, with all that was made of them: a thousand brands are published one after the other. */
export function forgetFolder(id: string): void {
  for (const path of parsed.keys()) if (path.startsWith(`brands/${id}/`)) parsed.delete(path);
}

/** Reads a folder; files that are not JSON objects are skipped and reported. Null when the folder is missing. */
export function readFolder(folders: BrandFolders, id: string): FolderReading | null {
  const texts = folders.texts(id);
  if (texts === null) return null;
  const findings: Finding[] = [];
  const sources = new Map<string, JsonSource>();
  const report = (rule: Finding['rule'], file: string, expected: string, got: string, hint: { hint?: string } = {}) =>
    findings.push({ rule, severity: 'error', file, line: 1, column: 1, path: '', expected, got, ...hint });
  for (const [name, text] of texts) {
    const path = `brands/${id}/${name}`;
    if (!knownNames.includes(name)) {
      report('unknown-file', path, 'a known file of a brand folder', name, didYouMean(nearMatches(name, knownNames)));
      continue;
    }
    const source = sourceOf(path, text);
    findings.push(...source.findings);
    if (source.value !== null) sources.set(name, source);
  }
  for (const other of folders.others(id)) findings.push(otherFinding(`brands/${id}`, other));
  if (!texts.has('brand.json')) report('missing-file', `brands/${id}/brand.json`, 'brand.json', 'a missing file');
  return { id, sources, findings };
}

/** Longest chain base < … < brand. */
const longestChain = 4;

export interface Chain {
  /** The ancestor (base) first, the brand last; shorter when a parent is missing. */
  layers: FolderReading[];
  findings: Finding[];
}

/** The brand and everything it extends. */
export function readChain(id: string, read: (id: string) => FolderReading | null, known: readonly string[]): Chain {
  const layers: FolderReading[] = [];
  const findings: Finding[] = [];
  const seen: string[] = [];
  for (let next: string | null = id; next !== null;) {
    const layer = read(next);
    if (layer === null) {
      findings.push({
        rule: 'unreadable',
        severity: 'error',
        file: `brands/${next}/brand.json`,
        line: 1,
        column: 1,
        path: '',
        expected: 'a brand folder',
        got: 'a missing folder',
        ...didYouMean(nearMatches(next, known)),
      });
      break;
    }
    layers.unshift(layer);
    findings.push(...layer.findings);
    seen.push(next);
    const source = layer.sources.get('brand.json');
    const parent: unknown = source?.value?.['extends'] ?? (next === 'base' ? null : 'base');
    if (parent === null || typeof parent !== 'string') break;
    const place = source?.placeOf('/extends') ?? { file: `brands/${next}/brand.json`, line: 1, column: 1 };
    const fault = (rule: Finding['rule'], expected: string, got: string, hint: { hint?: string } = {}) =>
      findings.push({ rule, severity: 'error', ...place, path: '/extends', expected, got, ...hint });
    if (seen.includes(parent)) {
      fault('extends-cycle', 'a chain of brands without a cycle', [...seen, parent].join(' < '));
      break;
    }
    if (seen.length === longestChain) {
      fault('extends-depth', `at most ${longestChain} brands in a chain`, [...seen, parent].join(' < '));
      break;
    }
    if (!known.includes(parent)) {
      fault(
        'unknown-parent',
        'the id of a brand folder',
        shown(parent),
        didYouMean(
          nearMatches(
            parent,
            known.filter((other) => other !== id),
          ),
        ),
      );
      break;
    }
    next = parent;
  }
  return { layers, findings };
}
