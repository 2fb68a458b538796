import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { namespacesFor, prerenderPage } from '#app/prerender.tsx';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { previewFile } from '../../preview/previewFile.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { engineWith } from '../../site/publish/engine.fixture.ts';
import { sandboxPlatform } from '../../site/publish/platforms.ts';
import { publishWithSandbox } from '../../site/publish/publishWithSandbox.ts';
import { brandSiteTexts, pickNamespaces } from '../../site/publish/siteTexts.ts';
import { readAsVisitor } from '../../site/publish/visitorReads.ts';
import { loadBrand } from '../loadBrand.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';

/** folia in German first, which falls back to Portuguese. */
function germanFolia() {
  const folders = shippedInMemory();
  folders.set('folia', 'brand.json', '/languages', { supported: ['PT', 'EN', 'DE'], default: 'DE', fallback: { DE: ['PT'] } });
  const texts = { $schema: '../../../schemas/brand/texts.schema.json', portal: { register: 'Konto eröffnen' } };
  folders.write('folia', 'texts/de.json', JSON.stringify(texts));
  return folders;
}

it('a site in a language that the brand adds has its texts, tag and name', async () => {
  const { folder } = await publishWithSandbox('folia', engineWith(), { folders: germanFolia() });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(
    readdirSync(join(folder, 'texts'))
      .filter((name) => name.endsWith('.json'))
      .sort(),
  ).toEqual(['de.json', 'en.json', 'pt.json']);
  const [german, portuguese] = ['de', 'pt'].map((tag) => JSON.parse(read(`texts/${tag}.json`)) as Record<string, object>);
  expect(german?.['portal']).toEqual({ ...portuguese?.['portal'], register: 'Konto eröffnen' });
  const boot = JSON.parse(read('boot.json')) as Snapshot;
  expect(boot.texts.language).toBe('DE');
  expect(boot.texts.resources['portal']).toEqual(german?.['portal']);
  expect(boot.brand.languages.added).toMatchObject([{ code: 'DE', htmlLang: 'de', nativeName: 'Deutsch' }]);
  expect(read('home.html')).toMatch(/<html [^>]*lang="de"/);
});

it('the preview answers the same file of texts', async () => {
  const loaded = loadBrand('folia', { folders: germanFolia() });
  const file = await previewFile('/texts/de.json', loaded, 'http://localhost', []);
  expect(JSON.parse(String(file?.body))).toEqual(brandSiteTexts(loaded, 'de'));
});

it('a page shows its texts, and the platform what it has in the language to which they fall back', async () => {
  const loaded = loadBrand('folia', { folders: germanFolia(), names: brandNames(createWholeRegistry()) });
  const { ask, origin } = await sandboxPlatform(loaded);
  const reads = await readAsVisitor(ask, loaded.brand, origin);
  const titles = JSON.stringify(reads.announcements);
  const banner = Object.values(
    (loaded.sandbox['content'] as { banners: Record<string, { title: Record<string, string> }> }).banners,
  );
  expect(banner.some(({ title }) => titles.includes(JSON.stringify(title['PT'])))).toBe(true);
  const snapshot: Snapshot = {
    v: 1,
    engine: 'test',
    configHash: 'test',
    at: 0,
    brand: loaded.brand,
    ...reads,
    panels: { file: '/panels.json', member: [], agent: [], pages: [] },
    texts: { language: 'DE', resources: pickNamespaces(brandSiteTexts(loaded, 'de'), namespacesFor('home')) },
  };
  expect(await prerenderPage(snapshot, '/')).toContain('Konto eröffnen');
}, 60_000);
