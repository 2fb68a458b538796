import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import type { Snapshot, TextResources } from '../../../src/engine/brand/snapshot.ts';
import { earlyPageOf } from '../../../src/early/earlyPage.ts';
import { lobbyPageOf } from '../../../src/early/lobbyPage.ts';
import { TEMPLATE } from '../../../src/platform/early/tilesTakeover.ts';
import { LOADER_ENTRY, START_ENTRY } from '../../engine/engineFiles.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { type BrandStyles, brandStyles } from './brandStyles.ts';
import { preloadsOf } from '../page/preloads.ts';
import { renderDocument } from '../page/document.ts';
import type { Engine } from './openEngine.ts';
import { addressOf } from '../page/indexing.ts';
import { entryNames } from '../page/entryNames.ts';
import { type BlockHashes, hashesOf, type InlineBlocks, inlineBlocks } from '../page/inlineBlocks.ts';
import { iconSymbols, laterIcons, symbolsElement, withOwnIcons } from '../page/pageIcons.ts';
import { drawingsOf, drawingSymbols, withDrawings } from '../page/pageDrawings.ts';
import { integrityOf } from '../page/integrity.ts';
import { panelFile, publishedPanels } from '../../brand-files/panels/publishedPanels.ts';
import { firstView } from '../page/manifest.ts';
import { canvasOf, formAnswers, noScriptNote, pageHead, rootAttributes, unloadedNote } from '../page/pageHead.ts';
import { offlineBlocks, offlineHashes } from '../webapp/offlineDocument.ts';
import { policyFindings } from '../page/policyFindings.ts';
import { brandSiteTexts, pickNamespaces } from './siteTexts.ts';
import type { VisitorReads } from './visitorReads.ts';

/** Shared data of a brand's pages, and the page builder. */
export interface Site {
  engine: string;
  configHash: string;
  styles: BrandStyles;
  /** The file of the panels. */
  panels: { name: string; content: string };
  /** Hashes of the inline blocks of these pages; null is the shell. */
  hashes: (pages: readonly (string | null)[]) => BlockHashes;
  /** Inline blocks of the shell. */
  shellBlocks: InlineBlocks;
  /** Snapshot of a page that needs these text namespaces. */
  snapshot: (reads: VisitorReads, namespaces: readonly string[]) => Snapshot;
  /**
   * The document of a page; null builds the shell for all other pages. A lobby also has the tiles that its
   * script copies, and a page with one address its path.
   * @throws when the content security policy would block part of it
   */
  document: (snapshot: Snapshot, page: string | null, markup: string, more?: { path?: string; tiles?: string }) => string;
  /** Whether search engines may list it: neither simulated data nor a site of agents. */
  isIndexed: boolean;
}

/** `isSimulated` of a site whose data a simulated platform made. */
export function createSite(
  loaded: LoadedBrand,
  { dir: engineDir, version: engine, manifest, entries, names }: Engine,
  isSimulated = false,
): Site {
  const { brand, theme } = loaded;
  const panels = panelFile(publishedPanels(loaded.panels));
  const language = htmlLangOf(brand.languages.default);
  const all: TextResources = brandSiteTexts(loaded, language, names.textsIn);
  const configHash = createHash('sha256')
    .update(JSON.stringify([brand, theme, panels.name, all]))
    .digest('hex')
    .slice(0, 12);
  const styles = brandStyles(loaded);
  const drawings = drawingsOf(loaded);
  const isIndexed = !isSimulated && brand.audience !== 'agent';
  const known = new Map<string | null, InlineBlocks>();
  const blocksOf = (page: string | null): InlineBlocks => {
    const blocks = known.get(page) ?? inlineBlocks(engineDir, page, styles.inline, brand.mappings !== undefined);
    known.set(page, blocks);
    return blocks;
  };

  return {
    engine,
    configHash,
    styles,
    panels,
    hashes: (pages) => {
      const { scripts, styles } = hashesOf(pages.map(blocksOf));
      if (brand.webApp === undefined) return { scripts, styles };
      const offline = offlineHashes(offlineBlocks(engineDir));
      return { scripts: [...scripts, ...offline.scripts], styles: [...styles, ...offline.styles] };
    },
    shellBlocks: blocksOf(null),
    snapshot: (reads, namespaces) => ({
      v: 1,
      engine,
      configHash,
      at: Date.now(),
      ...(isSimulated && { isSimulated }),
      brand,
      ...reads,
      panels: panels.index,
      texts: { language: brand.languages.default, resources: pickNamespaces(all, namespaces) },
    }),
    isIndexed,
    document(snapshot, page, markup, { path, tiles = '' } = {}) {
      const blocks = blocksOf(page);
      // a lobby shows its games after reads, which need the start-up code
      const names = [...entryNames(brand, page), ...(page === 'lobby' ? [START_ENTRY] : [])];
      const files = names.flatMap((entry) => entries[entry] ?? []);
      const head = pageHead({
        brand,
        texts: all,
        index: isIndexed ? { address: path === undefined ? null : addressOf(brand, path) } : null,
        canvas: canvasOf(theme),
        blocks,
        view: firstView(manifest, files),
        loader: `/${entries[LOADER_ENTRY]}`,
        integrityOf: (address) => integrityOf(join(engineDir, address)),
        page: markup,
        early: lobbyPageOf(snapshot),
        preloads:
          page === null ? preloadsOf(brand, { manifest, entries, texts: `/texts/${language}.json?v=${configHash}` }) : undefined,
      });
      const html = renderDocument({
        attributes: rootAttributes(brand, language, { engine, configHash }),
        head,
        symbols: symbolsElement([
          ...drawingSymbols(markup, drawings),
          ...iconSymbols(markup + tiles, engineDir, laterIcons[page ?? '']),
        ]),
        page: withOwnIcons(withDrawings(markup, drawings)),
        answers: formAnswers(markup, earlyPageOf(snapshot), blocks),
        unloaded: unloadedNote(all),
        noscript: noScriptNote(all),
        snapshot,
        end: tiles === '' ? '' : `<template id="${TEMPLATE}">${withOwnIcons(tiles)}</template>`,
      });
      const [blocked] = policyFindings(html, hashesOf([blocks]));
      if (blocked !== undefined)
        throw new Error(`The page "${page ?? 'shell'}" holds what its content security policy blocks: ${blocked}`);
      return html;
    },
  };
}
