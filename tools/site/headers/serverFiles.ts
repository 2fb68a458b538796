import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { caddyFiles } from './caddy.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import type { ServerSetup } from './serverSites.ts';

const targets: Record<string, (setup: ServerSetup) => Record<string, string>> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  netlify: netlifyFiles,
};

export const serverNames: readonly string[] = Object.keys(targets);

/** What `brand headers` was told, beside the sites: publishing writes the same files again with new hashes. */
export interface HeaderChoices extends Omit<ServerSetup, 'sites'> {
  /** A server, or `all`. */
  target: string;
  localhost: boolean;
}

const CHOICES = 'headers.json';

/** The choices of a folder that `brand headers` wrote. @throws when it wrote none */
export function readChoices(dir: string): HeaderChoices {
  const path = join(dir, CHOICES);
  if (!existsSync(path)) throw new Error(`There is no ${path}: run "brand headers --to ${dir}" once.`);
  return JSON.parse(readFileSync(path, 'utf8')) as HeaderChoices;
}

function place(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

const textOf = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Where the servers have the files of brands, and which brand a name belongs to. */
const OF_BRANDS: Readonly<Record<string, { folder: string; brandOf: (name: string) => string }>> = {
  nginx: { folder: 'portal/sites', brandOf: (name) => name.replace(/\.conf$/, '') },
  caddy: { folder: 'sites', brandOf: (name) => name.replace(/\.caddy$/, '') },
  netlify: { folder: '', brandOf: dirname },
};

/** Files of brands that are none any more: servers would still read them. */
function strayFiles(dir: string, server: string, isBrand: (id: string) => boolean): string[] {
  const { folder, brandOf } = OF_BRANDS[server]!;
  const path = join(dir, server, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isBrand(brandOf(relative(path, file))));
}

/**
 * Writes the configurations of the chosen servers, each in its folder: the files whose text is another one, each in one step.
 * Files of brands for which `isBrand` is false (default: those without a site here) are deleted. Returns the paths of all
 * files, of those that changed, and a call that restores what was there before.
 * @throws when one cannot be written; the others are then as they were
 */
export function writeServerFiles(
  dir: string,
  choices: HeaderChoices,
  sites: ServerSetup['sites'],
  isBrand: (id: string) => boolean = (id) => sites.some((site) => site.id === id),
): { written: string[]; changed: string[]; restore: () => void } {
  const { target, root, platform, listen, brotli = false } = choices;
  const chosen = Object.entries(targets).filter(([name]) => target === 'all' || target === name);
  const files = chosen.flatMap(([name, write]) =>
    Object.entries(write({ sites, root, platform, listen, brotli })).map(([file, text]) => ({
      path: join(dir, name, file),
      text,
    })),
  );
  const strays = chosen.flatMap(([name]) => strayFiles(dir, name, isBrand)).map((path) => ({ path, text: null }));
  const all = [...files, ...strays, { path: join(dir, CHOICES), text: JSON.stringify(choices, null, 2) }];
  const changes = all.map((file) => ({ ...file, before: textOf(file.path) })).filter(({ text, before }) => text !== before);
  const put = (path: string, text: string | null): void => {
    if (text === null) rmSync(path, { force: true });
    else place(path, text);
  };
  const done: typeof changes = [];
  const restore = (): void => done.forEach(({ path, before }) => put(path, before));
  try {
    for (const change of changes) {
      put(change.path, change.text);
      done.push(change);
    }
  } catch (cause) {
    restore();
    throw cause;
  }
  return {
    written: files.map(({ path }) => path),
    changed: changes.map(({ path }) => path),
    restore,
  };
}
