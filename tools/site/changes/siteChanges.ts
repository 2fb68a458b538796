import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../../src/engine/brand/json.ts';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { readFlags } from '../../../src/engine/flags/flags.ts';
import { type JsonDifference, jsonDifferences } from '../../support/jsonDifferences.ts';
import { POLICY_FILE } from '../policy/policyFile.ts';
import { VERSION_FILE } from '../publish/versionFile.ts';

export type FileChange = 'added' | 'removed' | 'changed';

/** What distinguishes two versions of a published site; `a` is the one before. */
export interface SiteChanges {
  /** Engine, configuration, and whose data it has. */
  version: JsonDifference[];
  /** The resolved brand, and what a visitor reads from the platform, but for flags. */
  config: JsonDifference[];
  /** modIds, on or off for a visitor of the brand. */
  flags: JsonDifference[];
  /** Below `/<language>/<namespace>`. */
  texts: JsonDifference[];
  /** Hashes of inline blocks that the content security policy allows. */
  policy: JsonDifference[];
  /** Pages, styles, panels and pictures. */
  files: { name: string; change: FileChange }[];
}

const isCompressed = (name: string): boolean => /\.(?:br|gz)$/.test(name);

/** Files whose content the other lists compare. */
const isCompared = (name: string): boolean =>
  name.startsWith('texts/') || ['boot.json', VERSION_FILE, POLICY_FILE].includes(name);

const filesOf = (site: string | null): string[] =>
  site === null
    ? []
    : readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
        .filter((name) => !isCompressed(name) && !name.startsWith('assets/') && !name.startsWith('.'));

/** The JSON of a site's file; of a missing or unreadable one nothing. */
function jsonOf(site: string | null, name: string): JsonObject {
  const path = site === null ? '' : join(site, name);
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
  } catch {
    return {};
  }
}

/** The time of publishing differs each time and shows nothing. */
const AT = /"at":\d+/g;

const contentOf = (site: string, name: string): string => {
  const bytes = readFileSync(join(site, name));
  return name.endsWith('.html') ? bytes.toString().replace(AT, '') : bytes.toString('latin1');
};

function flagsOf({ brand, whitelabel }: Partial<Snapshot>): JsonObject {
  const rules = { aliases: brand?.flags, required: brand?.regulatory?.required, forbidden: brand?.regulatory?.forbidden };
  return Object.fromEntries(
    readFlags(whitelabel ?? [], rules)
      .entries()
      .map(({ modId, on }) => [modId, on ? 'on' : 'off']),
  );
}

/** What the other lists do not have. */
const configOf = ({ brand, registerSettings, announcements, permission }: Partial<Snapshot>): JsonObject =>
  ({ ...brand, platform: { registerSettings, announcements, permission } }) as unknown as JsonObject;

function textsOf(site: string | null, names: readonly string[]): JsonObject {
  const languages = names.filter((name) => name.startsWith('texts/'));
  return Object.fromEntries(languages.map((name) => [name.slice('texts/'.length, -'.json'.length), jsonOf(site, name)]));
}

function policyOf(site: string | null): Json {
  const { scripts = [], styles = [] } = jsonOf(site, POLICY_FILE);
  return { scripts, styles };
}

/** Without the hash of the whole site, which any other change is part of. */
function versionIn(site: string | null): JsonObject {
  const { hash: _, ...version } = jsonOf(site, VERSION_FILE);
  return version;
}

/** Compares two folders of published sites; `before` is null when there was none. */
export function siteChanges(before: string | null, after: string): SiteChanges {
  const [old, fresh] = [filesOf(before), filesOf(after)];
  const [a, b] = [before, after].map((site) => jsonOf(site, 'boot.json') as unknown as Partial<Snapshot>);
  const files = [...new Set([...old, ...fresh])].filter((name) => !isCompared(name)).sort();
  return {
    version: [...jsonDifferences(versionIn(before), versionIn(after))],
    config: before === null ? [] : [...jsonDifferences(configOf(a!), configOf(b!))],
    flags: before === null ? [] : [...jsonDifferences(flagsOf(a!), flagsOf(b!))],
    texts: before === null ? [] : [...jsonDifferences(textsOf(before, old), textsOf(after, fresh))],
    policy: [...jsonDifferences(policyOf(before), policyOf(after))],
    files: files.flatMap((name) => {
      if (!old.includes(name)) return { name, change: 'added' as const };
      if (!fresh.includes(name)) return { name, change: 'removed' as const };
      return contentOf(before!, name) === contentOf(after, name) ? [] : { name, change: 'changed' as const };
    }),
  };
}
