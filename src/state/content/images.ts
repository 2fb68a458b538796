import { cdnUrl } from '#engine/values/safeUrl.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Leads past a host that is down, where there are several (`imageHosts.ts`). */
export const imageRewriteOf = createExtension(() => ({ apply: (url: string): string => url }));

/**
 * Where an image of the platform is fetched from: a relative path through one of the CDNs that the brand allows, the
 * same one for the same path in this page and in its prerender (D-88, T33). An address that may not be used becomes an
 * empty one, which shows as a missing picture.
 */
export function imageUrl(portal: Portal, path: string): string {
  const cdns = portal.system.getState().info.imageCDNs ?? [];
  const url = cdnUrl(path, cdns, portal.brand.security.hosts.images, () => (portal.snapshot.at % 997) / 997) ?? '';
  return imageRewriteOf(portal).apply(url);
}
