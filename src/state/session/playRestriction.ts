import type { PlayRestriction } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { Portal } from '#state/portal/portal.ts';
import { loadMember } from './member.ts';

/** The member's pause or self-exclusion in force, by the platform's clock; null without one. */
export function playRestriction({ session, client }: Portal): PlayRestriction | null {
  const restriction = session.getState().member?.restriction ?? null;
  if (restriction === null) return null;
  return restriction.until === null || client.clock.now() < restriction.until ? restriction : null;
}

/** Reads the member anew, after a pause or self-exclusion that began; a failed read leaves what is known. */
export async function renewRestriction(portal: Portal): Promise<void> {
  try {
    await loadMember(portal);
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
  }
}

/** Whether a refusal is due to a pause or self-exclusion. It began elsewhere: the member is read anew. */
export async function isRestricted(portal: Portal, code: string): Promise<boolean> {
  if (code !== 'play_paused' && code !== 'self_excluded') return false;
  await renewRestriction(portal);
  return true;
}
