import type { Portal } from '#state/portal.ts';

/** Where the chat's region stands. */
export const standing = new WeakSet<Portal>();
