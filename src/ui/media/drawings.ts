/** Ids of the symbols by which a published page contains drawings that would otherwise be files. */
export const MARK_ID = 'brand-mark';

/** @param country ISO 3166-1 alpha-2 */
export const flagId = (country: string): string => `flag-${country}`;

/** Whether the page has the symbol. There is no document where pages are rendered for publishing. */
export const isInPage = (id: string): boolean => Boolean(globalThis.document?.getElementById(id));

/** Reserves the space of a picture. Not SVG: a browser opens a document for it, which delays the first paint. */
export const BLANK_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
