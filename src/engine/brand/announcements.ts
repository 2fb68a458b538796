import type { Announcements, AnnouncementsV2Response } from '#contract/types.ts';
import type { Brand } from './snapshot.ts';

/** Replies of the two calls for announcements; null for one that failed or was not sent. */
export interface AnnouncementReplies {
  first: Announcements | null;
  second: AnnouncementsV2Response | null;
}

/**
 * What is known with new replies. A brand of the second variant takes popups from the second call alone, and the rest from the
 * first; what a reply lacks stays as it was (NTC-03).
 */
export function joinAnnouncements(brand: Brand, known: Announcements, { first, second }: AnnouncementReplies): Announcements {
  if (brand.api.variants.announcements !== 'v2') return { ...known, ...first };
  const { popup: _, ...rest } = first ?? {};
  return { ...known, ...rest, ...second };
}
