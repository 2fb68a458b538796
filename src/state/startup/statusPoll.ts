import { checkPermission } from './permission.ts';
import type { Portal } from '#state/portal/portal.ts';

const PERIOD_MS = 60_000;
const JITTER_MS = 5_000;

/** The status number of the current screen. */
const STATUS_OF = { maintenance: 1, restriction: 2, networkError: null } as const;

/** Reads the system status; a change requests the permission again, which shows or removes a blocking screen (D-20). */
export async function askStatus(portal: Portal): Promise<void> {
  const reply = await portal.client.call('systemStatus').catch(() => null);
  if (reply === null || !reply.ok) return;
  const { screen } = portal.system.getState();
  if (reply.value !== (screen === null ? 0 : STATUS_OF[screen])) await checkPermission(portal);
}

/** Polls every minute, with jitter, while the page is visible (F30). Returns the function that stops it. */
export function pollStatus(portal: Portal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(turn, PERIOD_MS + Math.random() * JITTER_MS);
  };
  const turn = () => {
    const asked = document.visibilityState === 'hidden' ? Promise.resolve() : askStatus(portal);
    void asked.finally(next);
  };
  next();
  return () => clearTimeout(timer);
}
