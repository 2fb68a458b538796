import type { PermissionResponse } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { currentHost } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';
import { screenOf } from './admission.ts';
import { keepSame } from '#state/reads/keepSame.ts';

/** Time limit of all tries of the permission call, and their number. */
const PERMISSION_MS = 8_000;
const PERMISSION_TRIES = 3;
const RETRY_AFTER_MS = 300;

/** Requests the permission and shows the resulting screen. */
export async function checkPermission(portal: Portal): Promise<void> {
  const until = performance.now() + PERMISSION_MS;
  for (let attempt = 1; attempt <= PERMISSION_TRIES; attempt += 1) {
    try {
      const reply = await portal.client.call(
        'permission',
        { host: currentHost() },
        { deadlineMs: Math.max(until - performance.now(), 0) },
      );
      if (!reply.ok) throw new CallError('badResponse', 'permission');
      admit(portal, reply.value);
      return;
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      portal.environment.report({ kind: 'permissionFailed', attempt, cause: cause.kind });
      if (performance.now() + attempt * RETRY_AFTER_MS >= until) break;
      await pause(attempt * RETRY_AFTER_MS);
    }
  }
  if (portal.system.getState().admitted) portal.overlay.toast({ key: 'errors:network_abnormal' }, 'warn');
  else portal.system.setState({ screen: 'networkError' });
}

function admit(portal: Portal, reply: PermissionResponse): void {
  const screen = screenOf(reply);
  portal.serverState.current()?.queries.setQueryData(['permission'], reply);
  // what is as published stays the same object, so that nothing of the hydrated page renders again
  portal.system.setState(({ info }) => ({ admitted: true, screen, permission: reply, info: keepSame(info, reply.info) }));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
