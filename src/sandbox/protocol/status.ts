import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

/** 0 normal, 1 maintenance, 2 region restricted: the session's value, else the brand's. */
export function systemStatusOf(context: SandboxContext): 0 | 1 | 2 {
  return context.state.overlay.status ?? context.data.platform.permission.status;
}
