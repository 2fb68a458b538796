/** The platform's constants. Each call has its own spelling of a word, so none is derived from another (D-101). */

/** Namespace of the words that a brand has beside the portal's texts: `brand:world_cup`. */
export const BRAND_WORDS = 'brand';

/** Namespace of the brand's texts that only its pages of content load: `content:about_story`. */
export const CONTENT_WORDS = 'content';

/** The namespaces of texts that the brand alone has. */
export const ownNamespaces: readonly string[] = [BRAND_WORDS, CONTENT_WORDS];

/** `device` of the lottery calls. */
export const LOTTERY_DEVICE = 'WEB';

/** `registerMethod` of a registration. */
export const REGISTER_METHOD = 'WEB';

/** `firebaseChannel` of a registration whose phone was verified outside. */
export const PHONE_PROOF_CHANNEL = 'sms';

/** `platform` of the games calls, joined by commas. */
export const gamePlatforms = ['flash', 'html5-desktop'] as const;

/** `platform` of the vendors call. */
export const VENDOR_PLATFORM = 'html5-desktop';

/** Query of every announcements call: banners, promotions and notices of the web portal. */
export const announcementQuery = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const;

export const gameCategories = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'LOTT'] as const;

/** Paths open to visitors of a brand that requires sign-in. */
export const guardExempt = ['/login', '/register', '/register.html', '/helpmc', '/download'] as const;

/** A second press of a button, or a second picture code, within this time is ignored. */
export const THROTTLE_MS = 1_000;

/** The platform forgets an `Idempotency-Key` after a day: from then on a repetition would be another write. */
export const KEY_LIFE_MS = 20 * 3_600_000;

export const NOTICE_PAGE_SIZE = 9;

/** Number of popular lotteries to request. */
export const POPULAR_LOTTERIES = 20;

/** Query parameters with an affiliate code; the first one with a value wins. */
export const affiliateParameters = ['affiliateCode', 'aff'] as const;
export const referralParameters = ['referralCode'] as const;
