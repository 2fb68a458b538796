/** A path without a slash at its end, as layouts write it. */
export const barePath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);
