import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { currentFolder } from '../folder/replaceFolder.ts';
import { versionOf } from '../publish/versionFile.ts';
import { readAsVisitor } from '../publish/visitorReads.ts';
import type { PlatformProxy } from '../proxy/platformProxy.ts';
import type { Site } from './sites.ts';

const READS = ['permission', 'whitelabel', 'registerSettings', 'announcements'] as const;

/**
 * How a published site differs from the platform that answers its calls: one line each, empty when they agree. A page shows
 * what was published until the platform's replies arrive.
 */
export async function disagreements({ id, folder, brand }: Site, proxy: PlatformProxy | undefined): Promise<string[]> {
  const current = currentFolder(folder);
  const data = versionOf(current)?.data ?? 'sandbox';
  if (proxy === undefined) {
    return data === 'sandbox'
      ? []
      : [
          `${id} was published with a platform's data and is served with simulated data; expected --platform, or publish it again`,
        ];
  }
  const origin = proxy.originOf({ id, brand });
  const again = `npm run brand -- publish ${id} --platform ${origin}`;
  const keys =
    brand.security.payloadKeys.length > 0
      ? []
      : [`${id} has no security.payloadKeys in brand.json, so that calls with sealed bodies, such as the sign-in, fail`];
  if (data === 'sandbox')
    return [`${id} was published with simulated data, and its pages say so; to have the platform's: ${again}`, ...keys];
  const published = JSON.parse(readFileSync(join(current, 'boot.json'), 'utf8')) as Snapshot;
  try {
    const now = await readAsVisitor(proxy.askFor({ id, brand }), brand, origin);
    const differ = READS.filter((name) => JSON.stringify(published[name]) !== JSON.stringify(now[name]));
    if (differ.length === 0) return keys;
    return [`${id} was published with other replies of ${differ.join(', ')} than ${origin} gives now: ${again}`, ...keys];
  } catch (cause) {
    return [`${id} cannot be compared with the platform: ${cause instanceof Error ? cause.message : String(cause)}`, ...keys];
  }
}
