import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockHashes, noHashes } from '../page/inlineBlocks.ts';
import { currentFolder } from '../folder/replaceFolder.ts';
import { isFacts, type SiteFacts } from './siteFacts.ts';

/**
 * `policy.json` of a site, for servers: the hashes of its inline blocks, and those of the site before it, whose pages a server or
 * a cache may still send while it is replaced; and its hosts and paths, so that no server reads brand folders.
 */
export interface PolicyFile extends BlockHashes {
  before: BlockHashes;
  /** Absent in sites that an older version published. */
  site?: SiteFacts;
}

export const POLICY_FILE = 'policy.json';

const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((hash) => typeof hash === 'string' && HASH.test(hash));

const isHashes = (value: unknown): value is BlockHashes =>
  typeof value === 'object' && value !== null && 'scripts' in value && 'styles' in value
    ? isList(value.scripts) && isList(value.styles)
    : false;

/** The policy in a text. @throws when it is none: another text could end a header */
export function parsePolicy(text: string): PolicyFile {
  const read: unknown = JSON.parse(text);
  if (!isHashes(read) || !('before' in read) || !isHashes(read.before)) throw new Error('It lists no hashes of blocks.');
  if ('site' in read && !isFacts(read.site)) throw new Error('It has hosts or paths that are none.');
  return read as PolicyFile;
}

/** The policy of a site; null where it has none. @throws for another content */
export function readPolicy(site: string): PolicyFile | null {
  const path = join(currentFolder(site), POLICY_FILE);
  if (!existsSync(path)) return null;
  try {
    return parsePolicy(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const same = (a: BlockHashes, b: BlockHashes): boolean =>
  JSON.stringify([a.scripts, a.styles]) === JSON.stringify([b.scripts, b.styles]);

/** The policy of a site that replaces another. */
export function policyAfter(former: PolicyFile | null, { scripts, styles }: BlockHashes, site: SiteFacts): PolicyFile {
  if (former === null) return { scripts, styles, before: noHashes, site };
  const before = same(former, { scripts, styles }) ? former.before : { scripts: former.scripts, styles: former.styles };
  return { scripts, styles, before, site };
}

/** The hashes that a server allows: of this site and of the one before. */
export function allowedBy({ scripts, styles, before }: PolicyFile): BlockHashes {
  return {
    scripts: [...new Set([...scripts, ...before.scripts])],
    styles: [...new Set([...styles, ...before.styles])],
  };
}
