import type { SessionSignal } from '#platform/browser/sessionChannel.ts';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { knownName, onSessionSignal } from './signOut.ts';

/** How long to wait for an answer of other tabs, ms: a busy one is late. */
const FIRST_MS = 1_000;
/** How long to wait for the others after it, ms. */
const NEXT_MS = 200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signed-in members of other tabs, as far as known. */
const namesElsewhere = createExtension(() => new Set<string>());

/** Handles signals of other tabs: their member, a request, a write, or the end of a session. */
export function onTabSignal(portal: Portal, signal: SessionSignal): void {
  const { kind, username, call = '' } = signal;
  if (kind === 'here' && username !== null) namesElsewhere(portal).add(username);
  else if (kind === 'hello' && portal.session.getState().token !== null) portal.channel.post('here', knownName(portal));
  else if (kind === 'wrote') {
    const isOwn = username !== null && username === knownName(portal) && portal.session.getState().token !== null;
    if (isOwn && Object.hasOwn(endpoints, call)) portal.serverState.current()?.invalidateAfter(call as EndpointName);
  } else onSessionSignal(portal, signal);
}

/** The signed-in members of other tabs of this brand (T7). */
export async function membersElsewhere(portal: Portal): Promise<ReadonlySet<string>> {
  portal.channel.post('hello');
  const names = namesElsewhere(portal);
  const latest = performance.now() + FIRST_MS;
  while (names.size === 0 && performance.now() < latest) await wait(NEXT_MS);
  await wait(NEXT_MS);
  return names;
}
