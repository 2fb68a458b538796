import { loadChunk } from '#engine/react/loadChunk.ts';
import { currentHost, pageQuery } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Reports that the site was entered with an affiliate code, which the platform counts. A code that fails says so at registration. */
export async function reportVisit({ client }: Portal): Promise<void> {
  // few visits have a code: the fields stay out of the first view
  const { addressValue } = await loadChunk(() => import('#engine/fields/fields.ts'));
  const code = addressValue('affiliateCode', pageQuery());
  if (code !== '') await client.call('affiliate', { code, domain: currentHost(), visit: '1' });
}
