import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { Announcements } from '#contract/types.ts';
import type { PayloadKey } from '#platform/sealing/pep1.ts';
import { readSiteFile } from '#platform/http/siteFile.ts';

/** The site as it is published now, whose page may be older or carry less. @throws CallError */
const readPublished = async (): Promise<Snapshot> => (await readSiteFile('/boot.json')) as Snapshot;

/** The currently published keys: fetched when the platform rejects those of this page. @throws CallError */
export const readPayloadKeys = async (): Promise<readonly PayloadKey[]> => (await readPublished()).brand.security.payloadKeys;

/** The published announcements, for a page that carries only its own banners. @throws CallError */
export const readPublishedAnnouncements = async (): Promise<Announcements> => (await readPublished()).announcements;
