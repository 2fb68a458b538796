import { playIntervals } from '#state/session/playTime.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { endSession } from '#state/session/signOut.ts';
import { createLastActivity } from './lastActivity.ts';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const CHECK_MS = 1_000;

/** Time until an inactive member is signed out; the warning's countdown reads it. */
const watchOf = createExtension(() => ({ msLeft: (): number => 0 }));

export const idleMsLeft = (portal: Portal): number => watchOf(portal).msLeft();

/** Watches for activity, warns before the time is up, signs out after it. Returns the function that stops it. */
export function watchIdle(portal: Portal): () => void {
  const { idle, idleInGame, idleWarning } = playIntervals(portal);
  const username = portal.session.getState().username ?? '';
  const person = createLastActivity('lastActive', username);
  const game = createLastActivity('lastPlayed', username);
  // messages of a game, which may play by itself, keep its player signed in for a limited time
  const remainingMs = () => {
    const away = person.idleMs();
    return Math.max(0, idle - away, Math.min(idle - game.idleMs(), idleInGame - away));
  };
  watchOf(portal).msLeft = remainingMs;
  let asking = false;
  let ended = false;

  const stop = () => {
    ended = true;
    clearInterval(timer);
    for (const sign of ACTIVITY_EVENTS) document.removeEventListener(sign, onInput, { capture: true });
    globalThis.removeEventListener('message', onFrameMessage);
    globalThis.removeEventListener('blur', onWindowBlur);
    watchOf(portal).msLeft = () => 0;
    portal.overlay.closeModals('idleModal');
  };
  const checkIdle = () => {
    if (ended) return;
    const ms = remainingMs();
    if (ms === 0) {
      stop();
      void leave(portal, person.idleMs());
    } else if (ms > idleWarning) portal.overlay.closeModals('idleModal');
    else if (!asking) {
      asking = true;
      void portal.overlay.openModal('idleModal').then(() => (asking = false));
    }
  };
  const onInput = (event: Event) => {
    if (event.isTrusted) person.note();
  };
  // of a framed game only its messages and its focus are visible
  const onFrameMessage = ({ source }: MessageEvent) => {
    if (gameFrames().some(({ contentWindow }) => contentWindow !== null && contentWindow === source)) game.note();
  };
  const onWindowBlur = () => {
    if (gameFrames().some((frame) => frame === document.activeElement)) game.note();
  };

  for (const sign of ACTIVITY_EVENTS) document.addEventListener(sign, onInput, { capture: true, passive: true });
  globalThis.addEventListener('message', onFrameMessage);
  globalThis.addEventListener('blur', onWindowBlur);
  const timer = setInterval(checkIdle, CHECK_MS);
  return stop;
}

const gameFrames = (): HTMLIFrameElement[] => [...document.querySelectorAll<HTMLIFrameElement>('[data-stage] iframe')];

async function leave(portal: Portal, away: number): Promise<void> {
  void endSession(portal);
  await portal.overlay.warn({
    title: { key: 'errors:idle_signed_out' },
    text: { key: 'errors:idle_signed_out_text', params: { minutes: Math.round(away / 60_000) } },
    tone: 'info',
  });
}
