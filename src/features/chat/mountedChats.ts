import type { Portal } from '#state/portal/portal.ts';

/** Where the chat's region stands. */
export const mountedChats = new WeakSet<Portal>();
