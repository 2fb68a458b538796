import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextResources } from '../../src/engine/brand/snapshot.ts';

const localesFolder = fileURLToPath(new URL('../../locales/', import.meta.url));

/** The portal's own texts of a language (BCP 47 tag) by namespace. */
export function portalTexts(tag: string): TextResources {
  const folder = join(localesFolder, tag);
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
    ]),
  );
}

/** All texts of a language: the portal's, overridden by the brand's. */
export function siteTexts(tag: string, overrides: TextResources = {}): TextResources {
  const portal = portalTexts(tag);
  const namespaces = [...new Set([...Object.keys(portal), ...Object.keys(overrides)])].sort();
  return Object.fromEntries(namespaces.map((namespace) => [namespace, { ...portal[namespace], ...overrides[namespace] }]));
}

export function pickNamespaces(texts: TextResources, namespaces: readonly string[]): TextResources {
  return Object.fromEntries(namespaces.flatMap((namespace) => (texts[namespace] ? [[namespace, texts[namespace]]] : [])));
}
