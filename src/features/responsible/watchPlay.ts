import { nextRealityCheck, noteRealityCheck } from '#state/session/playTime.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Polls the due time, as a timer may fire late or early after the device slept. */
const MAX_WAIT_MS = 15_000;

/** Opens the reality check whenever it is due, one at a time. Returns the function that stops and closes it. */
export function watchPlay(portal: Portal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'waiting' | 'asking' | 'ended' = 'waiting';

  const checkPlayTime = () => {
    clearTimeout(timer);
    if (state !== 'waiting') return;
    const left = portal.client.clock.remaining(nextRealityCheck(portal));
    if (left > 0) timer = setTimeout(checkPlayTime, Math.min(left, MAX_WAIT_MS));
    else void ask();
  };
  const ask = async () => {
    state = 'asking';
    const acknowledged = (await portal.overlay.openModal('realityCheckModal', {}, { locked: true })) === true;
    if (state !== 'asking') return;
    if (acknowledged) noteRealityCheck(portal);
    state = 'waiting';
    checkPlayTime();
  };

  checkPlayTime();
  document.addEventListener('visibilitychange', checkPlayTime);
  return () => {
    state = 'ended';
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', checkPlayTime);
    portal.overlay.closeModals('realityCheckModal');
  };
}
