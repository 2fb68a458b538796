import { cdnUrl } from '#engine/values/safeUrl.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Skips failed hosts (`imageHosts.ts`). */
export const imageRewriteOf = createExtension(() => ({ apply: (url: string): string => url }));

/**
 * The address of a platform image: a relative path gets one of the CDNs that the brand allows, the same one in this page and in
 * its prerender (D-88, T33). A forbidden address becomes empty, which renders as a missing picture.
 */
export function imageUrl(portal: Portal, path: string): string {
  const cdns = portal.system.getState().info.imageCDNs ?? [];
  const url = cdnUrl(path, cdns, portal.brand.security.hosts.images, () => (portal.snapshot.at % 997) / 997) ?? '';
  return imageRewriteOf(portal).apply(url);
}
