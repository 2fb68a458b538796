/**
 * The platform's own words. Each call uses the spelling that the platform expects there; none is derived from
 * another (D-101).
 */
export const platformWords = {
  brandPlatform: 'web',
  device: 'WEB',
  registerMethod: 'WEB',
  lotteryType: 'Lott',
  announcementPlatform: 'W',
  announcementTypes: 'B,PL,PU,PR',
  announcementExecution: 'B',
  freePlayPlatform: 'W',
  freePlayGatewayVersion: '3',
  gamePlatforms: ['flash', 'html5-desktop'],
  vendorPlatform: 'html5-desktop',
  firebaseChannel: 'sms',
  /** `type` of the customer service entry that opens a window. */
  customerServiceType: 3,
} as const;

/** Game category codes. */
export const gameCategories = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'LOTT'] as const;

/** Paths that a visitor may open although the brand wants everybody signed in. */
export const guardExempt = ['/login', '/register', '/register.html', '/helpmc', '/download'] as const;

/** Times, limits and sizes that no brand changes. Names end in their unit. */
export const limits = {
  smsExternalSeconds: 60,
  phoneRetryMinutes: 5,
  throttleMs: 1_000,
  dropdownCloseMs: 200,
  chunkTimeoutMs: 120_000,
  codeMaxChars: 255,
  rememberMs: 86_400_000,
  noticePageSize: 9,
  popularLotteries: 20,
  vnNumerosCount: 100,
  imageCacheEntries: 200,
  imageRetries: 3,
  preloadScreens: 1.3,
  modalWidthPx: 600,
  modalMinPx: 200,
  modalDelayMs: 100,
  dialogWidthPx: 400,
  supportWindowPx: { width: 440, height: 750 },
  agreementAgeYears: 18,
} as const;
