import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the sites: what each was made of when it was last looked at. */
const STATES = '.states';

/** What is known of a brand's files: that they make the site with this hash, as long as the platform's replies are the same. */
export interface SiteState {
  /** Hash of the brand's and its parents' files, the engine, the publishing program and the options. */
  inputs: string;
  /** Hash of the platform's replies; null when they are made of the brand's files. */
  reads: string | null;
  /** Hash of the site. */
  site: string;
}

const pathOf = (root: string, id: string): string => join(root, STATES, `${id}.json`);

/** Null when nothing readable was kept: the brand is then read and validated. */
export function readState(root: string, id: string): SiteState | null {
  try {
    const { inputs, reads, site } = JSON.parse(readFileSync(pathOf(root, id), 'utf8')) as Partial<SiteState>;
    const isWhole = typeof inputs === 'string' && typeof site === 'string' && (reads === null || typeof reads === 'string');
    return isWhole ? { inputs, reads, site } : null;
  } catch {
    return null;
  }
}

export function keepState(root: string, id: string, state: SiteState): void {
  mkdirSync(join(root, STATES), { recursive: true });
  const half = `${pathOf(root, id)}.${process.pid}.part`;
  writeFileSync(half, JSON.stringify(state));
  renameSync(half, pathOf(root, id));
}
