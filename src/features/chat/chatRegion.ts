import { createExtension } from '#state/portal/extension.ts';

/** Whether the chat's region is mounted. */
export const chatRegionOf = createExtension(() => ({ isMounted: false }));
