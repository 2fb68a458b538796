import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootFile, criticalFile, earlyScripts } from '../../engine/engineFiles.ts';

/** Hashes of inline blocks, as the content security policy lists them: `sha256-…` in base64. */
export interface BlockHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const noHashes: BlockHashes = { scripts: [], styles: [] };

/** The text of the blocks in a published page. */
export interface InlineBlocks {
  /** `src/early/boot.js`, the same for all pages of an engine. */
  boot: string;
  /** The script that answers a form before the page's code, for pages with one; empty for the shell. */
  early: string;
  /** The script that shows the games of a lobby before the page's code; empty for other pages. */
  lobby: string;
  /** The brand's tokens. */
  theme: string;
  /** The page's critical style, the same for all brands of an engine; empty for the shell. */
  critical: string;
}

/** A block that its element's end tag, or a comment, could cut off. */
export function checkedBlock(text: string, what: string): string {
  if (/<\/(?:script|style)|<!--/i.test(text)) throw new Error(`${what} cannot stand inside a page: it contains a tag`);
  return text;
}

/** The blocks of a page; null for the shell. `isMapped`: the brand has mappings. @throws when the engine has none for it */
export function inlineBlocks(engineDir: string, page: string | null, theme: string, isMapped = false): InlineBlocks {
  const read = (file: string) => {
    const path = join(engineDir, file);
    if (!existsSync(path)) throw new Error(`The engine build has no ${file}; run "npm run build".`);
    return checkedBlock(readFileSync(path, 'utf8'), file);
  };
  return {
    boot: read(bootFile),
    early: page === null ? '' : read(earlyScripts.form.file),
    lobby: page === 'lobby' ? read(earlyScripts[isMapped ? 'mappedLobby' : 'lobby'].file) : '',
    theme: checkedBlock(theme, 'theme.css'),
    critical: page === null ? '' : read(criticalFile(page)),
  };
}

/** The hash of a block's text. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes of blocks that pages have together. */
export function hashesOf(pages: readonly InlineBlocks[]): BlockHashes {
  const hashes = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== '').map(hashOf))];
  return {
    scripts: hashes(pages.flatMap(({ boot, early, lobby }) => [boot, early, lobby])),
    styles: hashes(pages.flatMap(({ theme, critical }) => [theme, critical])),
  };
}
