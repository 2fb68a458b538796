/** Largest request bodies, MiB. A picture of 5 MB has 6.7 MB as base64; every other call sends a form. */
export const bodyLimits = { upload: 8, ordinary: 1 } as const;

export const MIB = 1024 * 1024;
