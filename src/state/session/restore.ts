import { CallError } from '#platform/errors/callError.ts';
import { writeSession } from '#platform/browser/storage.ts';
import { loadMember } from './member.ts';
import type { Portal } from '#state/portal/portal.ts';
import { endSession, wipeSession } from './signOut.ts';

/** Adopts a token before the first route decision; it is validated next (D-102). */
export function adoptToken(portal: Portal, token: string): void {
  writeSession({ token });
  portal.session.setState({ token });
}

/** Loads the member of a restored token; an unreachable platform signs nobody out (F32). */
export async function restoreMember(portal: Portal): Promise<void> {
  try {
    await loadMember(portal);
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    portal.environment.report({ kind: 'memberInfoFailed', cause: cause.kind });
  }
}

/**
 * A token from the URL: without a live session it is adopted and the player sees whose it is; over a live session of another
 * member nothing changes before the player has agreed (T7).
 */
export async function announceUrlToken(portal: Portal, token: string, live: string | null): Promise<void> {
  const { overlay, session } = portal;
  if (live === null || live === token) {
    const name = session.getState().username;
    if (name === null) return;
    overlay.toast({ key: 'portal:signed_in_as', params: { name } }, 'info', {
      label: { key: 'portal:not_you_sign_out' },
      run: () => void endSession(portal),
    });
    return;
  }
  const owner = await portal.client.call('memberInfo', undefined, { token }).catch(() => null);
  if (owner === null || !owner.ok || owner.value.account === session.getState().username) return;
  const agreed = await overlay.confirm({
    title: { key: 'portal:continue_as_title', params: { name: owner.value.account } },
    text: { key: 'portal:continue_as_text', params: { name: session.getState().username ?? '' } },
    confirm: { key: 'portal:continue_as', params: { name: owner.value.account } },
    tone: 'info',
  });
  if (!agreed) return;
  wipeSession(portal);
  adoptToken(portal, token);
  await restoreMember(portal);
}
