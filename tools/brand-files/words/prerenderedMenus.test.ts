import { expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { namespacesFor, prerenderPage } from '#app/prerender.tsx';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { sandboxPlatform } from '../../site/publish/platforms.ts';
import { brandSiteTexts, pickNamespaces } from '../../site/publish/siteTexts.ts';
import { readAsVisitor } from '../../site/publish/visitorReads.ts';
import { loadBrand } from '../loadBrand.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';

it("a published page shows the brand's words and links, and the file of each language has the words (ENG-14, ENG-15)", async () => {
  const folders = shippedInMemory();
  folders.set('folia', 'texts/pt.json', '/brand', { world_cup: 'Copa do Mundo' });
  folders.set('folia', 'texts/en.json', '/brand', { world_cup: 'World Cup' });
  folders.set('folia', 'menus.json', '/side/entries/promotions/label', 'brand:world_cup');
  const link = { label: 'brand:world_cup', link: 'https://social.folia.example/cup' };
  folders.set('folia', 'menus.json', '/footer', { order: ['cup', 'responsible'], entries: { cup: link } });
  const loaded = loadBrand('folia', { folders, names: brandNames(createWholeRegistry()) });
  const { ask, origin } = await sandboxPlatform(loaded);
  const texts = (tag: string) => brandSiteTexts(loaded, tag);
  expect(['pt', 'en'].map((tag) => texts(tag)['brand'])).toEqual([{ world_cup: 'Copa do Mundo' }, { world_cup: 'World Cup' }]);
  const snapshot: Snapshot = {
    v: 1,
    engine: 'test',
    configHash: 'test',
    at: 0,
    brand: loaded.brand,
    ...(await readAsVisitor(ask, loaded.brand, origin)),
    panels: { file: '/panels.json', member: [], agent: [], pages: [] },
    texts: { language: 'PT', resources: pickNamespaces(texts('pt'), namespacesFor('home')) },
  };
  const html = await prerenderPage(snapshot, '/');
  expect(html.match(/Copa do Mundo/g)?.length).toBeGreaterThan(1);
  const [tag] = /<a [^>]*data-entry="cup"[^>]*>/.exec(html) ?? [];
  expect(tag).toContain('href="https://social.folia.example/cup" target="_blank" rel="noopener noreferrer"');
  expect(html).toContain('(abre em nova aba)');
}, 60_000);
