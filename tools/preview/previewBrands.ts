import { createHash } from 'node:crypto';
import { htmlLangOf } from '../../src/engine/values/languages.ts';
import type { Snapshot } from '../../src/engine/brand/snapshot.ts';
import { localChatHost } from '#sandbox/values/localPartner.ts';
import type { BrandNames } from '../brand-files/brandNames.ts';
import type { Finding } from '../brand-files/finding.ts';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import { type BrandInspection, inspectBrand, listBrands, type LoadedBrand } from '../brand-files/loadBrand.ts';
import { panelFile, publishedPanels } from '../brand-files/panels/publishedPanels.ts';
import { brandSiteTexts } from '../site/publish/siteTexts.ts';
import type { PlatformProxy } from '../site/proxy/platformProxy.ts';
import { sandboxPlatform } from '../site/publish/platforms.ts';
import { readAsVisitor } from '../site/publish/visitorReads.ts';

export interface PreviewInspection extends BrandInspection {
  /** Findings on unknown names, with which the page still runs, so that the gaps are visible. */
  strayNames: Finding[];
}

/** Brand folders on disk; read again after `forget`. */
export interface PreviewBrands {
  ids: () => string[];
  inspect: (id: string) => Promise<PreviewInspection>;
  /** Of one brand, or of all. */
  forget: (id?: string) => void;
}

/** `names` returns the currently registered names, `ids` the brands that are listed. */
export function createPreviewBrands(
  names: () => Promise<BrandNames>,
  folders: BrandFolders = diskFolders(),
  ids: () => string[] = () => listBrands(folders),
): PreviewBrands {
  const inspections = new Map<string, Promise<PreviewInspection>>();
  const inspectNow = async (id: string): Promise<PreviewInspection> => {
    const inspection = inspectBrand(id, { folders });
    const strayNames = inspection.loaded
      ? inspectBrand(id, { folders, names: await names() }).findings.filter(({ severity }) => severity === 'error')
      : [];
    return { ...inspection, strayNames };
  };
  return {
    ids,
    inspect(id) {
      const known = inspections.get(id) ?? inspectNow(id);
      inspections.set(id, known);
      return known;
    },
    forget(id) {
      if (id === undefined) inspections.clear();
      else inspections.delete(id);
    },
  };
}

/** The brand with the preview's own chat. */
function withLocalChat(brand: Snapshot['brand'], origin: string): Snapshot['brand'] {
  const { security } = brand;
  const chatHost = localChatHost(new URL(origin).host);
  const chat = [...security.hosts.chat, ...(chatHost === null ? [] : [chatHost])];
  return { ...brand, security: { ...security, hosts: { ...security.hosts, chat } } };
}

/**
 * Snapshot of a published page, with every text of the default language.
 * The public reads come from the sandbox, or from a running platform. @throws when one of them fails
 */
export async function previewSnapshot(loaded: LoadedBrand, origin: string, running?: PlatformProxy): Promise<Snapshot> {
  const { brand, theme, texts } = loaded;
  const reads = await readAsVisitor(
    running?.ask ?? (await sandboxPlatform(loaded)).ask,
    brand,
    running?.originOf(loaded) ?? origin,
  );
  return {
    v: 1,
    engine: 'preview',
    configHash: createHash('sha256')
      .update(JSON.stringify([brand, theme, texts, Date.now()]))
      .digest('hex')
      .slice(0, 12),
    at: Date.now(),
    brand: running === undefined ? withLocalChat(brand, origin) : brand,
    ...reads,
    panels: panelFile(publishedPanels(loaded.panels)).index,
    texts: { language: brand.languages.default, resources: brandSiteTexts(loaded, htmlLangOf(brand.languages.default)) },
  };
}
