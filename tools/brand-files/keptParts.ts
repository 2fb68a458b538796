/** Regions that protect players; a brand cannot change their position or condition. */
export const protectingRegions: readonly string[] = ['footer', 'sessionClock', 'playWarning', 'realityCheck', 'idleLogout'];

/** The region without which no one signs in or out, and what it has. */
export const header = { region: 'header', has: 'it has the sign-in, the way out and the clock of the session' } as const;

/** Pages with the footer, which shows licence, age and responsibility. */
export const footerPages: readonly string[] = ['home', 'login', 'promotions', 'promotionDetail'];

/** Footer entry with help for problem gambling. */
export const responsible = 'responsible';

/** Routes that the portal navigates to, with their path: sign-in, sign-out and logo need them. */
export const neededRoutes: Readonly<Record<string, string>> = { home: '/', login: '/login' };
