import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { PayloadKey } from '#platform/sealing/pep1.ts';
import { readSiteFile } from '#platform/http/siteFile.ts';

/** The currently published keys: fetched when the platform rejects those of this page. */
export async function readPayloadKeys(): Promise<readonly PayloadKey[]> {
  const snapshot = (await readSiteFile('/boot.json')) as Snapshot;
  return snapshot.brand.security.payloadKeys;
}
