import type { Resource } from '#contract/types.ts';
import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import { isLocalPage } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The apps of an operator, in display order. */
export const appKinds = ['android', 'ios', 'lite'] as const;
export type AppKind = (typeof appKinds)[number];

/** An app with its address, and the text or picture of its QR code. */
export interface App {
  kind: AppKind;
  url: string | null;
  code: { text: string } | { picture: string };
}

const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|svg)(?:\?|#|$)/i;

/** The operator's apps on allowed hosts. A code that is the address of a picture is shown as that picture (D-87). */
export function appsOf(portal: Portal, resources: readonly Resource[] | null | undefined): App[] {
  const { hosts, security } = portal.brand;
  const allowed = [...hosts, ...(security.hosts.links ?? [])];
  const link = (address: string | null | undefined) => safeHttpUrl(address, { hosts: allowed, allowLocalhost: isLocalPage() });
  return appKinds.flatMap((kind): App[] => {
    const found = resources?.find(({ resourceType }) => resourceType.toLowerCase() === kind);
    const url = link(found?.url);
    const picture = found?.qrCodeUrl && PICTURE.test(found.qrCodeUrl) ? found.qrCodeUrl : null;
    const text = link(picture === null ? found?.qrCodeUrl : null) ?? url;
    if (picture !== null) return [{ kind, url, code: { picture } }];
    return text === null ? [] : [{ kind, url, code: { text } }];
  });
}
