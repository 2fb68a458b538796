import type { PayloadKey } from '#contract/types.ts';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { rewriteSnapshot } from '../page/document.ts';
import { type Content, createContent } from '../../paths/content.ts';
import { createFiles } from './files.ts';

/** Local values that replace the real platform's in published pages. */
export interface LocalParts {
  payloadKeys: readonly PayloadKey[];
  scheme: 'http' | 'https';
  verifyOrigin: string;
  /** Host of the local chat; null for remote pages. */
  chatHost: string | null;
  gamesHost: string;
  /** Whether the page belongs to a short session, as in tests. */
  ownSession: boolean;
}

function withLocalParts(snapshot: Snapshot, { payloadKeys, scheme, verifyOrigin, chatHost, gamesHost }: LocalParts): Snapshot {
  const { brand } = snapshot;
  const { security } = brand;
  const verify = security.hosts.verify.length > 0 ? [verifyOrigin] : [];
  const chat = [...security.hosts.chat, ...(chatHost === null ? [] : [chatHost])];
  const games = [...security.hosts.games, gamesHost];
  const local = { ...security, payloadKeys: [...payloadKeys], hosts: { ...security.hosts, chat, games, verify } };
  const permission = { ...snapshot.permission, launchGameCDNs: [`${scheme}://${gamesHost}`] };
  return { ...snapshot, permission, brand: { ...brand, security: local } };
}

function rewrite(file: string, text: string, parts: LocalParts): string {
  if (file === 'boot.json') return JSON.stringify(withLocalParts(JSON.parse(text) as Snapshot, parts));
  return rewriteSnapshot(text, (snapshot) => withLocalParts(snapshot as Snapshot, parts));
}

/** Number of sandbox sessions whose pages are cached. */
const KEPT = 100;

/**
 * The published files of one site. Pages and `boot.json` get the keys and the verify and games origins of the local platform,
 * in memory: those in the folder belong to the real one.
 */
export function createPages(folder: string): (file: string, parts: LocalParts) => Promise<Content | null> {
  const files = createFiles(folder);
  const rewritten = new Map<string, { version: string; content: Content }>();
  return async (file, parts) => {
    const published = await files(file);
    if (published === null || !(file.endsWith('.html') || file === 'boot.json')) return published;
    const key = `${parts.verifyOrigin} ${parts.chatHost} ${file}`;
    const version = published.etag + JSON.stringify(parts.payloadKeys);
    const known = rewritten.get(key);
    if (known?.version === version) return known.content;
    const bytes = Buffer.from(rewrite(file, published.bytes.toString(), parts));
    const content = createContent(bytes, published.type, { effort: parts.ownSession ? 'fast' : 'small' });
    if (rewritten.size >= KEPT) rewritten.clear();
    rewritten.set(key, { version, content });
    return content;
  };
}
