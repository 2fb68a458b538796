import { readSession, writeSession } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Defaults. */
const USUAL = { realityCheckMinutes: 60, idleLogoutMinutes: 30, idleInGameMinutes: 60, idleWarningSeconds: 60 };

const MINUTE = 60_000;

export function playIntervals({ brand }: Portal): {
  realityCheck: number;
  idle: number;
  idleInGame: number;
  idleWarning: number;
} {
  const play = { ...USUAL, ...brand.regulatory.play };
  return {
    realityCheck: play.realityCheckMinutes * MINUTE,
    idle: play.idleLogoutMinutes * MINUTE,
    idleInGame: play.idleInGameMinutes * MINUTE,
    // at most half of the time, so that the warning does not show from the start
    idleWarning: Math.min(play.idleWarningSeconds * 1_000, (play.idleLogoutMinutes * MINUTE) / 2),
  };
}

/** Start of this session, epoch ms of the platform. Kept over reloads, ended by sign-out. */
export function playSince(portal: Portal): number {
  return keptMoment(portal, 'playSince') ?? keep(portal, 'playSince');
}

/** When the next reality check is due, epoch ms of the platform. */
export function nextRealityCheck(portal: Portal): number {
  const since = playSince(portal);
  return Math.max(since, keptMoment(portal, 'playChecked') ?? since) + playIntervals(portal).realityCheck;
}

/** The player confirmed the reality check; starts the next interval. */
export function noteRealityCheck(portal: Portal): void {
  keep(portal, 'playChecked');
}

type Moment = 'playSince' | 'playChecked';

/** A value stored for the tab; a future time is invalid. */
function keptMoment(portal: Portal, key: Moment): number | null {
  const moment = Number(readSession(key) ?? Number.NaN);
  return Number.isFinite(moment) && moment > 0 && moment <= portal.client.clock.now() + MINUTE ? moment : null;
}

function keep(portal: Portal, key: Moment): number {
  const now = Math.round(portal.client.clock.now());
  writeSession({ [key]: String(now) });
  return now;
}
