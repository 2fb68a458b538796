import type { SessionSignal } from '#platform/browser/sessionChannel.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { knownName, onSessionSignal } from './signOut.ts';

/** Other tabs answer within this time, or there are none. */
const ANSWER_MS = 300;

/** Members who are signed in in other tabs, as far as they have said so. */
const namesElsewhere = createExtension(() => new Set<string>());

/** What another tab says: who is there, who asks, or that a session has ended. */
export function hearOtherTab(portal: Portal, signal: SessionSignal): void {
  const { kind, username } = signal;
  if (kind === 'here' && username !== null) namesElsewhere(portal).add(username);
  else if (kind === 'hello' && portal.session.getState().token !== null) portal.channel.post('here', knownName(portal));
  else onSessionSignal(portal, signal);
}

/** Who is signed in in other tabs of this brand (T7). */
export async function membersElsewhere(portal: Portal): Promise<ReadonlySet<string>> {
  portal.channel.post('hello');
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  return namesElsewhere(portal);
}
