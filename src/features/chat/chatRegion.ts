import { createExtension } from '#state/portal/extension.ts';

/** Whether the chat's region stands. */
export const chatRegionOf = createExtension(() => ({ isMounted: false }));
