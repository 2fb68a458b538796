import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/**
 * Writes the configurations of the chosen servers, each in its folder. Returns the paths, and a call that restores what was
 * there before.
 */
export function writeServerFiles(
  dir: string,
  choices: HeaderChoices,
  sites: ServerSetup['sites'],
): { written: string[]; restore: () => void } {
  const { target, root, platform, listen, brotli = false } = choices;
  const files = Object.entries(targets)
    .filter(([name]) => target === 'all' || target === name)
    .flatMap(([name, write]) =>
      Object.entries(write({ sites, root, platform, listen, brotli })).map(([file, text]) => ({
        path: join(dir, name, file),
        text,
      })),
    );
  const all = [...files, { path: join(dir, CHOICES), text: JSON.stringify(choices, null, 2) }];
  const before = all.map(({ path }) => ({ path, text: existsSync(path) ? readFileSync(path, 'utf8') : null }));
  for (const { path, text } of all) place(path, text);
  const restore = (): void => {
    for (const { path, text } of before) {
      if (text === null) rmSync(path, { force: true });
      else place(path, text);
    }
  };
  return { written: files.map(({ path }) => path), restore };
}
