import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import type { TextResources } from '../../../src/engine/brand/snapshot.ts';
import { offlineScripts } from '../../engine/engineFiles.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import type { InlineBlocks } from '../page/inlineBlocks.ts';
import { appIcons } from './appIcons.ts';
import { APP_MANIFEST } from '../page/pageHead.ts';
import { appManifest } from './appManifest.ts';
import { OFFLINE_PAGE, OFFLINE_WORKER, offlineBlocks, offlineDocument } from './offlineDocument.ts';

/** The worker with the version of its page. */
function workerOf(engineDir: string, page: string): string {
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  return `const VERSION="${version}";${readFileSync(join(engineDir, offlineScripts.worker), 'utf8')}`;
}

/** What makes a site an app: texts and icons by file name; nothing for a brand that is none. @throws for a picture that cannot be drawn */
export async function webAppFiles(
  loaded: LoadedBrand,
  engineDir: string,
  blocks: InlineBlocks,
  textsOf: (tag: string) => TextResources,
): Promise<{ texts: Record<string, string>; icons: Record<string, Buffer> }> {
  const { brand } = loaded;
  if (brand.webApp === undefined) return { texts: {}, icons: {} };
  const page = offlineDocument(loaded, blocks, offlineBlocks(engineDir), textsOf);
  return {
    texts: {
      [APP_MANIFEST]: appManifest(loaded, textsOf(htmlLangOf(brand.languages.default))),
      [OFFLINE_PAGE]: page,
      [OFFLINE_WORKER]: workerOf(engineDir, page),
    },
    icons: await appIcons(loaded),
  };
}
