import { createHash } from 'node:crypto';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { localChatHost } from '#sandbox/values/localPartner.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { panelFile, publishedPanels } from '../../brand-files/panels/publishedPanels.ts';
import type { PlatformProxy } from '../proxy/platformProxy.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { brandSiteTexts } from '../publish/siteTexts.ts';
import { readAsVisitor } from '../publish/visitorReads.ts';

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
    running?.askFor(loaded) ?? (await sandboxPlatform(loaded)).ask,
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
