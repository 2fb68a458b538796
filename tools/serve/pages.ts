import type { PayloadKey } from '#contract/types.ts';
import type { Snapshot } from '#engine/snapshot.ts';
import { rewriteSnapshot } from '../page/document.ts';
import { type Content, createContent } from './content.ts';
import { createFiles, type Files } from './files.ts';

/** The snapshot with other keys for sealed payloads. */
function withPayloadKeys(snapshot: Snapshot, payloadKeys: readonly PayloadKey[]): Snapshot {
  const { brand } = snapshot;
  return { ...snapshot, brand: { ...brand, security: { ...brand.security, payloadKeys: [...payloadKeys] } } };
}

function rewrite(file: string, text: string, keys: readonly PayloadKey[]): string {
  if (file === 'boot.json') return JSON.stringify(withPayloadKeys(JSON.parse(text) as Snapshot, keys));
  return rewriteSnapshot(text, (snapshot) => withPayloadKeys(snapshot as Snapshot, keys));
}

/**
 * The published files of one site. Pages and `boot.json` are given the keys of the platform that answers here, in
 * memory: those of the folder belong to the real one.
 */
export function createPages(folder: string, keys: () => Promise<readonly PayloadKey[]>): Files {
  const files = createFiles(folder);
  const rewritten = new Map<string, { version: string; content: Content }>();
  return async (file) => {
    const published = await files(file);
    if (published === null || !(file.endsWith('.html') || file === 'boot.json')) return published;
    const current = await keys();
    const version = published.etag + JSON.stringify(current);
    const known = rewritten.get(file);
    if (known?.version === version) return known.content;
    const content = createContent(Buffer.from(rewrite(file, published.bytes.toString(), current)), published.type);
    rewritten.set(file, { version, content });
    return content;
  };
}
