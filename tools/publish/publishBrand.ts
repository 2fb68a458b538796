import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { htmlLangOf, supportedLanguages } from '#engine/languages.ts';
import type { Snapshot } from '#engine/snapshot.ts';
import { loadBrand, type LoadedBrand } from '../brand-files/loadBrand.ts';
import { themeCss } from '../brand-files/themeCss.ts';
import { planFonts, withSubstitutes } from '../fonts/fontFaces.ts';
import { copyFonts } from '../fonts/fontFiles.ts';
import { brandNames, type NameList } from './brandNames.ts';
import { renderDocument } from './document.ts';
import { engineVersion } from './engineVersion.ts';
import { firstEntries } from './firstEntries.ts';
import { builtFile, firstView, readEntries, readManifest } from './manifest.ts';
import { pageHead, rootAttributes } from './pageHead.ts';
import { policyFindings } from './policyFindings.ts';
import { replaceFolder } from './replaceFolder.ts';
import { pickNamespaces, siteTexts } from './siteTexts.ts';
import { type Ask, readAsVisitor } from './visitorReads.ts';

/** What the engine build's render bundle offers (`src/app/prerender.tsx`). */
interface Renderer {
  prerenderPage: (snapshot: Snapshot, path: string) => Promise<string>;
  pageOf: (snapshot: Snapshot, path: string) => string | null;
  namespacesFor: (page: string) => string[];
}

export interface PublishOptions {
  /** Folder of the engine build. */
  engineDir: string;
  /** Where the site goes; `<engineDir>/sites/<id>` by default. */
  outDir?: string;
  /** Answers the visitor's reads; `origin` is what it is asked under. */
  ask: Ask;
  origin: string;
}

export interface Published {
  id: string;
  folder: string;
  ms: number;
}

const renderFile = (engineDir: string, name: string): string => pathToFileURL(join(engineDir, 'render', `${name}.js`)).href;

/** React asks for the page's images ahead of the markup; the one that matters is named in the head instead. */
const withoutPreloads = (page: string): string => page.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

const PAGES = [
  { file: 'home.html', path: '/' },
  { file: 'register.html', path: '/register' },
] as const;

/**
 * Publishes one brand: its site is written whole or not at all.
 * @throws BrandFilesError when its files are wrong; Error when a read fails, a text is missing or a page does not render.
 */
export async function publishBrand(id: string, { engineDir, outDir = join(engineDir, 'sites', id), ask, origin }: PublishOptions): Promise<Published> {
  const started = performance.now();
  const renderer = (await import(renderFile(engineDir, 'prerender'))) as Renderer;
  const features = (await import(renderFile(engineDir, 'features'))) as { createPortalRegistry: () => NameList };
  const loaded = loadBrand(id, { names: brandNames(features.createPortalRegistry()) });
  const reads = await readAsVisitor(ask, loaded.brand, origin);
  const site = prepareSite(loaded, engineDir);
  copyFonts(site.fonts.files, engineDir);

  await replaceFolder(outDir, async (folder) => {
    const snapshotFor = (page: string): Snapshot => ({
      v: 1,
      engine: site.engine,
      configHash: site.configHash,
      at: Date.now(),
      brand: loaded.brand,
      ...reads,
      texts: { language: loaded.brand.languages.default, resources: pickNamespaces(site.texts, renderer.namespacesFor(page)) },
    });
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    for (const { file, path } of PAGES) {
      const name = renderer.pageOf(snapshotFor(''), path);
      const snapshot = snapshotFor(name ?? '');
      const page = name === null ? '' : withoutPreloads(await renderer.prerenderPage(snapshot, path));
      write(file, site.document(snapshot, name, page));
    }
    const shell = snapshotFor('');
    write('shell.html', site.document(shell, null, ''));
    write('boot.json', JSON.stringify(shell));
    write('theme.css', site.styles);
    write('version.json', JSON.stringify({ engine: site.engine, configHash: site.configHash }));
    mkdirSync(join(folder, 'texts'));
    for (const { htmlLang } of supportedLanguages(loaded.brand)) write(`texts/${htmlLang}.json`, JSON.stringify(siteTexts(htmlLang, loaded.texts[htmlLang])));
    mkdirSync(join(folder, 'images'));
    for (const [name, source] of loaded.images) copyFileSync(source, join(folder, 'images', name));
  });
  return { id, folder: outDir, ms: Math.round(performance.now() - started) };
}

/** What the pages of one brand share. */
function prepareSite({ brand, theme, texts }: LoadedBrand, engineDir: string) {
  const manifest = readManifest(engineDir);
  const entries = readEntries(engineDir);
  const language = htmlLangOf(brand.languages.default);
  const fonts = planFonts({ ...theme.type }, brand.languages);
  const siteLanguageTexts = siteTexts(language, texts[language]);
  const document = (snapshot: Snapshot, name: string | null, page: string): string => {
    const modules = firstEntries(brand, name).flatMap((entry) => entries[entry] ?? []);
    const parts = { brand, texts: siteLanguageTexts, canvas: theme.color.light.bg, fonts: fonts.preload, page };
    const view = firstView(manifest, modules);
    const head = pageHead({ ...parts, boot: builtFile(manifest, 'boot.js'), view });
    const html = renderDocument({ attributes: rootAttributes(brand, language), head, page, snapshot });
    const [blocked] = policyFindings(html);
    if (blocked !== undefined) throw new Error(`The page ${name ?? 'shell'} holds what its content security policy blocks: ${blocked}`);
    return html;
  };
  return {
    engine: engineVersion(engineDir),
    configHash: createHash('sha256').update(JSON.stringify([brand, theme, texts])).digest('hex').slice(0, 12),
    texts: siteLanguageTexts,
    fonts,
    styles: fonts.css + themeCss({ ...theme, type: withSubstitutes({ ...theme.type }) as typeof theme.type }).replace(/\n\s*/g, ''),
    document,
  };
}
