/**
 * Words and numbers of the platform that no brand changes, one export each: one that no code reads is a finding of the
 * unused check. Each call has its own spelling of a word; none is derived from another (D-101).
 */

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

/** What every read of announcements asks for: banners, promotions and notices of the web portal. */
export const announcementQuery = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const;

/** Game category codes. */
export const gameCategories = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'LOTT'] as const;

/** Paths that a visitor may open although the brand wants everybody signed in. */
export const guardExempt = ['/login', '/register', '/register.html', '/helpmc', '/download'] as const;

/** Within this time a second press of a button, or a second picture code, is not sent. */
export const THROTTLE_MS = 1_000;

/** Notices on one page of their dialog. */
export const NOTICE_PAGE_SIZE = 9;

/** How many popular lotteries are asked for. */
export const POPULAR_LOTTERIES = 20;
