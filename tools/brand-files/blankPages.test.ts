import { describe, expect, it } from 'vitest';
import { namespacesFor, pageOf, prerenderPage } from '#app/prerender.tsx';
import { resolveBrand } from '../../src/engine/brand/brand.ts';
import { htmlLangOf } from '../../src/engine/values/languages.ts';
import type { Snapshot } from '../../src/engine/brand/snapshot.ts';
import { sandboxPlatform } from '../site/publish/platforms.ts';
import { mergedTexts } from './languages/chainTexts.ts';
import { pickNamespaces, portalTexts } from '../site/publish/siteTexts.ts';
import { readAsVisitor } from '../site/publish/visitorReads.ts';
import { layerFile } from './schemas/checkSchemas.ts';
import { readChain, readFolder } from './folder.ts';
import type { LoadedBrand } from './loadBrand.ts';
import { type MemoryFolders, shippedInMemory } from './memoryFolders.fixture.ts';
import { mistakeGroups } from './mistakes/mistakes.fixture.ts';

const all = Object.values(mistakeGroups).flat();
/** Every thirtieth in a usual run: rendering two pages takes longer than checking them. A deep one takes a quarter, by days. */
const [share, turn] = process.env['DEEP'] ? [4, Math.floor(Date.now() / 86_400_000) % 4] : [30, 0];
const some = all.filter((_, index) => index % share === turn);

/** The brand as it would be without any check: what cannot even be read is refused. */
function unchecked(folders: MemoryFolders, id: string): LoadedBrand {
  const { layers } = readChain(id, (name) => readFolder(folders, name), folders.ids());
  const resolved = resolveBrand(
    layers.map((layer) => ({ id: layer.id, files: [...layer.sources].map(([name, source]) => layerFile(name, source)) })),
  );
  const place = (file: string) => ({ file, line: 1, column: 1 });
  return { ...resolved, id, chain: layers.map((layer) => layer.id), images: new Map(), findings: [], place };
}

async function snapshotOf(loaded: LoadedBrand): Promise<Snapshot> {
  const { brand, texts } = loaded;
  const { ask, origin } = await sandboxPlatform(loaded);
  const reads = await readAsVisitor(ask, brand, origin);
  const language = htmlLangOf(brand.languages.default);
  const every = mergedTexts(portalTexts(language), texts[language] ?? {});
  const namespaces = [...new Set(['home', 'login', 'register', 'help', ''].flatMap(namespacesFor))];
  return {
    v: 1,
    engine: 'test',
    configHash: 'test',
    at: 0,
    brand,
    ...reads,
    panels: { file: '/panels.json', member: [], agent: [], pages: [] },
    texts: { language: brand.languages.default, resources: pickNamespaces(every, namespaces) },
  };
}

/** What somebody could read, or null when the page is refused. */
async function visibleText(folders: MemoryFolders, id: string, path: string): Promise<string | null> {
  try {
    const snapshot = await snapshotOf(unchecked(folders, id));
    if (pageOf(snapshot, path) === null) return null;
    const html = await prerenderPage(snapshot, path);
    return html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  } catch {
    // publishing stops here and leaves the old site
    return null;
  }
}

describe('with the check skipped, a mistake in a brand', () => {
  it('never gives a blank page: something is shown, or the page is refused', async () => {
    let shown = 0;
    const blank: string[] = [];
    for (const { says, id, apply } of some) {
      const folders = shippedInMemory();
      apply(folders);
      for (const path of ['/', '/register']) {
        const text = await visibleText(folders, id === 'base' ? 'folia' : id, path);
        if (text !== null && text.length < 40) blank.push(`${path} after ${says}: "${text}"`);
        if (text !== null) shown += 1;
      }
    }
    console.log(`${shown} of ${some.length * 2} pages were shown, the others refused; ${blank.length} blank`);
    expect(blank).toEqual([]);
    expect(shown).toBeGreaterThan(some.length / 2);
  }, 600_000);
});
