import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const VERSION_FILE = 'version.json';

/** `version.json` of a site. */
export interface VersionFile {
  engine: string;
  /** Short hash of the resolved brand and its texts. */
  configHash: string;
  /** Whose data it has. */
  data: 'platform' | 'sandbox';
  /** Hash of all that the site is made of, but the time; absent in sites that an older version published. */
  hash?: string;
  /** Of a site with the simulated platform in its pages, to be shown: the brand, and what was written into its folder. */
  preview?: { brand: string; names: string[] };
}

/** The version of a published site; null when it has none that can be read. */
export function versionOf(site: string): VersionFile | null {
  try {
    return JSON.parse(readFileSync(join(site, VERSION_FILE), 'utf8')) as VersionFile;
  } catch {
    return null;
  }
}
