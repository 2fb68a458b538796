import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFormer, isSetAside, siteNameOf } from '../folder/replaceFolder.ts';

/** File lists of all engines, beside the assets. */
const LISTS = '.engines';

const VERSION = /^[\w.+-]{1,100}$/;

const listPath = (root: string, engine: string): string => join(root, LISTS, `${engine}.json`);

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether this is the way back of a site that is there: a deleted one needs nothing. */
const isFormerOf = (name: string, sites: string): boolean => isFormer(name) && existsSync(join(sites, siteNameOf(name)));

/** The engines of all sites below `root`, also of former ones and of those set aside by a crashed publisher; null when a site names none. */
function namedEngines(root: string): Set<string> | null {
  const sites = join(root, 'sites');
  const folders = existsSync(sites)
    ? readdirSync(sites).filter((name) => !name.startsWith('.') || isSetAside(name) || isFormerOf(name, sites))
    : [];
  const engines = new Set<string>();
  for (const folder of folders) {
    if (!['version.json', 'home.html'].some((file) => existsSync(join(sites, folder, file)))) continue;
    const version = readJson(join(sites, folder, 'version.json')) as { engine?: unknown } | null;
    if (typeof version?.engine !== 'string' || !VERSION.test(version.engine)) return null;
    engines.add(version.engine);
  }
  return engines;
}

/** The files of an engine below `assets`, and its last publishing, epoch ms. */
interface EngineList {
  at: number;
  files: readonly string[];
}

function readList(path: string): EngineList | null {
  const list = readJson(path) as Partial<EngineList> | null;
  return Array.isArray(list?.files) && typeof list.at === 'number' ? (list as EngineList) : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Records the files of an engine, at most once a day, so that a failed publish changes nothing. */
export function listEngine(root: string, engine: string, list: EngineList): void {
  const known = readList(listPath(root, engine));
  if (known !== null && list.at - known.at < DAY_MS) return;
  mkdirSync(join(root, LISTS), { recursive: true });
  const half = `${listPath(root, engine)}.${process.pid}.part`;
  writeFileSync(half, JSON.stringify(list));
  renameSync(half, listPath(root, engine));
}

/**
 * Whether a site below `root` may request a file below its `assets`: true for the files of each engine named in a
 * `version.json`, and for every file when an engine is unknown.
 */
export function neededBySites(root: string): (file: string) => boolean {
  const engines = namedEngines(root);
  const needed = new Set<string>();
  for (const engine of engines ?? []) {
    const list = readList(listPath(root, engine));
    if (list === null) return () => true;
    for (const file of list.files) needed.add(file);
  }
  return engines === null ? () => true : (file) => needed.has(file);
}

/** Deletes the lists of engines that no site names and that were last published before `since`, epoch ms. */
export function dropLists(root: string, since: number): void {
  const engines = namedEngines(root);
  if (engines === null) return;
  for (const name of readdirSync(join(root, LISTS))) {
    const path = join(root, LISTS, name);
    if (!engines.has(name.replace(/\.json$/, '')) && (readList(path)?.at ?? 0) < since) rmSync(path);
  }
}
