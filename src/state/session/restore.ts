import { CallError } from '#platform/errors/callError.ts';
import { writeSession } from '#platform/browser/storage.ts';
import { loadMember } from './member.ts';
import { membersElsewhere } from './otherTabs.ts';
import type { Portal } from '#state/portal/portal.ts';
import { endSession, wipeSession } from './signOut.ts';

/** Adopts a token before the first route decision; it is validated next (D-102). */
export function adoptToken(portal: Portal, token: string): void {
  writeSession({ token });
  portal.session.setState({ token });
}

/** Waits between tries to read a member, ms; the last one repeats. */
const ASK_AGAIN_MS = [3_000, 10_000, 30_000, 60_000];

/**
 * Loads the member of a new or restored token; an unreachable platform signs nobody out (F32). Until it answers it is asked again:
 * what protects a player, such as reality check and idle logout, waits for it.
 */
export async function restoreMember(portal: Portal): Promise<void> {
  try {
    await loadMember(portal);
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    portal.environment.report({ kind: 'memberInfoFailed', cause: cause.kind });
    void askAgain(portal);
  }
}

/** The member of a new session, and everything on the page as this member sees it. */
export async function loadLoginInfo(portal: Portal): Promise<void> {
  await restoreMember(portal);
  await (await portal.serverState.load()).queries.invalidateQueries();
}

async function askAgain(portal: Portal): Promise<void> {
  const { token } = portal.session.getState();
  const isWanted = () => portal.session.getState().token === token && portal.session.getState().member === null;
  for (let tries = 0; ; tries += 1) {
    const wait = ASK_AGAIN_MS[Math.min(tries, ASK_AGAIN_MS.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!isWanted()) return;
    try {
      return await loadMember(portal);
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
  }
}

/** The name of this session's member, once it is known; null when the session ends before. */
function nameOf({ session }: Portal, token: string): Promise<string | null> {
  return new Promise((resolve) => {
    const look = () => {
      const state = session.getState();
      if (state.token === token && state.member === null) return;
      stop();
      resolve(state.token === token ? state.username : null);
    };
    const stop = session.subscribe(look);
    look();
  });
}

/**
 * A token from the URL. Without a live session in this tab it is adopted and the player sees whose it is; where another
 * member is signed in in another tab, the player is asked whether to go on. Over a live session of another member nothing
 * changes before the player has agreed (T7).
 */
export async function announceUrlToken(portal: Portal, token: string, live: string | null): Promise<void> {
  const { overlay, session } = portal;
  const askWhether = (name: string, known: string) =>
    overlay.confirm({
      title: { key: 'portal:continue_as_title', params: { name } },
      text: { key: 'portal:continue_as_text', params: { name: known } },
      confirm: { key: 'portal:continue_as', params: { name } },
      tone: 'info',
    });
  if (live === null || live === token) {
    const [name, elsewhere] = await Promise.all([nameOf(portal, token), membersElsewhere(portal)]);
    if (name === null) return;
    const known = [...elsewhere].find((one) => one !== name);
    if (live === null && known !== undefined && !elsewhere.has(name)) {
      if (await askWhether(name, known)) return;
      // its owner did not ask for its end
      if (session.getState().token === token) wipeSession(portal);
      return portal.router.navigate('/');
    }
    overlay.toast({ key: 'portal:signed_in_as', params: { name } }, 'info', {
      label: { key: 'portal:not_you_sign_out' },
      run: () => void endSession(portal),
    });
    return;
  }
  const owner = await portal.client.call('memberInfo', undefined, { token }).catch(() => null);
  if (owner === null || !owner.ok || owner.value.account === session.getState().username) return;
  const agreed = await askWhether(owner.value.account, session.getState().username ?? '');
  if (!agreed) return;
  wipeSession(portal);
  adoptToken(portal, token);
  await loadLoginInfo(portal);
}
